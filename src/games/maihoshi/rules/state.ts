import type { Seat } from '../../../engine/game.ts';
import { at } from '../../../engine/lists.ts';
import { CARDS, cardOf, type Effect, type GeishaId, type Kind, NONE } from './cards.ts';
import type { Teller } from './events.ts';
import type { Known, Memory } from './memory.ts';

export type Mode = 'dealt' | 'chosen' | 'management';
/**
 * `settle`: a round is over, and who could not seat the reserve takes one more card. `counted`: its table lies there to
 * be looked at until all are ready for the next deal.
 */
export type Stage = 'geisha' | 'reserve' | 'turn' | 'settle' | 'counted' | 'over';
/** Why the last lap is called: guests, an empty deck, or a whole lap in which nobody did anything. */
export type Cause = 'guests' | 'deck' | 'idle';
/** How a round ends, in the printed rules A, B and C: a player goes out, or a last lap for guests or for the deck. */
export type Ending = 'out' | 'guests' | 'deck';

/** A decision within a turn that is still owed. */
export type Step =
  /** Use or decline the effect of a guest; `done`: how much of it has been used already. */
  | { readonly is: 'effect'; readonly card: Kind; readonly done: number }
  /** Publicity by an effect, before it begins: draw one or two. */
  | { readonly is: 'listen' }
  | { readonly is: 'place'; readonly drew: number }
  | { readonly is: 'discard' }
  | { readonly is: 'introduce'; readonly given: number }
  | { readonly is: 'look' }
  | { readonly is: 'bury' }
  /** Yukishiro's new reserve. */
  | { readonly is: 'second' };

/** What the steps belong to: when they are all done, this is what has been resolved. */
export type Business = 'none' | 'action' | 'reserve' | 'second';

export type Reserve = Kind | typeof NONE;
/** Whoever is to decide about a reserve has not yet. */
export const NOT_YET = 'not yet';
/** Decided before the round, in secret. */
export type Sealed = Reserve | typeof NOT_YET;
/** In a view: something, but not for these eyes. */
export const HIDDEN = 'hidden';
/** Of what may be no card, hidden or not decided: a card that is there to see. */
export const isCard = (card: Sealed | typeof HIDDEN | undefined): card is Kind => typeof card === 'number';

/** Who knows where a card lies in the deck: the player who put it there, or all who saw it. */
export type Knower = Seat | 'everybody';

/** What lies open to everybody. What there is one of a seat stands in the order of the seats. */
export interface Open {
  mode: Mode;
  tokensOpen: boolean;
  stage: Stage;
  /** 1, 2, 3. */
  round: number;
  /** Who began the round. */
  starter: Seat;
  /** Whose turn it is, or who chooses a geisha. */
  turn: Seat;
  /** Null: none is chosen yet. */
  geisha: (GeishaId | null)[];
  /** Whom each had in the round before, where geisha are chosen anew. */
  served: (GeishaId | null)[];
  /** The ability that works once a round has been used. */
  spent: boolean[];
  closed: boolean[];
  /** The newest lies last; so it does in the publicity rows. */
  guests: Kind[][];
  publicity: Kind[][];
  /** Three a seat. Invariant: the geisha's own plus that of the publicity row. */
  reputation: number[];
  /** How many cards on top of the deck the one whose turn it is looks at. */
  looking: number;
  discard: Kind[];
  /** The last one is asked now. */
  steps: Step[];
  business: Business;
  /** The action of this turn has been taken. */
  acted: boolean;
  /** It was to introduce nothing. */
  rested: boolean;
  /** The reserve has been used in this turn. */
  revealed: boolean;
  /** The reserve was placed in this turn. */
  fresh: boolean;
  /** Turns that the same seat has after this one. */
  extra: number;
  /** Seats in a row that did nothing. */
  idle: number;
  lap: 'none' | 'called' | 'running';
  /** Who called the lap and why, once it is called. */
  lapBy: Seat;
  lapCause: Cause;
  /** Who takes one more card, the next one first. */
  owed: Seat[];
  /** How the last round ended and by whom, once one has. */
  ended: Ending;
  endedBy: Seat;
  /** Who has seen the count. */
  ready: boolean[];
  bonus: number[];
  rounds: Round[];
}

export interface State extends Open {
  /** Sorted by kind. */
  hands: Kind[][];
  reserves: Reserve[];
  /** What is laid face down before the round. The card is in the hand until all have decided. */
  sealed: Sealed[];
  /** The last element is the top card. */
  deck: Kind[];
  /** Of the lowest cards of the deck, from the bottom: who knows them. */
  under: Knower[];
  /** Who knows of which card in whose hand. */
  known: Memory[];
  tokens: number[];
}

/** A round that was scored; public, and never changed again. */
export interface Round {
  readonly geisha: readonly (GeishaId | null)[];
  readonly guests: readonly (readonly Kind[])[];
  readonly publicity: readonly (readonly Kind[])[];
  readonly hands: readonly number[];
  readonly ended: Ending;
  readonly by: Seat;
  readonly bonus: readonly number[];
  readonly points: readonly number[];
}

