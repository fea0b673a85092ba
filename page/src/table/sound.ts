// Short sounds for a card, for the viewer's turn and for the end; made here, so that nothing is loaded.

import { settings } from "../lib/settings.svelte";
import type { LogEntry, Outcome } from "../lib/wire";

const LAID = ["attack", "throw", "beat", "transfer", "challenge", "extend", "reject"];

let audio: AudioContext | null = null;

/** What the latest state sounds like, if the browser lets the page be heard at all. */
export function sound(state: { view: { over: Outcome | null } }, news: readonly LogEntry[], turn: boolean): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  if (state.view.over !== null && news.length > 0) tones([392, 523, 659]);
  else if (turn) tones([587, 784]);
  else if (news.some((entry) => LAID.includes(entry.verb))) tones([196]);
  if (turn) navigator.vibrate?.(30);
}

function tones(pitches: readonly number[]): void {
  audio ??= new AudioContext();
  const start = audio.currentTime;
  pitches.forEach((pitch, index) => tone(audio!, pitch, start + index * 0.09));
}

function tone(context: AudioContext, pitch: number, at: number): void {
  const [oscillator, gain] = [context.createOscillator(), context.createGain()];
  oscillator.type = "triangle";
  oscillator.frequency.value = pitch;
  gain.gain.setValueAtTime(0.07, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + 0.14);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(at);
  oscillator.stop(at + 0.15);
}
