import { isEqual } from '../../../engine/equal.ts';
import type { Ask, Seat } from '../../../engine/game.ts';
import { at, numbered } from '../../../engine/lists.ts';
import { type Card, type Counts, KINDS, type Kind, nobody, SCORE_CARDS, scoreThing } from './cards.ts';
import type { Reason, RefusalRule } from './ids.ts';
import { addedIn, type Choose, type Keep, type Move, paceOf, type State, type View } from './state.ts';

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
const TOGETHER: readonly Choose[] = TAKES.filter((take) => take.length > 1).map((take) => ({ take }));

const KEEPS: readonly Keep[] = CARDS.map((keep) => ({ keep }));

/** All moves there can be, by their numbers. */
export const MOVES: readonly Move[] = [...SINGLES, ...TOGETHER, ...KEEPS];

const single = (kind: Kind, remove: Kind | null, keep: Card | null): Choose =>
  at(SINGLES, singleId(kind, remove, keep));
const keeping = (card: Card): Keep => at(KEEPS, card);

export const moveId = numbered(MOVES);

/** Bit `seat` is set for a seat that has not chosen. */
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
/** The dealt score cards are for their owner's eyes. */
const KEEPING: readonly Ask[] = [{ seat: 0, step: 'keep', cover: 'private' }];
/** What was drawn alone is there to be looked at, also where it is of one kind and nothing can be chosen: nobody else may know whether it is. */
const ALONE: readonly Ask[] = [{ seat: 0, step: 'choose', cover: 'private', pause: true }];
const NOBODY: readonly Ask[] = [];

export function asks({ step, draft, chosen, owed }: State): readonly Ask[] {
  if (step === 'over') return NOBODY;
  if (step === 'compose') return at(COMPOSING, at(owed, 0));
  if (step === 'keep') return KEEPING;
  if (chosen.length === 1) return ALONE;
  let bits = 0;
  for (let seat = 0; seat < chosen.length; seat++) if (chosen[seat] === null) bits |= 1 << seat;
  // rule: house.last
  const last = chosen.length > 2 && draft + 1 === paceOf(chosen.length).drafts;
  return at(last ? LAST : CHOOSING, bits);
}

/** What the moves of a seat depend on: as much of it as the seat sees itself. */
type Position = Pick<View, 'step' | 'round' | 'hands' | 'dealt' | 'chosen' | 'owed' | 'offered'>;

const NO_MOVES: readonly Move[] = [];
const NO_CHOICES: readonly Choose[] = [];
const NOTHING: readonly null[] = [null];

/** One fairy and nothing else, by the kinds in the hand. */
const PLAIN: readonly (readonly Choose[])[] = Array.from({ length: 1 << KINDS.length }, (_, bits) =>
  KINDS.filter((kind) => bits & (1 << kind)).map((kind) => single(kind, null, null)),
);

/** One fairy to take and one to remove, by the kinds in the hand, then by those that are in it twice. */
const PAIRED: readonly (readonly Choose[])[] = Array.from({ length: 1 << (2 * KINDS.length) }, (_, bits) =>
  KINDS.filter((kind) => bits & (1 << kind)).flatMap((kind) =>
    KINDS.filter((remove) => bits & (1 << (remove === kind ? KINDS.length + kind : remove))).map((remove) =>
      single(kind, remove, null),
    ),
  ),
);

export function moves(position: Position, seat: Seat): readonly Move[] {
  const { step, dealt, owed, offered } = position;
  if (step === 'choose') return choices(position, seat);
  if (step === 'compose') return seat === owed[0] ? offered.map(keeping) : NO_MOVES;
  return step === 'keep' ? (dealt[seat] ?? []).map(keeping) : NO_MOVES;
}

/** What a seat may choose in secret. */
export function choices({ round, hands, dealt, chosen }: Position, seat: Seat): readonly Choose[] {
  const hand = hands[seat];
  const cards = dealt[seat];
  if (!hand || !cards || chosen[seat] !== null) return NO_CHOICES;
  const seats = hands.length;
  // Alone the dealt score card waits for a step of its own.
  // rule: house.together
  if (seats === 1) return together(hand, addedIn(seats, round));
  if (cards.length === 0) return seats === 2 ? paired(hand) : plain(hand);
  return singles(hand, seats === 2 ? KINDS : NOTHING, cards);
}

