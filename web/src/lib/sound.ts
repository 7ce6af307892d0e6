/** A few small sounds, synthesised in the browser; silent when sound is off. */
import type { SoundName } from "./board";
import { afterPaint } from "./after_paint";
import { prefs } from "./prefs.svelte";

let audio: AudioContext | null = null;

function context(): AudioContext | null {
  if (!prefs.sound || typeof AudioContext === "undefined") return null;
  // Browsers keep a page silent until it has been touched.
  if (!audio && navigator.userActivation && !navigator.userActivation.hasBeenActive) return null;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume().catch(() => undefined);
  return audio.state === "running" ? audio : null;
}

function tone(at: AudioContext, hertz: number, start: number, length: number, loud: number): void {
  const voice = at.createOscillator();
  const envelope = at.createGain();
  const begin = at.currentTime + start;
  voice.type = "triangle";
  voice.frequency.value = hertz;
  envelope.gain.setValueAtTime(0, begin);
  envelope.gain.linearRampToValueAtTime(loud, begin + 0.012);
  envelope.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  voice.connect(envelope).connect(at.destination);
  voice.start(begin);
  voice.stop(begin + length);
}

function rustle(at: AudioContext, start: number, length: number, hertz: number, loud: number): void {
  const samples = Math.floor(at.sampleRate * length);
  const buffer = at.createBuffer(1, samples, at.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < samples; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / samples) ** 2;
  const paper = at.createBufferSource();
  paper.buffer = buffer;
  const filter = at.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = hertz;
  filter.Q.value = 0.8;
  const volume = at.createGain();
  volume.gain.value = loud;
  paper.connect(filter).connect(volume).connect(at.destination);
  paper.start(at.currentTime + start);
}

const SOUNDS: Record<SoundName, (at: AudioContext) => void> = {
  card: (at) => rustle(at, 0, 0.09, 2600, 0.22),
  coin: (at) => {
    tone(at, 1320, 0, 0.16, 0.07);
    tone(at, 1980, 0.05, 0.22, 0.05);
  },
  roll: (at) => {
    for (let i = 0; i < 4; i++) rustle(at, i * 0.07, 0.05, 1500 + i * 250, 0.2);
  },
  turn: (at) => {
    tone(at, 523, 0, 0.28, 0.08);
    tone(at, 784, 0.11, 0.38, 0.07);
  },
  win: (at) => [523, 659, 784, 1046].forEach((hertz, i) => tone(at, hertz, i * 0.12, 0.45, 0.07)),
};

export function sound(name: SoundName): void {
  afterPaint(() => {
    const at = context();
    if (at) SOUNDS[name](at);
  });
}
