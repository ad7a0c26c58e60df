// Short soft sounds, synthesised: a card, a coin, dice, your turn, a victory. No files.
import { me } from '../state/me.svelte';

export type Sound = 'card' | 'coin' | 'dice' | 'turn' | 'victory';
let audio: AudioContext | null = null;

/** Play one, if sound is on and the browser lets us. */
export function play(sound: Sound): void {
  if (!me.sound) return;
  try {
    audio ??= new AudioContext();
    if (audio.state === 'suspended') void audio.resume();
    SOUNDS[sound](audio, audio.currentTime + 0.01);
  } catch {
    audio = null; // no sound on this device
  }
}

const SOUNDS: Record<Sound, (to: AudioContext, at: number) => void> = {
  card: (to, at) => rustle(to, at, 1800, 0.07, 0.05),
  coin: (to, at) => [2100, 3150].forEach((pitch, i) => tone(to, at + i * 0.03, pitch, 0.18, 0.035)),
  dice: (to, at) => [0, 0.09, 0.16, 0.27, 0.34].forEach((later) => rustle(to, at + later, 900 + later * 1500, 0.04, 0.11)),
  turn: (to, at) => [523.25, 783.99].forEach((pitch, i) => tone(to, at + i * 0.14, pitch, 0.5, 0.12)),
  victory: (to, at) => [523.25, 659.25, 783.99, 1046.5].forEach((pitch, i) => tone(to, at + i * 0.13, pitch, 0.7, 0.1)),
};

function tone(to: AudioContext, at: number, pitch: number, seconds: number, loud: number): void {
  const voice = new OscillatorNode(to, { type: 'sine', frequency: pitch });
  const volume = new GainNode(to, { gain: 0 });
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loud, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, at + seconds);
  voice.connect(volume).connect(to.destination);
  voice.start(at);
  voice.stop(at + seconds + 0.05);
}

/** A breath of noise round a pitch. */
function rustle(to: AudioContext, at: number, pitch: number, seconds: number, loud: number): void {
  const noise = new AudioBuffer({ length: Math.ceil(to.sampleRate * seconds), sampleRate: to.sampleRate });
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2;
  const source = new AudioBufferSourceNode(to, { buffer: noise });
  const band = new BiquadFilterNode(to, { type: 'bandpass', frequency: pitch, Q: 0.8 });
  source.connect(band).connect(new GainNode(to, { gain: loud * 4 })).connect(to.destination);
  source.start(at);
}