/** The step that is asked now. Undefined: the turn goes on. (Looking at place −1 of an empty list costs search a tenth of its time.) */
export const stepNow = ({ steps }: Pick<State, 'steps'>): Step | undefined =>
  steps.length > 0 ? steps[steps.length - 1] : undefined;

// rule: aim.rounds
export const LAST_ROUND = 3;
/** Cards of the first hand; with as many guests the last lap begins. */
export const handSize = (round: number): number => 4 + round;

type Seen<Value> = Value extends (infer Item)[] ? readonly Seen<Item>[] : Value;

export type View = { readonly [Field in keyof Open]: Seen<Open[Field]> } & {
  /** Null: not for these eyes. */
  readonly hands: readonly (readonly Kind[] | null)[];
  readonly held: readonly number[];
  readonly reserves: readonly (Reserve | typeof HIDDEN)[];
  readonly sealed: readonly (Sealed | typeof HIDDEN)[];
  readonly deck: number;
  /** The lowest cards of the deck from the bottom, hidden where only others know. */
  readonly under: readonly { readonly card: Kind | typeof HIDDEN; readonly knower: Knower }[];
  /** The cards that are looked at, the top one last. */
  readonly looked: readonly Kind[] | null;
  /** What these eyes remember of hands. */
  readonly known: readonly Known[];
  /** What of this everybody knows. */
  readonly knownToAll: readonly Known[];
  /** Null where the total is secret. */
  readonly tokens: readonly (number | null)[];
};

// Steps are frozen and made once: a copy of a state may share them.

const frozen = (step: Step): Step => Object.freeze(step);
const MOST_DONE = 2;
const EFFECT_STEPS = CARDS.map((_, card) =>
  Array.from({ length: MOST_DONE }, (_, done) => frozen({ is: 'effect', card, done })),
);

export const effectStep = (card: Kind, done = 0): Step => at(at(EFFECT_STEPS, card), done);
export const LISTEN = frozen({ is: 'listen' });
export const DISCARD_ONE = frozen({ is: 'discard' });
export const LOOK = frozen({ is: 'look' });
export const BURY_BOTH = frozen({ is: 'bury' });
export const SECOND = frozen({ is: 'second' });
/** By how many cards were drawn. */
export const PLACE_ONE = [0, 1, 2].map((drew) => frozen({ is: 'place', drew }));
/** By how many cards were given up. */
export const INTRODUCED = [0, 1, 2].map((given) => frozen({ is: 'introduce', given }));

type Idling = Pick<View, 'rested' | 'revealed' | 'extra' | 'idle'>;

/** The first reason to call the last lap counts, and the one whose turn it is has called it. */
export function callLap(state: State, cause: Cause, tell: Teller): void {
  // rule: end.first
  if (state.lap !== 'none') return;
  state.lap = 'called';
  // rule: end.caller
  state.lapBy = state.turn;
  state.lapCause = cause;
  if (!tell) return;
  const row = at(state.guests, state.turn);
  const isVain = cause === 'guests' && isLastCard(state, at(row, row.length - 1));
  tell({ is: 'lap', by: state.turn, cause, guests: row.length, ...(isVain && { isVain }) }, 'all', 'none');
}

/** These alone may leave a card in a hand that had none: what others draw is placed or discarded again. */
const BRINGING: ReadonlySet<Effect> = new Set(['target-draw', 'return-newest-publicity']);

const isLastCard = ({ hands, reserves, turn }: State, guest: Kind): boolean =>
  at(hands, turn).length === 0 && reserves[turn] === NONE && !BRINGING.has(cardOf(guest).effect);

/** Whose turn it is will have nothing left when it ends, whatever is chosen: the round ends then, before any lap. */
export function isVainLap({ lap, held, reserves, steps, turn }: View): boolean {
  if (lap !== 'called' || reserves[turn] !== NONE) return false;
  let left = at(held, turn);
  for (const step of steps) {
    if (step.is === 'introduce') return false;
    if (step.is === 'effect' && BRINGING.has(cardOf(step.card).effect)) return false;
    if (step.is === 'place') left -= step.drew > 1 ? 2 : 1;
    if (step.is === 'discard') left--;
  }
  return left <= 0;
}

/** So many guests call the last lap. */
export const isCrowded = ({ round }: Pick<View, 'round'>, guests: number): boolean => guests >= handSize(round);

/** Asked whenever a card enters a guest row. */
export function countGuests(state: State, row: readonly number[], tell: Teller): void {
  if (isCrowded(state, row.length)) callLap(state, 'guests', tell);
}

/** How many seats in a row have done nothing when this turn is over; one with an extra turn is not over. */
export const idleAfter = ({ rested, revealed, extra, idle }: Idling): number =>
  !rested || revealed ? 0 : idle + (extra === 0 ? 1 : 0);
/** So many idle seats in a row call the last lap. */
export const isIdleLap = (idle: number, seats: number): boolean => idle >= seats;
