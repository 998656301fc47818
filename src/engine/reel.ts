import type { AnyEvent, AnyState, AnyView, Eyes, Seat, Sight, To } from './game.ts';
import { type Branch, type EarlyEnd, type Entry, isMove } from './log.ts';
import { type Happening, type Match, openMatch, stateAt, walkPast } from './match.ts';
import { rngFor } from './rng.ts';
import { unveiled } from './unveil.ts';

/** The table as certain eyes see it after so many of the moves in force. */
export interface ViewFrame {
  readonly moveCount: number;
  readonly events: readonly AnyEvent[];
  readonly view: AnyView;
}

/** A line of the log, as certain eyes may read it. */
export type LogLine =
  /** What was dealt, before the first move. */
  | { readonly kind: 'opening'; readonly events: readonly AnyEvent[] }
  | { readonly kind: 'move'; readonly seat: Seat; readonly events: readonly AnyEvent[] }
  | { readonly kind: 'undo'; readonly count: number; readonly agreed: boolean }
  | { readonly kind: 'redo' }
  /** From here on it is a match of its own; so many moves came from another. */
  | { readonly kind: 'branch'; readonly title: string | null; readonly moves: number }
  | {
      readonly kind: 'sitter';
      readonly seat: Seat;
      readonly name: string;
      readonly bot: boolean;
      /** The person who sat there gave up. */
      readonly conceded?: true;
    }
  | { readonly kind: 'hint'; readonly seat: Seat }
  /** The whole match was handed on to another device, hidden cards too. */
  | { readonly kind: 'handed' }
  | { readonly kind: 'early'; readonly end: EarlyEnd };

export function mayHear(to: To, eyes: Eyes): boolean {
  if (to === 'all') return true;
  if ('only' in to) return eyes !== 'onlooker' && to.only.includes(eyes);
  return eyes === 'onlooker' || !to.but.includes(eyes);
}

/** With everything open a move is told as its own seat was told it. */
const eyesFor = (sight: Sight, { seat }: Happening): Eyes => (sight === 'all' ? seat : sight);

/** What a move told to such eyes. */
export const heard = (happening: Happening, sight: Sight): AnyEvent[] => toldTo(happening, eyesFor(sight, happening));

const toldTo = (happening: Happening, eyes: Eyes): AnyEvent[] =>
  happening.told.filter(({ to }) => mayHear(to, eyes)).map(({ event }) => event);

/** Whether a seat's own move told it something that it could not know before, and the open table did not hear. */
export const learntAlone = ({ seat, told }: Happening): boolean =>
  told.some(
    ({ to, news }) =>
      mayHear(to, seat) && !mayHear(to, 'onlooker') && (news === 'all' || (news !== 'none' && news.includes(seat))),
  );

/** What a seat's own eyes were told and the open table was not. */
export const toldMore = ({ told }: Happening, seat: Seat): AnyEvent[] =>
  told.filter(({ to }) => mayHear(to, seat) && !mayHear(to, 'onlooker')).map(({ event }) => event);

/** Frames for the moves that are new to these eyes, oldest first, and at least one: the table as it stands. */
export function reel(match: Match, eyes: Eyes, isNew: (happening: Happening) => boolean): ViewFrame[] {
  const fresh = new Set(match.happened.flatMap((happening, made) => (isNew(happening) ? [made + 1] : [])));
  const last = match.happened.length;
  const now = (): ViewFrame => ({
    moveCount: last,
    events: fresh.has(last) ? eventsOf(match, last, eyes) : [],
    view: match.game.view(match.state, eyes),
  });
  if ([...fresh].every((at) => at === last)) return [now()];
  const frames: ViewFrame[] = [];
  walkPast(match, Math.min(...fresh), last - 1, (state, moveCount) => {
    if (fresh.has(moveCount))
      frames.push({ moveCount, events: eventsOf(match, moveCount, eyes), view: match.game.view(state, eyes) });
  });
  return [...frames, now()];
}

/** The table after the first `moves` moves in force, as these eyes saw it then; null if there are not so many. */
export function frameAt(match: Match, eyes: Eyes, moves: number): ViewFrame | null {
  if (moves > match.happened.length) return null;
  const view = match.game.view(stateAt(match, moves), eyes);
  return { moveCount: moves, events: eventsOf(match, moves, eyes), view };
}

function eventsOf(match: Match, at: number, eyes: Eyes): AnyEvent[] {
  const happening = match.happened[at - 1];
  return happening ? toldTo(happening, eyes) : [];
}

