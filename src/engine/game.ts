import type { Rng } from './rng.ts';

/** A place at the table, counted from 0 in turn order. */
export type Seat = number;

/** Who gets points: the seats, and after them the rivals of the rules (Bach, for one). */
export type Side = number;

/** Who looks: a seat, or the open table, which sees what everybody may see. */
export type Eyes = Seat | 'onlooker';

/** How a match that was played is looked at again: with certain eyes, or with everything open. */
export type Sight = Eyes | 'all';

/** A rule's one name, in its paragraph, reasons, score rows, events, hints and test names: `place.frame`. */
export type RuleId = string;

/** A component's one name, wherever it is drawn, explained, pointed at or tested: `card:start-ring`, `cell:0,-1`. */
export type ThingId = `${string}:${string}`;

/** A game as it is known before its rules are loaded. */
export interface Facts {
  readonly id: string;
  /** 0–31, for deal codes; never given to another game. */
  readonly code: number;
  /** Counted up whenever the same log would lead to another state. */
  readonly edition: number;
  readonly seats: { readonly fewest: number; readonly most: number };
  readonly minutes: { readonly shortest: number; readonly longest: number };
  /** As many as it is best with, laid out unasked; absent: the fewest. */
  readonly best?: number;
  /** Absent: any seat may begin, and the table may choose which. */
  readonly begins?: 'nobody';
  /** What the pieces of a seat may look like, for each to choose its own. They change no rule. */
  readonly looks?: readonly string[];
  /** The choices before a game; the first value of each is what the table gets unasked. */
  options(seats: number): readonly OptionFact[];
  /** No game takes more decisions than this. */
  longestGame(seats: number): number;
}

export interface OptionFact {
  readonly id: string;
  /** Deal codes count them: whatever is played unasked, their order stays. */
  readonly values: readonly string[];
  /** What a table of so many gets unasked; absent: the first. */
  readonly plain?: string;
  /** What a saved setup without it was played with; absent: what goes unasked. */
  readonly unsaid?: string;
}

export interface Setup {
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  /** Absent: by chance. */
  readonly first?: Seat | 'chance';
  /** One of the game's looks for each seat, none twice; absent: in the game's own order. */
  readonly looks?: readonly string[];
}

/**
 * A decision that a seat owes. Open: its offers depend on the onlooker's view alone. Private: it stands behind the
 * curtain; so does whatever several are asked at once.
 */
export interface Ask {
  readonly seat: Seat;
  readonly step: string;
  readonly cover: 'open' | 'private';
  /** Everybody at the table knows that there is one way only: it is worth no look behind the curtain, and one tap goes it for all. */
  readonly only?: true;
  /** A pause to look at the table: nothing is decided, and it never goes on by itself. */
  readonly pause?: true;
}

/** Why something is so, in data: a sentence is made of it in either language. This much the shell reads; the rest is the game's. */
export interface AnyReason {
  readonly rule: RuleId;
  readonly side?: Side;
  readonly points?: number;
  readonly things?: readonly ThingId[];
}

/** The reasons of games that have no types of their own for them. */
export interface Reason extends AnyReason {
  readonly data?: Readonly<Record<string, number | string>>;
}

/** What a move would change, most important first. Made from a view, so it can tell no secret. */
export type Foresight<Why = AnyReason> = readonly Why[];

export interface Offer<Move, Why = AnyReason> {
  readonly move: Move;
  readonly foresight: Foresight<Why>;
}

export interface Result {
  /** One number a side. */
  readonly points: readonly number[];
  /** Several share a victory; none is a draw or a defeat of all. */
  readonly winners: readonly Side[];
}

export interface ScoreRow<Why = AnyReason> {
  readonly rule: RuleId;
  readonly row: string;
  /** One number a side. */
  readonly by: readonly number[];
  readonly reasons: readonly Why[];
}
export interface ScoreSheet<Why = AnyReason> {
  readonly rows: readonly ScoreRow<Why>[];
  readonly totals: readonly number[];
  /** What the rows add up to is secret as yet: the totals are those of the last row. */
  readonly addsUp?: false;
  /** Something that these eyes cannot see counts as well: the points that are known are no final score. */
  readonly isPartial?: true;
  /** The rows are no sum: the first is what counts, and each parts those who are equal in the ones above. */
  readonly ranks?: true;
}

