import type { Offer } from '../../../../engine/game.ts';
import type { Seat } from '../../../../engine/ids.ts';
import { type Move, SPELL_SETS } from '../../rules/move.ts';
import { type Event, type Fight, top, type View, worthOf } from '../../rules/state.ts';

export type Fought = Extract<Event, { is: 'fought' }>;

/** The fight that is being decided. */
export const fightIn = (view: View): Fight | null => {
  const pending = top(view);
  return pending?.step === 'fight' ? pending : null;
};

/** What is set on the dial and which spells of the hand lie beside it, by their places. */
export interface Setting {
  readonly pies: number;
  readonly spells: readonly number[];
}
export const NOTHING_SET: Setting = { pies: 0, spells: [] };

/** As far as the offers go: pies, and spells at once. */
export function limitsIn(offers: readonly Offer<Move>[]): { readonly pies: number; readonly spells: number } {
  const dials = offers.flatMap(({ move }) => (move.do === 'dial' ? [move] : []));
  return {
    pies: Math.max(0, ...dials.map(({ at }) => at)),
    spells: Math.max(0, ...dials.map(({ of }) => SPELL_SETS[of]?.length ?? 0)),
  };
}

const valuesAt = (hand: readonly number[], places: readonly number[]): number[] =>
  places.map((place) => worthOf(hand[place] ?? 0)).sort((one, other) => one - other);

const setOf = (values: readonly number[]): number => SPELL_SETS.findIndex((set) => set.join() === values.join());

/** The offer that is set. */
export function offerOf(
  offers: readonly Offer<Move>[],
  hand: readonly number[],
  { pies, spells }: Setting,
): Offer<Move> | null {
  const set = setOf(valuesAt(hand, spells));
  return offers.find(({ move }) => move.do === 'dial' && move.of === set && move.at === pies) ?? null;
}

/** Reads the setting off the chosen move, wherever it was chosen; equal spells stay those that were tapped. */
export function settingOf(move: Move | null, hand: readonly number[], last: Setting): Setting {
  if (move?.do !== 'dial') return last;
  const values = SPELL_SETS[move.of] ?? [];
  if (setOf(valuesAt(hand, last.spells)) === move.of) return { pies: move.at, spells: last.spells };
  const free = hand.map((spell, place) => ({ value: worthOf(spell), place }));
  const spells = values.map((value) => {
    const [found] = free.splice(
      free.findIndex((each) => each.value === value),
      1,
    );
    return found?.place ?? 0;
  });
  return { pies: move.at, spells };
}

/** A tap on a spell; null where no more may be set. With room for one alone it takes the other's place. */
export function tapped({ pies, spells }: Setting, place: number, most: number): Setting | null {
  if (spells.includes(place)) return { pies, spells: spells.filter((each) => each !== place) };
  if (spells.length < most) return { pies, spells: [...spells, place] };
  return most === 1 ? { pies, spells: [place] } : null;
}

/** Which of the two choices of a fight a seat's is. */
export const choiceAt = ({ seat, attack, defence }: Fight, chooser: Seat): number =>
  chooser === seat ? attack : defence;
