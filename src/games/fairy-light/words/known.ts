import type { ThingId } from '../../../engine/ids.ts';
import {
  EMPTY,
  FACES,
  isBack,
  isCotton,
  type Kind,
  type Light,
  MOON,
  SIDE_KINDS,
  STARTS,
  SUN,
  sideOf,
  sight,
  thingKind,
} from '../rules/cards.ts';
import { placeFault, rowsOf } from '../rules/forest.ts';
import { type Cell, thingCell } from '../rules/grid.ts';
import type { PlaceRule } from '../rules/reasons.ts';
import { type Balance, balance, hearts, unturned } from '../rules/sheet.ts';
import type { View } from '../rules/state.ts';
import { unseen } from '../rules/view.ts';

/** What there is to say of a thing, before it is said in a language. */
export type Known =
  | { readonly is: 'kind'; readonly kind: Kind }
  | {
      readonly is: 'card';
      readonly kind: Kind;
      /** Only of a Cotton. */
      readonly balance: Balance | null;
      /** How many cards that it sees lie face down to these eyes. */
      readonly unturned: number;
      readonly watchers: Watchers;
    }
  | {
      readonly is: 'place';
      readonly fault: PlaceRule | null;
      /** Cards are still exchanged or put in order. */
      readonly isEarly: boolean;
      readonly watchers: Watchers;
    }
  | { readonly is: 'stock'; readonly side: Light; readonly count: number; readonly kinds: readonly Count[] }
  | { readonly is: 'hand'; readonly side: Light; readonly count: number }
  /** A card that lies face down to these eyes. */
  | { readonly is: 'back'; readonly side: Light; readonly watchers: Watchers }
  | { readonly is: 'hearts'; readonly side: Light; readonly count: number; readonly hidden: boolean };

/** How many Cottons look at a cell. */
export interface Watchers {
  readonly count: number;
  /** Others may lie face down. */
  readonly hidden: boolean;
}

export interface Count {
  readonly kind: Kind;
  readonly count: number;
}

export function knownOf(thing: ThingId, view: View): Known {
  const cell = thingCell(thing);
  if (cell !== null) return ofCell(cell, view);
  const kind = thingKind(thing);
  if (kind >= 0) return { is: 'kind', kind };
  const side = thing.endsWith('sun') ? SUN : MOON;
  if (thing.startsWith('stock:'))
    return { is: 'stock', side, count: view.stock[side] ?? 0, kinds: counted(unseen(view, side)) };
  if (thing.startsWith('hand:')) return { is: 'hand', side, count: view.held[side] ?? 0 };
  return { is: 'hearts', side, count: hearts(view.grid)[side] ?? 0, hidden: view.grid.some(isBack) };
}

function ofCell(cell: Cell, { grid, step }: View): Known {
  const kind = grid[cell] ?? EMPTY;
  const count = grid.filter((other, from) => isCotton(other) && sight(other, from).includes(cell)).length;
  const watchers = { count, hidden: grid.some((other, from) => isBack(other) && from !== cell) };
  if (kind === EMPTY)
    return {
      is: 'place',
      fault: placeFault(rowsOf(grid), cell),
      isEarly: step === 'exchange' || step === 'order',
      watchers,
    };
  const side = sideOf(kind);
  if (isBack(kind) && side !== null) return { is: 'back', side, watchers };
  return {
    is: 'card',
    kind,
    balance: isCotton(kind) ? balance(grid, cell) : null,
    unturned: unturned(grid, cell),
    watchers,
  };
}

export const counted = (kinds: readonly Kind[]): Count[] =>
  [...new Set(kinds)].map((kind) => ({ kind, count: kinds.filter((other) => other === kind).length }));

/** Where their order matters, those alone that follow one another are alike. */
export function runsOf(kinds: readonly Kind[]): Count[] {
  const runs: Count[] = [];
  for (const kind of kinds) {
    const last = runs.at(-1);
    if (last?.kind === kind) runs[runs.length - 1] = { kind, count: last.count + 1 };
    else runs.push({ kind, count: 1 });
  }
  return runs;
}

/** Which of the four lines a side's Cotton looks along: vertical, horizontal, falling, rising. */
export const leanOf = (kind: Kind): number => (kind - STARTS) % SIDE_KINDS;

export const startName = (kind: Kind): string => FACES[kind]?.mark.slice(1) ?? '';

/** A card of the hand that decides, and where it lies if another there looks the same. */
export interface InHand {
  readonly kind: Kind;
  readonly spot: 'left' | 'middle' | 'right' | null;
}

export function inHand({ variant, turn, open }: View, at: readonly number[]): InHand[] {
  // In the dark nobody sees but one hand, and that is whose choice it is.
  const hand = (variant === 'dark' ? open.find((cards) => cards !== null) : open[turn]) ?? [];
  return at.map((each) => {
    const kind = hand[each] ?? EMPTY;
    const alike = hand.filter((other) => other === kind).length > 1;
    return { kind, spot: alike ? spotOf(each, hand.length) : null };
  });
}

function spotOf(at: number, count: number): InHand['spot'] {
  if (at === 0) return 'left';
  return at === count - 1 ? 'right' : 'middle';
}
