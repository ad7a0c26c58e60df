// "Your turn" for a page that is not looked at: title, icon, sound, and a notification if it was allowed.
import { me } from '../state/me.svelte';

let mineBefore = false;
let audio: AudioContext | null = null;

export function signal(mine: boolean, title: string): void {
  document.title = mine ? `✦ ${title}` : title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (icon) icon.href = mine ? '/favicon-turn.svg' : '/favicon.svg';
  if (mine && !mineBefore) {
    if (me.sound && document.hidden) chime();
    if (document.hidden && me.signal && 'Notification' in window && Notification.permission === 'granted') new Notification(title, { tag: 'imperia-turn', icon: '/favicon-turn.svg' });
  }
  mineBefore = mine;
}

/** Two soft notes, synthesised. */
function chime(): void {
  try {
    audio ??= new AudioContext();
    for (const [i, pitch] of [523.25, 783.99].entries()) {
      const tone = new OscillatorNode(audio, { type: 'sine', frequency: pitch });
      const volume = new GainNode(audio, { gain: 0 });
      const at = audio.currentTime + i * 0.14;
      volume.gain.setValueAtTime(0, at);
      volume.gain.linearRampToValueAtTime(0.12, at + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.001, at + 0.5);
      tone.connect(volume).connect(audio.destination);
      tone.start(at);
      tone.stop(at + 0.55);
    }
  } catch {
    audio = null; // no sound on this device: the title and the icon still tell
  }
}

