/** Quiet wooden knocks, made on the spot: no files, nothing to load. */
import { settings } from './settings.svelte.ts';

let context: AudioContext | undefined;

/** One knock; higher ones for gains, lower ones for what is put down. */
export function knock(pitch = 320, volume = 0.08): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  const tone = context.createOscillator();
  const loudness = context.createGain();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(pitch, now);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.6, now + 0.07);
  loudness.gain.setValueAtTime(volume, now);
  loudness.gain.exponentialRampToValueAtTime(0.0001, now + 0.12);
  tone.connect(loudness).connect(context.destination);
  tone.start(now);
  tone.stop(now + 0.13);
}