export type To = 'all' | { readonly only: readonly Seat[] } | { readonly but: readonly Seat[] };
export type News = 'all' | 'none' | readonly Seat[];
/**
 * `to`: who may see the event. `news`: who learnt by it what could not be known before: undo asks whether they agree, and it
 * is shown before a curtain falls. All, if a game does not say: undo then asks the table once too often.
 */
export type Tell<Event> = (event: Event, to: To, news?: News) => void;

/**
 * The rules of a game. State is plain JSON, and `play` alone changes it. All chance in `play`
 * is drawn from its `rng`; piles that nobody knows are shuffled in `deal`.
 */
export interface Game<State, Move, View, Event, Why extends AnyReason = Reason> {
  readonly facts: Facts;
  deal(setup: Setup, rng: Rng): State;
  /** Who owes which decision; none: the game is over. */
  asks(state: State): readonly Ask[];
  /** Every legal move of a seat that is asked: complete, unique, in a stable order; none for others. */
  moves(state: State, seat: Seat): readonly Move[];
  /**
   * What a seat is offered on the open table, where that is more than its legal moves: whatever some truth would allow
   * that agrees with this view. From the seat's own view exactly the legal moves.
   */
  offers?(view: View, seat: Seat): readonly Move[];
  play(state: State, seat: Seat, move: Move, rng: Rng, tell?: Tell<Event>): void;
  /** All that these eyes know, perfect memory included; shares nothing that changes with the state. */
  view(state: State, eyes: Eyes): View;
  /**
   * What the log begins with: who begins, and what came to whom by chance for all to see. Made from the onlooker's view of
   * the deal, so it can tell no secret.
   */
  opening?(view: View): readonly Event[];
  /** From the onlooker's view: whether this seat holds something that it alone may see. Absent: nothing is hidden. */
  conceals?(view: View, seat: Seat): boolean;
  /** One full state that the seat cannot tell from the truth. */
  guess(view: View, seat: Seat, rng: Rng): State;
  result(state: State): Result;
  copy(state: State): State;
  /** A small injective integer, for search. */
  moveId(move: Move): number;
  /** Rows with reasons, running and final alike. */
  sheet(view: View): ScoreSheet<Why>;
  foresee(view: View, seat: Seat, move: Move): Foresight<Why>;
  /**
   * What a move is good for where its foresight names nothing that other moves would not bring as well: for a hint, from
   * the view alone. Absent: such a move has no reason but that it went best.
   */
  merits?(view: View, seat: Seat, move: Move): Foresight<Why>;
  /** What a seat can surely have in its turn, whatever the others do: a hint names it beside the move that it shows. */
  certain?(view: View, seat: Seat): Foresight<Why>;
  /** Why a plausible wish is no legal move now; null if it is one, or no wish at all. */
  why(view: View, seat: Seat, wish: Move): Why | null;
  /** The final position in the notation of the game's record. */
  record(state: State): unknown;
}

declare const erased: unique symbol;
interface Erased<Name extends string> {
  readonly [erased]: Name;
}
export type AnyState = Erased<'state'>;
export type AnyMove = Erased<'move'>;
export type AnyView = Erased<'view'>;
export type AnyEvent = Erased<'event'>;
export type AnyGame = Game<AnyState, AnyMove, AnyView, AnyEvent, AnyReason>;

/** Forgets a game's own types, here and nowhere else: the table, the host and the search treat them as closed boxes. */
export const defineGame = <State, Move, View, Event, Why extends AnyReason = Reason>(
  game: Game<State, Move, View, Event, Why>,
): AnyGame => game as unknown as AnyGame;

