/** A 64-bit fingerprint of a state, as 16 hex digits: two states are equal exactly when everything in them is. */
import type { Frame, PlayerState, Position, State } from './state.ts';

let low = 0;
let high = 0;

function mix(value: number): void {
  low = Math.imul(low ^ value, 0x85ebca6b);
  low ^= low >>> 13;
  high = Math.imul((high ^ value) + (low >>> 7), 0xc2b2ae35);
  high ^= high >>> 16;
}

function mixAll(values: readonly number[]): void {
  mix(values.length);
  for (let i = 0; i < values.length; i++) mix(values[i] as number);
}

function mixPosition(p: Position): void {
  mix(p.x);
  mix(p.y);
  mix(p.tile);
  mix(p.goods);
  mix(p.scotsmen);
  mix(p.activated);
  mixAll(p.under);
}

function mixPlayer(p: PlayerState): void {
  mix(p.coins);
  mix(p.vp);
  mix(p.whisky);
  mix(p.chieftains);
  mix(p.supply);
  mix(p.clanMarkers);
  mixAll(p.cards);
  mixAll(p.persons);
  mixAll(p.sheet);
  mix(p.territory.length);
  for (const position of p.territory) mixPosition(position);
}

function mixFrame(f: Frame): void {
  mix(f.kind);
  mix(f.seat);
  mix(f.step);
  mix(f.tile);
  mix(f.x);
  mix(f.y);
  mix(f.n);
  mixAll(f.list);
}

function mixText(text: string): void {
  mix(text.length);
  for (let i = 0; i < text.length; i++) mix(text.charCodeAt(i));
}

function digest(): string {
  mix(0x9e3779b9);
  mix(low);
  mix(high);
  return (low >>> 0).toString(16).padStart(8, '0') + (high >>> 0).toString(16).padStart(8, '0');
}

export function hashState(s: State): string {
  low = 0x2545f491;
  high = 0x9e3779b1;
  for (const player of s.players) mixPlayer(player);
  mixAll(s.rondel);
  mixAll(s.progress);
  mix(s.chainEnd);
  mixAll(s.market);
  for (const stack of s.stacks) mixAll(stack);
  mixAll(s.discard);
  mixAll(s.removed);
  mix(s.turn.seat);
  mix(s.turn.piece);
  mix(s.turn.movement);
  mix(s.turn.used);
  mix(s.frames.length);
  for (const frame of s.frames) mixFrame(frame);
  mix(s.scorings);
  mix(s.over);
  for (const stream of s.streams) {
    mixAll(stream.words);
    mixAll(stream.forced);
  }
  // Slots are small; their text is the one form that every module has already.
  for (const slot of s.slots) mixText(JSON.stringify(slot));
  return digest();
}
