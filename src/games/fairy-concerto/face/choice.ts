import { isEqual } from '../../../engine/equal.ts';
import type { Offer } from '../../../engine/game.ts';
import { at } from '../../../engine/lists.ts';
import { type Card, type Counts, fairiesOf, type Kind } from '../rules/cards.ts';
import type { Reason } from '../rules/ids.ts';
import type { Choose, Move } from '../rules/state.ts';
import type { Lacking } from '../words/labels.ts';

/** What has been tapped so far: places in the hand, and one of the dealt score cards. */
export interface Picked {
  readonly take: readonly number[];
  readonly remove: number | null;
  readonly keep: Card | null;
}

export const NOTHING: Picked = { take: [], remove: null, keep: null };

/** What is to be chosen now, as the offers say it. */
export interface Task {
  readonly hand: readonly Kind[];
  readonly count: number;
  readonly removes: boolean;
  /** The dealt score cards, while one of them is to be kept. */
  readonly cards: readonly Card[];
  readonly offers: readonly Offer<Move, Reason>[];
}

export function taskOf(hand: Counts | null, offers: readonly Offer<Move, Reason>[]): Task {
  const choices = offers.flatMap(({ move }) => ('take' in move ? [move] : []));
  const [first] = choices;
  return {
    hand: hand ? fairiesOf(hand) : [],
    count: first?.take.length ?? 0,
    removes: first?.remove !== undefined,
    cards: [...new Set(choices.flatMap(({ keep }) => (keep === undefined ? [] : [keep])))],
    offers,
  };
}

/** One fairy and nothing else: a tap on it is the whole choice. */
export const isPlain = ({ count, removes, cards }: Task): boolean => count === 1 && !removes && cards.length === 0;

/** In the order of the kinds, as moves name them. */
export const kindsAt = (hand: readonly Kind[], places: readonly number[]): Kind[] =>
  places.map((place) => at(hand, place)).sort((one, other) => one - other);

function wishOf({ hand }: Task, { take, remove, keep }: Picked): Choose {
  return {
    take: kindsAt(hand, take),
    ...(remove === null ? {} : { remove: at(hand, remove) }),
    ...(keep === null ? {} : { keep }),
  };
}

const isWhole = ({ count, removes, cards }: Task, { take, remove, keep }: Picked): boolean =>
  count > 0 && take.length === count && (remove !== null || !removes) && (keep !== null || cards.length === 0);

/** What is still to be tapped; null before the first tap and after the last. */
export function lackingOf(task: Task, picked: Picked): Lacking | null {
  const { take, remove, keep } = picked;
  if (task.count === 0 || isWhole(task, picked) || (take.length === 0 && remove === null && keep === null)) return null;
  return {
    take: task.count - take.length,
    removes: task.removes && remove === null,
    keeps: task.cards.length > 0 && keep === null,
  };
}

/** The offer that these taps put together; null while something is lacking. */
export function offerOf(task: Task, picked: Picked): Offer<Move, Reason> | null {
  if (!isWhole(task, picked)) return null;
  const wish = wishOf(task, picked);
  return task.offers.find(({ move }) => isEqual(move, wish)) ?? null;
}

/** Reads what is picked off the selected offer, wherever it was selected; equal fairies stay those that were tapped. */
export function pickedOf(task: Task, selected: Move | null, half: Picked): Picked {
  if (!selected || !('take' in selected)) return half;
  if (isWhole(task, half) && isEqual(wishOf(task, half), selected)) return half;
  const free = task.hand.map((kind, at) => ({ kind, at }));
  const place = (kind: Kind): number => {
    const [found] = free.splice(
      free.findIndex((each) => each.kind === kind),
      1,
    );
    return found?.at ?? 0;
  };
  const take = selected.take.map(place);
  const remove = selected.remove === undefined ? null : place(selected.remove);
  return { take, remove, keep: selected.keep ?? null };
}

/** A tap on a fairy: first those to add, then the one to remove; a tap on one that is picked lets it go. */
export function tapped({ count, removes }: Task, picked: Picked, at: number): Picked {
  const { take, remove } = picked;
  if (take.includes(at)) return { ...picked, take: take.filter((each) => each !== at) };
  if (remove === at) return { ...picked, remove: null };
  if (take.length < count) return { ...picked, take: [...take, at] };
  if (removes) return { ...picked, remove: at };
  return { ...picked, take: [...take.slice(1), at] };
}