/** What the checks need to know of a game beyond its rules. */
export interface Checks<State, Move, Event> {
  /** Every rule that has a paragraph in the rulebook, in the rulebook's order. */
  readonly rules: readonly RuleId[];
  /** Those that no code of the rules carries out, and why. */
  readonly saidOnly?: Readonly<Record<RuleId, string>>;
  /** All components, counted by kind, hidden ones included: equal before and after every move. */
  census(state: State): Readonly<Record<string, number>>;
  /** Throws where a bound or an invariant of the specification is broken. */
  holds(state: State): void;
  /** Plausible moves, legal or not: `why` must have an answer for the illegal and none for the legal. */
  wishes(state: State, seat: Seat): readonly Move[];
  /**
   * Another truth that these eyes must not be able to tell from this one. It is made from the state and never from a
   * view: a view that says too much agrees with every guess made from it, and only a twin shows it up.
   */
  twin(state: State, eyes: Eyes, rng: Rng): State;
  /** For long games: the share of random games that conformance plays here, of what it plays of others. Absent: 100. */
  readonly percent?: number;
  /** Cards, effects, options, end reasons that the fixtures must show between them. */
  readonly features: readonly string[];
  /** Which of them one step shows; `events` as told to everybody. */
  met(state: State, move: Move, events: readonly Event[], setup: Setup): readonly string[];
}
export type AnyChecks = Checks<AnyState, AnyMove, AnyEvent>;
export const defineChecks = <State, Move, Event>(checks: Checks<State, Move, Event>): AnyChecks =>
  checks as unknown as AnyChecks;

/** What a game may tell the search; each part stays only while the arena shows that it pays. */
export interface BotKnowledge<State, Move, View = unknown> {
  /** A difference of points that is as good as won, halved. */
  readonly scale: number;
  /** Where play is stopped and valued instead; `from` is what the search was asked about. */
  cutoff?(state: State, from: View): boolean;
  value?(state: State, seat: Seat): number;
  /** What speaks for a move before it is tried: twice as much, and it is played on with twice as often. */
  prior?(state: State, seat: Seat, move: Move): number;
  /** A blunder that no bot of any level makes: a move that loses for the seat that makes it where a better one is offered. */
  folly?(state: State, seat: Seat, move: Move): boolean;
  solveTail?(state: State): boolean;
}
export type AnyKnowledge = BotKnowledge<AnyState, AnyMove, AnyView>;
export const defineKnowledge = <State, Move, View = unknown>(
  knowledge: BotKnowledge<State, Move, View>,
): AnyKnowledge => knowledge as unknown as AnyKnowledge;

/** A sheet whose totals are the sums of its rows, as most games have it. */
export function summed<Why>(sides: number, rows: readonly ScoreRow<Why>[]): ScoreSheet<Why> {
  const totals = Array.from({ length: sides }, (_, side) => rows.reduce((sum, { by }) => sum + (by[side] ?? 0), 0));
  return { rows, totals };
}

/** Whether a rule stands in the printed rules, or is a decision of this edition, which the rulebook marks as such. */
export type Mark = 'printed' | 'house';

/** All rules of a game by chapter, in the order of its rulebook. */
export type RuleList = Readonly<Record<string, Readonly<Record<RuleId, Mark>>>>;

export type ChapterIn<List extends RuleList> = keyof List & string;
export type RuleIn<List extends RuleList> = { [In in keyof List]: keyof List[In] }[keyof List] & RuleId;

export const chaptersIn = <List extends RuleList>(list: List): readonly ChapterIn<List>[] => Object.keys(list);

export const chapterRules = <List extends RuleList>(list: List, chapter: ChapterIn<List>): readonly RuleIn<List>[] =>
  Object.keys(list[chapter] ?? {}) as RuleIn<List>[];

export const rulesIn = <List extends RuleList>(list: List): readonly RuleIn<List>[] =>
  chaptersIn(list).flatMap((chapter) => chapterRules(list, chapter));

/** What follows from a view alone, worked out once for each view: search guesses from the same one thousands of times. */
export function perView<View extends object, Made extends object>(make: (view: View) => Made): (view: View) => Made {
  const known = new WeakMap<View, Made>();
  return (view) => {
    const before = known.get(view);
    if (before) return before;
    const made = make(view);
    known.set(view, made);
    return made;
  };
}

/** An assertion; `otherwise` says what was found instead. */
export function claim(holds: boolean, otherwise: string | (() => string)): asserts holds {
  if (!holds) throw new Error(typeof otherwise === 'string' ? otherwise : otherwise());
}
