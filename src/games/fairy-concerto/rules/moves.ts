import type { Ask } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/ids.ts';
import { type Card, type Counts, KINDS, type Kind, SCORE_CARDS } from './cards.ts';
import { paceOf } from './pace.ts';
import { type Choose, type Keep, type Move, NOT_YET, type State } from './state.ts';

// Every move and ask there can be is made once: search asks for millions of them.

/** Up to three fairies, in the order of their kinds; the single ones first. */
export const TAKES: readonly (readonly Kind[])[] = [1, 2, 3].flatMap(ofSize);

function ofSize(size: number): Kind[][] {
  const grown: Kind[][] = size === 1 ? [[]] : ofSize(size - 1);
  return grown.flatMap((take) =>
    Array.from({ length: KINDS }, (_, kind) => kind)
      .filter((kind) => kind >= (take.at(-1) ?? 0))
      .map((kind) => [...take, kind]),
  );
}

const NONE = -1;
const REMOVALS = KINDS + 1;
const SINGLES = KINDS * REMOVALS * (SCORE_CARDS + 1);
const KEEPS_FROM = SINGLES + TAKES.length - KINDS;

const singleId = (kind: Kind, remove: Kind, keep: Card): number => ((keep + 1) * REMOVALS + remove + 1) * KINDS + kind;

const single = (id: number): Choose => {
  const remove = (Math.floor(id / KINDS) % REMOVALS) - 1;
  const keep = Math.floor(id / KINDS / REMOVALS) - 1;
  return {
    take: TAKES[id % KINDS] as readonly Kind[],
    ...(remove === NONE ? {} : { remove }),
    ...(keep === NONE ? {} : { keep }),
  };
};

/** All moves there can be, by their numbers. */
export const MOVES: readonly Move[] = [
  ...Array.from({ length: SINGLES }, (_, id) => single(id)),
  ...TAKES.slice(KINDS).map((take): Choose => ({ take })),
  ...Array.from({ length: SCORE_CARDS }, (_, keep): Keep => ({ keep })),
];

const TAKE_IDS = new Map(TAKES.map((take, at) => [take.join(), at]));

export function moveId(move: Move): number {
  if (!('take' in move)) return KEEPS_FROM + move.keep;
  const { take, remove = NONE, keep = NONE } = move;
  if (take.length === 1) return singleId(take[0] as Kind, remove, keep);
  const at = TAKE_IDS.get(take.join());
  if (at === undefined) throw new Error(`${take.join()} is not in the order of the kinds`);
  return SINGLES + at - KINDS;
}

export const choiceOf = (id: number): Choose => MOVES[id] as Choose;

/** Bit `seat` is set for whoever has not chosen. */
const choosing = (more: Pick<Ask, 'only'>): readonly (readonly Ask[])[] =>
  Array.from({ length: 16 }, (_, bits) =>
    [0, 1, 2, 3].flatMap((seat): Ask[] =>
      bits & (1 << seat) ? [{ seat, step: 'choose', cover: 'private', ...more }] : [],
    ),
  );
const CHOOSING = choosing({});
/** Everybody sees that every hand has come down to one fairy. */
const LAST = choosing({ only: true });
const COMPOSING: readonly (readonly Ask[])[] = [0, 1, 2, 3].map((seat): Ask[] => [
  { seat, step: 'compose', cover: 'open' },
]);
/** The dealt score cards are for the own eyes. */
const KEEPING: readonly Ask[] = [{ seat: 0, step: 'keep', cover: 'private' }];
const NOBODY: readonly Ask[] = [];

export function asks({ step, draft, chosen, owed }: State): readonly Ask[] {
  if (step === 'over') return NOBODY;
  if (step === 'compose') return COMPOSING[owed[0] as Seat] ?? NOBODY;
  if (step === 'keep') return KEEPING;
  let bits = 0;
  for (let seat = 0; seat < chosen.length; seat++) if (chosen[seat] === NOT_YET) bits |= 1 << seat;
  const last = chosen.length > 2 && draft + 1 === paceOf(chosen.length).drafts;
  return (last ? LAST : CHOOSING)[bits] ?? NOBODY;
}

const NO_MOVES: readonly Move[] = [];
const NO_CARD: readonly Card[] = [NONE];

/** One fairy and nothing else, by the kinds in the hand. */
const PLAIN: readonly (readonly Move[])[] = Array.from({ length: 1 << KINDS }, (_, bits) =>
  MOVES.slice(0, KINDS).filter((_move, kind) => bits & (1 << kind)),
);

export function moves(state: State, seat: Seat): readonly Move[] {
  const { step, owed, offered, chosen, dealt } = state;
  if (step === 'over') return NO_MOVES;
  if (step === 'compose') return seat === owed[0] ? keeping(offered) : NO_MOVES;
  if (step === 'keep') return keeping(dealt[seat] as Card[]);
  if (chosen[seat] !== NOT_YET) return NO_MOVES;
  const seats = chosen.length;
  const hand = state.hands[seat] as number[];
  const cards = dealt[seat] as Card[];
  if (seats === 1) return together(hand, paceOf(seats).added[state.round] as number);
  if (seats > 2 && cards.length === 0) return plain(hand);
  return singles(hand, seats === 2, cards.length === 0 ? NO_CARD : cards);
}

const keeping = (cards: readonly Card[]): readonly Move[] => cards.map((card) => MOVES[KEEPS_FROM + card] as Move);

function plain(hand: Counts): readonly Move[] {
  let bits = 0;
  for (let kind = 0; kind < KINDS; kind++) if ((hand[kind] as number) > 0) bits |= 1 << kind;
  return PLAIN[bits] as readonly Move[];
}

function singles(hand: Counts, removes: boolean, keeps: readonly Card[]): readonly Move[] {
  const made: Move[] = [];
  for (let kind = 0; kind < KINDS; kind++) {
    if (hand[kind] === 0) continue;
    for (let remove = removes ? 0 : NONE; remove < (removes ? KINDS : 0); remove++) {
      if (removes && (hand[remove] as number) < (remove === kind ? 2 : 1)) continue;
      for (const keep of keeps) made.push(MOVES[singleId(kind, remove, keep)] as Move);
    }
  }
  return made;
}

function together(hand: Counts, count: number): readonly Move[] {
  if (count === 1) return plain(hand);
  const made: Move[] = [];
  for (let at = KINDS; at < TAKES.length; at++) {
    const take = TAKES[at] as readonly Kind[];
    if (take.length === count && isIn(hand, take)) made.push(MOVES[SINGLES + at - KINDS] as Move);
  }
  return made;
}

export const isIn = (hand: Counts, fairies: readonly Kind[]): boolean =>
  fairies.every((kind) => (hand[kind] ?? 0) >= fairies.filter((other) => other === kind).length);
