import { numbered } from '../../../engine/lists.ts';
import { GEISHA_IDS, type GeishaId, KINDS, type Kind } from './cards.ts';
import { type Stage, type State, type Step, stepNow } from './state.ts';

export type CardVerb =
  /** Place as the reserve. */
  | 'aside'
  /** Play as a guest: the action, by an Heir's chain or an Envoy's leave. */
  | 'guest'
  | 'introduce'
  /** Lay in the publicity row. */
  | 'place'
  | 'discard'
  /** Take one of the cards looked at. */
  | 'take'
  /** Take back from one's own publicity row at the end of a round. */
  | 'recall';
export type PlainVerb =
  /** Use an effect that needs no choice. */
  | 'use'
  | 'decline'
  /** Use the reserve. */
  | 'reveal'
  /** Introduce nobody. */
  | 'rest'
  | 'end'
  /** Has seen the count of the round; the last one deals the next. */
  | 'ready'
  /** Take the top card of the deck at the end of a round. */
  | 'top';

interface CardMove {
  readonly do: CardVerb;
  readonly card: Kind;
}
interface PlainMove {
  readonly do: PlainVerb;
}
interface CountMove {
  /** Publicity that draws so many; draw so many after introducing. */
  readonly do: 'publicity' | 'draw';
  readonly count: number;
}
export type Move =
  | CardMove
  | PlainMove
  | CountMove
  | { readonly do: 'choose'; readonly geisha: GeishaId }
  /** Choose a player for an effect. */
  | { readonly do: 'target'; readonly seat: number }
  /** Put two cards under the deck, the second one undermost. */
  | { readonly do: 'bury'; readonly cards: readonly Kind[] };

// Every move there can be is made once: search asks for millions of them.

const kinds = Array.from({ length: KINDS }, (_, kind) => kind);
const MOST_SEATS = 6;
const MOST_DRAWN = 2;

const allOf = (verb: CardVerb): readonly CardMove[] => kinds.map((card) => ({ do: verb, card }));
export const ASIDE = allOf('aside');
export const GUEST = allOf('guest');
export const INTRODUCE = allOf('introduce');
export const PLACE = allOf('place');
export const DISCARD = allOf('discard');
export const TAKE = allOf('take');
export const RECALL = allOf('recall');

export const USE: Move = { do: 'use' };
export const DECLINE: Move = { do: 'decline' };
export const REVEAL: Move = { do: 'reveal' };
export const REST: Move = { do: 'rest' };
export const END: Move = { do: 'end' };
export const TOP: Move = { do: 'top' };
export const READY: Move = { do: 'ready' };

const counts = (verb: CountMove['do']): readonly CountMove[] =>
  Array.from({ length: MOST_DRAWN + 1 }, (_, count) => ({ do: verb, count }));
/** By what is drawn. */
export const ADVERTISE = counts('publicity');
export const DRAW = counts('draw');

export const CHOOSE: readonly Move[] = GEISHA_IDS.map((geisha) => ({ do: 'choose', geisha }));
export const TARGET: readonly Move[] = Array.from({ length: MOST_SEATS }, (_, seat) => ({ do: 'target', seat }));
/** By the first card, then by the undermost. */
export const BURY: readonly (readonly Move[])[] = kinds.map((first) =>
  kinds.map((last): Move => ({ do: 'bury', cards: [first, last] })),
);

export const moveId = numbered<Move>([
  ...[ASIDE, GUEST, INTRODUCE, PLACE, DISCARD, TAKE, RECALL].flat(),
  ...[USE, DECLINE, REVEAL, REST, END, TOP, READY],
  ...ADVERTISE,
  ...DRAW,
  ...CHOOSE,
  ...TARGET,
  ...BURY.flat(),
]);

type Verb = Move['do'];

/** What can be asked for at all; which of it is legal the position says. */
const VERBS: Readonly<Record<Exclude<Stage, 'turn'> | 'free' | 'acted' | Step['is'], readonly Verb[]>> = {
  geisha: ['choose'],
  reserve: ['aside', 'decline'],
  free: ['guest', 'publicity', 'introduce', 'rest', 'reveal'],
  acted: ['reveal', 'end'],
  effect: ['use', 'decline', 'target', 'guest', 'aside'],
  listen: ['publicity'],
  place: ['place'],
  discard: ['discard'],
  introduce: ['introduce', 'draw'],
  look: ['take'],
  bury: ['bury'],
  second: ['aside', 'decline'],
  settle: ['top', 'recall'],
  counted: ['ready'],
  over: [],
};

/** What is asked for now; a move with any other verb is no move of this step. */
export function verbsNow(state: Pick<State, 'stage' | 'steps' | 'acted'>): readonly Verb[] {
  if (state.stage !== 'turn') return VERBS[state.stage];
  const step = stepNow(state);
  if (step) return VERBS[step.is];
  return state.acted ? VERBS.acted : VERBS.free;
}

/** By a loop: searching lists takes search longer than the move itself. */
export function isAsked(state: Pick<State, 'stage' | 'steps' | 'acted'>, verb: Verb): boolean {
  for (const asked of verbsNow(state)) if (asked === verb) return true;
  return false;
}
