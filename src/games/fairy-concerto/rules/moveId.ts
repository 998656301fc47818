import { at } from '../../../engine/lists.ts';
import { type Card, KINDS, type Kind, SCORE_CARDS } from './cards.ts';
import type { Choose, Keep, Move } from './state.ts';

// Search asks for millions of moves and knows them by number: each there can be is made once.

/** Up to three fairies, in the order of their kinds; the single ones first. */
export const TAKES: readonly (readonly Kind[])[] = [1, 2, 3].flatMap(ofSize);

function ofSize(size: number): Kind[][] {
  const grown: Kind[][] = size === 1 ? [[]] : ofSize(size - 1);
  return grown.flatMap((take) => KINDS.filter((kind) => kind >= (take.at(-1) ?? 0)).map((kind) => [...take, kind]));
}

const CARDS: readonly Card[] = Array.from({ length: SCORE_CARDS }, (_, card) => card);

/** One fairy each: by the score card that stays, then by who leaves, then by its kind; none of either comes first. */
const SINGLES: readonly Choose[] = [null, ...CARDS].flatMap((keep) =>
  [null, ...KINDS].flatMap((remove) =>
    KINDS.map(
      (kind): Choose => ({
        take: [kind],
        ...(remove === null ? {} : { remove }),
        ...(keep === null ? {} : { keep }),
      }),
    ),
  ),
);
const REMOVALS = 1 + KINDS.length;
const placeOf = (choice: number | null): number => (choice === null ? 0 : 1 + choice);
const singleId = (kind: Kind, remove: Kind | null, keep: Card | null): number =>
  (placeOf(keep) * REMOVALS + placeOf(remove)) * KINDS.length + kind;

/** Two or three fairies, and nothing else. */
export const TOGETHER: readonly Choose[] = TAKES.filter((take) => take.length > 1).map((take) => ({ take }));
const TOGETHER_PLACES = new Map(TOGETHER.map(({ take }, place) => [take.join(), place]));

const KEEPS: readonly Keep[] = CARDS.map((keep) => ({ keep }));

/** All moves there can be, by their numbers. */
export const MOVES: readonly Move[] = [...SINGLES, ...TOGETHER, ...KEEPS];

export const single = (kind: Kind, remove: Kind | null, keep: Card | null): Choose =>
  at(SINGLES, singleId(kind, remove, keep));
export const keeping = (card: Card): Keep => at(KEEPS, card);

export function moveId(move: Move): number {
  if (!('take' in move)) return SINGLES.length + TOGETHER.length + move.keep;
  const { take, remove = null, keep = null } = move;
  if (take.length === 1) return singleId(at(take, 0), remove, keep);
  const place = TOGETHER_PLACES.get(take.join());
  if (place === undefined) throw new Error(`${take.join()} is not in the order of the kinds`);
  return SINGLES.length + place;
}
