// Short soft sounds, synthesised: a card, a coin, dice, your turn, a victory. How each is made stands in sounds.ts, fetched when the first may sound.
import { me } from '../state/me.svelte';
import type { Sound, SOUNDS } from './sounds';

export type { Sound };
let audio: AudioContext | null = null;
let made: typeof SOUNDS | null = null;

/** Play one, if sound is on and the browser lets us. */
export function play(sound: Sound): void {
  if (!me.sound || !audio || !made) return;
  if (audio.state === 'suspended') void audio.resume();
  made[sound](audio, audio.currentTime + 0.01);
}

/** Browsers let a page sound only from a tap or a key on: with the first of them all is made ready. */
function ready(): void {
  if (!me.sound || audio) return;
  try {
    audio = new AudioContext();
    void audio.resume();
    void import('./sounds').then((module) => (made = module.SOUNDS));
  } catch {
    return; // no sound on this device
  }
}
for (const begun of ['pointerup', 'keydown']) addEventListener(begun, ready);
