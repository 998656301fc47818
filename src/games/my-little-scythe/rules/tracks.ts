import type { Seat } from '../../../engine/ids.ts';
import { FRIENDSHIP, PIES, TOP_OF_TRACK } from './cards.ts';
import { type Flow, makingOf, type State, spellOf, worthOf } from './state.ts';
import { note, noteTrack } from './trophies.ts';

export const onTrack = (value: number): number => Math.max(0, Math.min(TOP_OF_TRACK, value));

export function befriend(state: State, seat: Seat, by: number, flow: Flow): void {
  if (by === 0) return;
  const was = state.friendship[seat] as number;
  const now = onTrack(was + by);
  state.friendship[seat] = now;
  if (seat === state.turn) noteTrack(state, FRIENDSHIP, was, now);
  flow.tell?.({ is: 'friendship', seat, by: now - was, now }, 'all', 'none');
}

export function bake(state: State, seat: Seat, by: number, flow: Flow): void {
  if (by === 0) return;
  const was = state.pies[seat] as number;
  const now = onTrack(was + by);
  state.pies[seat] = now;
  if (seat === state.turn) noteTrack(state, PIES, was, now);
  flow.tell?.({ is: 'pies', seat, by: now - was, now }, 'all', 'none');
}

export const canDrawSpell = ({ deck, discards }: State): boolean =>
  deck.length > 0 || discards.some((count) => count > 0);

/** An empty deck is made anew from the discards first. */
export function drawSpell(state: State, seat: Seat, flow: Flow): void {
  if (state.deck.length === 0 && canDrawSpell(state)) remake(state, flow);
  const value = state.deck.pop();
  if (value === undefined) {
    flow.tell?.({ is: 'noSpell', seat }, 'all', 'none');
    return;
  }
  const making = state.mix.length / 3 - 1;
  (state.hands[seat] as number[]).push(spellOf(making, value));
  if (seat === state.turn) note(state);
  flow.tell?.({ is: 'spell', seat, value }, { only: [seat] }, [seat]);
  flow.tell?.({ is: 'spell', seat, value: 0 }, { but: [seat] }, 'none');
}

function remake(state: State, flow: Flow): void {
  const deck = state.discards.flatMap((count, each) => new Array<number>(count).fill(each + 1));
  state.mix.push(...state.discards);
  state.discards = [0, 0, 0];
  state.deck = flow.rng.shuffle(deck);
  flow.tell?.({ is: 'remade' }, 'all', 'none');
}

/** Of equal spells the oldest goes. */
export function discardSpell(state: State, seat: Seat, value: number): void {
  discardAt(
    state,
    seat,
    (state.hands[seat] as number[]).findIndex((spell) => worthOf(spell) === value),
  );
}

export function discardAt(state: State, seat: Seat, place: number): void {
  const [spell = 0] = (state.hands[seat] as number[]).splice(place, 1);
  const value = worthOf(spell);
  const counted = makingOf(spell) * 3 + value - 1;
  state.mix[counted] = (state.mix[counted] as number) - 1;
  state.discards[value - 1] = (state.discards[value - 1] as number) + 1;
}

/** How often each value is in the hand: [none, ones, twos, threes]. */
export function countHand(state: State, seat: Seat): number[] {
  const counts = [0, 0, 0, 0];
  for (const spell of state.hands[seat] as number[]) counts[worthOf(spell)] = (counts[worthOf(spell)] as number) + 1;
  return counts;
}
