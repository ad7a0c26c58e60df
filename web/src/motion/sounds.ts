// How each sound is made: no files, only oscillators and breaths of noise. Every one begins and ends in silence, and none is much
// louder than the others (tests/browser/test_sounds.py measures them).
export const SOUNDS = {
  card: (to: BaseAudioContext, at: number) => {
    rustle(to, at, 2600, 0.09, 0.5, 0.012);
    rustle(to, at + 0.045, 1300, 0.05, 0.36, 0.004); // it lands
  },
  coin: (to: BaseAudioContext, at: number) => {
    [1980, 2967, 4455].forEach((pitch, i) => tone(to, at + i * 0.004, pitch, 0.3 - i * 0.06, [0.075, 0.05, 0.022][i]!, 0.003));
    [2217, 3322].forEach((pitch, i) => tone(to, at + 0.075, pitch, 0.26, [0.05, 0.03][i]!, 0.003));
  },
  dice: (to: BaseAudioContext, at: number) =>
    [0, 0.085, 0.15, 0.255, 0.33].forEach((later, i) => knock(to, at + later, 1 - i * 0.11, 1 + ((i * 7) % 5) * 0.06)),
  turn: (to: BaseAudioContext, at: number) => [523.25, 783.99].forEach((pitch, i) => bell(to, at + i * 0.14, pitch, 0.6, 0.105)),
  victory: (to: BaseAudioContext, at: number) =>
    [523.25, 659.25, 783.99, 1046.5].forEach((pitch, i) => bell(to, at + i * 0.12, pitch, 0.72, 0.085)),
};
export type Sound = keyof typeof SOUNDS;

/** One pitch that rises within `rise` seconds, and dies away to nothing. */
function tone(to: BaseAudioContext, at: number, pitch: number, seconds: number, loud: number, rise = 0.012): void {
  const voice = new OscillatorNode(to, { type: 'sine', frequency: pitch });
  const volume = new GainNode(to, { gain: 0 });
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loud, at + rise);
  volume.gain.exponentialRampToValueAtTime(loud * 0.004, at + seconds);
  volume.gain.linearRampToValueAtTime(0, at + seconds + 0.03);
  voice.connect(volume).connect(to.destination);
  voice.start(at);
  voice.stop(at + seconds + 0.04);
}

/** A pitch with two soft overtones that are gone before it. */
function bell(to: BaseAudioContext, at: number, pitch: number, seconds: number, loud: number): void {
  tone(to, at, pitch, seconds, loud);
  tone(to, at, pitch * 2, seconds * 0.6, loud * 0.22, 0.006);
  tone(to, at, pitch * 3.01, seconds * 0.3, loud * 0.08, 0.004);
}

/** A die on wood: the knock, and the board under it. */
function knock(to: BaseAudioContext, at: number, loud: number, high: number): void {
  rustle(to, at, 1500 * high, 0.045, 0.62 * loud, 0.002);
  tone(to, at, 310 * high, 0.07, 0.09 * loud, 0.003);
}

/** A breath of noise round a pitch, that rises within `rise` seconds and dies away. */
function rustle(to: BaseAudioContext, at: number, pitch: number, seconds: number, loud: number, rise: number): void {
  const noise = new AudioBuffer({ length: Math.ceil(to.sampleRate * seconds), sampleRate: to.sampleRate });
  const samples = noise.getChannelData(0),
    risen = rise * to.sampleRate;
  for (let i = 0; i < samples.length; i++)
    samples[i] = (Math.random() * 2 - 1) * Math.min(1, i / risen) * (1 - i / samples.length) ** 2;
  const source = new AudioBufferSourceNode(to, { buffer: noise });
  const band = new BiquadFilterNode(to, { type: 'bandpass', frequency: pitch, Q: 0.8 });
  source
    .connect(band)
    .connect(new GainNode(to, { gain: loud }))
    .connect(to.destination);
  source.start(at);
}
