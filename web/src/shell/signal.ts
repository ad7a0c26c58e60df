// "Your turn" for a page that is not looked at: title, icon, sound, and a notification if it was allowed.
import { play } from '../motion/sound';
import { me } from '../state/me.svelte';

let mineBefore = false;

export function signal(mine: boolean, title: string): void {
  document.title = mine ? `✦ ${title}` : title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const wanted = mine ? '/favicon-turn.svg' : '/favicon.svg';
  if (icon && icon.getAttribute('href') !== wanted) icon.href = wanted; // the same once more would be fetched once more
  if (mine && !mineBefore) {
    if (document.hidden) play('turn');
    if (document.hidden && me.signal && 'Notification' in window && Notification.permission === 'granted')
      new Notification(title, { tag: 'imperia-turn', icon: '/favicon-turn.svg' });
  }
  mineBefore = mine;
}