function plain(hand: Counts): readonly Choose[] {
  let bits = 0;
  for (const kind of KINDS) if (hand[kind] > 0) bits |= 1 << kind;
  return at(PLAIN, bits);
}

function paired(hand: Counts): readonly Choose[] {
  let bits = 0;
  for (const kind of KINDS) {
    if (hand[kind] > 0) bits |= 1 << kind;
    if (hand[kind] > 1) bits |= 1 << (KINDS.length + kind);
  }
  return at(PAIRED, bits);
}

function singles(hand: Counts, removals: readonly (Kind | null)[], keeps: readonly Card[]): Choose[] {
  const made: Choose[] = [];
  for (const kind of KINDS) {
    if (hand[kind] === 0) continue;
    for (const remove of removals) {
      if (remove !== null && hand[remove] < (remove === kind ? 2 : 1)) continue;
      for (const keep of keeps) made.push(single(kind, remove, keep));
    }
  }
  return made;
}

const together = (hand: Counts, count: number): readonly Choose[] =>
  count === 1 ? plain(hand) : TOGETHER.filter(({ take }) => take.length === count && isIn(hand, take));

const isIn = (hand: Counts, fairies: readonly Kind[]): boolean =>
  fairies.every((kind) => hand[kind] >= fairies.filter((other) => other === kind).length);

export const why = (view: View, seat: Seat, wish: Move): Reason | null =>
  moves(view, seat).some((move) => isEqual(move, wish)) ? null : faultOf(view, seat, wish);

const refused = (rule: RefusalRule): Reason => ({ is: 'refused', rule });

/** What stands against a wish that is no legal move. */
function faultOf(view: View, seat: Seat, wish: Move): Reason | null {
  const { step, owed, offered, dealt } = view;
  if (step === 'over') return refused('end.twelve');
  if (step === 'compose') {
    const [side = seat] = owed;
    return { is: 'composerFirst', rule: 'draft.composer', side, cards: offered, things: offered.map(scoreThing) };
  }
  if (step === 'keep') return oneOf('bach.keep', dealt[seat] ?? []);
  const [usual] = choices(view, seat);
  if (!usual) return { ...refused('draft.reveal'), side: seat };
  if (!('take' in wish)) return fairiesFirst(view, seat, wish);
  return countFault(view, wish, usual) ?? cardFault(view, seat, wish, usual) ?? handFault(view, seat, wish);
}

const oneOf = (rule: 'draft.keep' | 'bach.keep', cards: NonNullable<View['dealt'][number]>): Reason => ({
  is: 'oneOf',
  rule,
  cards,
  things: cards.map(scoreThing),
});

/** How many fairies are chosen at this table, and what for. */
function chooseRule({ held, round }: View): Reason {
  const seats = held.length;
  if (seats === 1) return { is: 'takes', rule: 'bach.rounds', count: addedIn(seats, round) };
  return refused(seats === 2 ? 'two.choose' : 'draft.choose');
}

const fairiesFirst = (view: View, seat: Seat, { keep }: Keep): Reason =>
  view.held.length === 1 && view.dealt[seat]?.includes(keep) ? refused('bach.keep') : chooseRule(view);

function countFault(view: View, { take, remove }: Choose, usual: Choose): Reason | null {
  if (take.length !== usual.take.length) return chooseRule(view);
  if ((remove === undefined) === (usual.remove === undefined)) return null;
  if (remove === undefined) return refused('two.choose');
  return refused(view.held.length === 1 ? 'bach.rest' : 'draft.pass');
}

function cardFault(view: View, seat: Seat, { keep }: Choose, usual: Choose): Reason | null {
  const cards = view.dealt[seat] ?? [];
  if (usual.keep !== undefined) return keep === undefined || !cards.includes(keep) ? oneOf('draft.keep', cards) : null;
  if (keep === undefined) return null;
  return refused(cards.length > 0 ? 'bach.keep' : 'draft.keep');
}

/** A fairy that is not there at all is another fault than one that is there, but once. */
function handFault(view: View, seat: Seat, { take, remove }: Choose): Reason | null {
  const wanted = remove === undefined ? take : [...take, remove];
  const hand = view.hands[seat] ?? nobody();
  if (isIn(hand, wanted)) return null;
  const lacks = wanted.some((kind) => hand[kind] === 0) ? 'all' : 'another';
  return { is: 'lacks', rule: 'draft.choose', side: seat, lacks };
}