/** The whole log in lines: what counts, and where a move was taken back, a seat changed hands or a hint was given. */
export function lines(match: Match, sight: Sight, handed: readonly number[] = []): LogLine[] {
  const { log, branch } = match.record;
  const told: LogLine[] = match.opening.length > 0 ? [{ kind: 'opening', events: match.opening }] : [];
  let made = 0;
  log.forEach((entry, index) => {
    if (branch?.moves === index) told.push(branchLine(branch));
    if (handed.includes(index)) told.push({ kind: 'handed' });
    if (!isMove(entry)) {
      told.push(asLine(entry));
      return;
    }
    const happening = match.happened[made];
    if (happening?.index !== index) return;
    made++;
    told.push(lineOf(happening, eyesFor(sight, happening)));
  });
  if (branch?.moves === log.length) told.push(branchLine(branch));
  if (handed.includes(log.length)) told.push({ kind: 'handed' });
  return told;
}

const branchLine = ({ title, moves }: Branch): LogLine => ({ kind: 'branch', title, moves });

/** A long log is read anew with every move; what a move told these eyes stays as it was. */
const written = new WeakMap<Happening, Map<Eyes, LogLine>>();

function lineOf(happening: Happening, eyes: Eyes): LogLine {
  const byEyes = written.get(happening);
  const known = byEyes?.get(eyes);
  if (known) return known;
  const line: LogLine = { kind: 'move', seat: happening.seat, events: toldTo(happening, eyes) };
  written.set(happening, (byEyes ?? new Map<Eyes, LogLine>()).set(eyes, line));
  return line;
}

function asLine(entry: Exclude<Entry, { move: unknown }>): LogLine {
  if ('undo' in entry) return { kind: 'undo', count: entry.undo.length, agreed: entry.agreed === true };
  if ('redo' in entry) return { kind: 'redo' };
  if ('hint' in entry) return { kind: 'hint', seat: entry.seat };
  if ('concede' in entry) return { kind: 'early', end: { how: 'conceded', seat: entry.seat } };
  if ('counted' in entry) return { kind: 'early', end: { how: 'counted' } };
  const { seat, sitter, conceded } = entry;
  return { kind: 'sitter', seat, name: sitter.name, bot: sitter.kind === 'bot', ...(conceded && { conceded }) };
}

// A match that is walked through: any moment of it, made again from its moves.

/** So many moves are played again at the most to come to any moment. */
const STRIDE = 16;

/** A match that is walked through, to and fro: its moves were judged, and are only played again. */
export class Walk {
  readonly match: Match;
  /** The table after every so many moves, as far as the match was walked. */
  readonly #kept: AnyState[];

  constructor(match: Match) {
    const { setup, seed } = match.record;
    this.match = match;
    this.#kept = [match.game.deal(setup, rngFor(seed, 0))];
  }

  /** The table after the first `moves` of the moves in force; null if there are not so many. */
  frame(sight: Sight, moves: number): ViewFrame | null {
    const { happened } = this.match;
    if (moves > happened.length) return null;
    const last = happened[moves - 1];
    return { moveCount: moves, events: last ? heard(last, sight) : [], view: this.#view(sight, moves) };
  }

  #view(sight: Sight, moves: number): AnyView {
    const { game, record } = this.match;
    const state = this.truth(moves);
    return sight === 'all' ? unveiled(game, state, record.setup.seats) : game.view(state, sight);
  }

  /** All there was after so many moves; a copy. */
  truth(moves: number): AnyState {
    const { game } = this.match;
    const from = Math.min(Math.floor(moves / STRIDE), this.#kept.length - 1);
    const state = game.copy(this.#kept[from] as AnyState);
    for (let made = from * STRIDE; made < moves; made++) {
      this.#play(state, made);
      if ((made + 1) % STRIDE === 0) this.#kept[(made + 1) / STRIDE] ??= game.copy(state);
    }
    return state;
  }

  /** By chance as it fell then. */
  #play(state: AnyState, made: number): void {
    const { game, happened, record } = this.match;
    const entry = record.log[happened[made]?.index ?? -1];
    if (isMove(entry)) game.play(state, entry.seat, entry.move, rngFor(record.seed, made + 1));
  }
}

/**
 * After how many moves a replay may stop: where no round of simultaneous secret choices is half done. Within one, the eyes
 * that look know more than those who choose. While several are asked at once, each answer leaves one fewer.
 */
export function restsOf({ game, record }: Pick<Match, 'game' | 'record'>): readonly number[] {
  const rests: number[] = [];
  let asked = 0;
  openMatch(game, record, (state, moves) => {
    const now = game.asks(state).length;
    if (now === 0 || now >= asked) rests.push(moves);
    asked = now;
  });
  return rests;
}

/** The numbers of the moves at which the seat that moved had more than one to choose from. */
export function choicesOf({ game, record, happened }: Match): readonly number[] {
  const choices: number[] = [];
  openMatch(game, record, (state, moves) => {
    const next = happened[moves];
    if (next && game.moves(state, next.seat).length > 1) choices.push(moves + 1);
  });
  return choices;
}
