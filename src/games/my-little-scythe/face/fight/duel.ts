import type { Offer } from '../../../../engine/game.ts';
import type { Seat } from '../../../../engine/ids.ts';
import type { SeenFight } from '../../rules/asks.ts';
import type { Value } from '../../rules/cards.ts';
import type { Event } from '../../rules/events.ts';
import type { Dial, Move } from '../../rules/move.ts';
import { type SeenSpell, top, type View } from '../../rules/state.ts';

export type Fought = Extract<Event, { is: 'fought' }>;

/** The fight that is being decided. */
export const fightIn = (view: View): SeenFight | null => {
  const pending = top(view);
  return pending?.step === 'fight' ? pending : null;
};

/** What is set on the dial and which spells of the hand lie beside it, by their places. */
export interface Setting {
  readonly pies: number;
  readonly spells: readonly number[];
}
export const NOTHING_SET: Setting = { pies: 0, spells: [] };

const dialsIn = (offers: readonly Offer<Move>[]): Dial[] =>
  offers.flatMap(({ move }) => (move.do === 'dial' ? [move] : []));

/** As far as the offers go: pies, and spells at once. */
export function limitsIn(offers: readonly Offer<Move>[]): { readonly pies: number; readonly spells: number } {
  const dials = dialsIn(offers);
  return {
    pies: Math.max(0, ...dials.map(({ pies }) => pies)),
    spells: Math.max(0, ...dials.map(({ spells }) => spells.length)),
  };
}

const valuesAt = (hand: readonly SeenSpell[], places: readonly number[]): Value[] =>
  places.flatMap((place) => hand[place]?.value ?? []).sort((one, other) => one - other);

const areSame = (some: readonly Value[], others: readonly Value[]): boolean => some.join() === others.join();

/** The offer that is set. */
export function offerOf(
  offers: readonly Offer<Move>[],
  hand: readonly SeenSpell[],
  { pies, spells }: Setting,
): Offer<Move> | null {
  const values = valuesAt(hand, spells);
  return offers.find(({ move }) => move.do === 'dial' && move.pies === pies && areSame(move.spells, values)) ?? null;
}

/** Reads the setting off the chosen move, wherever it was chosen; equal spells stay those that were tapped. */
export function settingOf(move: Move | null, hand: readonly SeenSpell[], last: Setting): Setting {
  if (move?.do !== 'dial') return last;
  if (areSame(valuesAt(hand, last.spells), move.spells)) return { pies: move.pies, spells: last.spells };
  const free = hand.map(({ value }, place) => ({ value, place }));
  const spells = move.spells.flatMap((value) => {
    const found = free.findIndex((each) => each.value === value);
    return found < 0 ? [] : free.splice(found, 1).map(({ place }) => place);
  });
  return { pies: move.pies, spells };
}

/** A tap on a spell; null where no more may be set. With room for one alone it takes the other's place. */
export function tapped({ pies, spells }: Setting, place: number, most: number): Setting | null {
  if (spells.includes(place)) return { pies, spells: spells.filter((each) => each !== place) };
  if (spells.length < most) return { pies, spells: [...spells, place] };
  return most === 1 ? { pies, spells: [place] } : null;
}

/** Which of the two choices of a fight a seat's is. */
export const choiceAt = ({ seat, attack, defence }: SeenFight, chooser: Seat): SeenFight['attack'] =>
  chooser === seat ? attack : defence;
