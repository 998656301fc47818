import type { AnyEvent, AnyMove, AnyReason, Offer, Seat } from '../../engine/game.ts';
import type { PassingFrame, TableNews } from '../../protocol/shown.ts';
import type { Whole } from '../../ui/face.ts';
import type { Shows } from '../../ui/stage/Stage.ts';
import { askedOpenly, asksPerson, endsHere, heldBack, type Kept, keptAt, NOTHING_KEPT, passedWith } from './news.ts';
import { areTouches, BACK, type Staged, type Step, wordsAfter } from './steps.ts';
import type { Click } from './taps.ts';

/**
 * The table's moment: what happened is shown step by step, then the table is asked, then an answer is on its way. Pure:
 * `next` makes each moment of the one before it, of what happens and of the time. `useMoment.ts` does what follows from it.
 */
export type Moment = Showing | Asking | Sent;

interface OnTable {
  /** The newest that the host has told. */
  readonly news: TableNews;
  /** What the page may draw of it: nothing that a frame which still waits has to show first. */
  readonly drawn: TableNews;
  /** The frame that was on the table before; null: this is the first. */
  readonly before: PassingFrame | null;
  readonly shown: Staged;
  /** Which of its steps. */
  readonly step: number;
  /** A tap has cut one of its steps short: the next one goes to its words. */
  readonly isTapped: boolean;
  readonly time: Time;
  /** How the shown frame came on the table: what is known already takes less time. */
  readonly came: 'opened' | 'own' | 'bots' | 'others';
  /** Something lies over the table: no step ends meanwhile. */
  readonly isHeld: boolean;
  readonly kept: Kept;
  /** Who was asked last on the open table, also before it was looked away from. */
  readonly lastAsked: Seat | null;
  /** What was on the table before, as far as these eyes got it: it may be wanted again. */
  readonly passed: readonly PassingFrame[];
  /** Null: nothing was touched yet. It stays while others answer, too. */
  readonly picked: Picked | null;
}

/** What happened is on the table, and not yet what is asked. */
export interface Showing extends OnTable {
  readonly kind: 'showing';
  /** Oldest first. */
  readonly waiting: readonly Staged[];
}

/** The table as it stands: a seat is asked, or bots are, or it is over. */
export interface Asking extends OnTable {
  readonly kind: 'asking';
  /** Why the last wish, or the last offer that was tried, cannot be. */
  readonly refusal: AnyReason | null;
  /** Whose turn it has become, for a beat. */
  readonly handedTo: Seat | null;
}

/** A move is on its way: nothing is asked any more, and nothing told yet. What was chosen stays drawn. */
export interface Sent extends OnTable {
  readonly kind: 'sent';
}

/** What was chosen, and by what click; no offer: it was put down again. */
export interface Picked {
  readonly offer: Offer<AnyMove> | null;
  readonly whole: Whole<AnyReason> | null;
  readonly at: Click | null;
}

/** Of the step on the table; it begins when the step has been drawn. */
type Time =
  | { readonly kind: 'undrawn' }
  | { readonly kind: 'runs'; readonly endsAtMs: number }
  | { readonly kind: 'held'; readonly leftMs: number }
  | { readonly kind: 'waitsForTap' }
  | { readonly kind: 'over' };

export type MomentEvent =
  /** The host has told the table anew. `still`: its end is shown at once. */
  | {
      readonly kind: 'told';
      readonly news: TableNews;
      readonly still: boolean;
      readonly stage: Stager;
    }
  /** What is shown stands on the screen. */
  | { readonly kind: 'drawn' }
  /** Time has passed. */
  | { readonly kind: 'tick' }
  /** Past the shown step, past all of the seat whose move is shown, or to the table as it stands. */
  | { readonly kind: 'goOn' | 'skipTurn' | 'skip' }
  /** The stage was touched: to its next step, at the second time to the words. */
  | { readonly kind: 'tapped' }
  | { readonly kind: 'held'; readonly isHeld: boolean }
  | { readonly kind: 'picked'; readonly picked: Picked }
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused'; readonly reason: AnyReason | null }
  /** What the others did is wanted once more, from that table on. */
  | { readonly kind: 'again'; readonly from: PassingFrame; readonly lap: readonly Staged[] }
  /** The beat is over for which it was said whose turn it has become. */
  | { readonly kind: 'handedOver' };

/** How a frame is shown after the one before it; null: it is the first. */
type Stager = (frame: PassingFrame, before: PassingFrame | null) => Staged;
const stagedAfter = (known: PassingFrame | null, frames: readonly PassingFrame[], stage: Stager): Staged[] =>
  frames.map((frame, at) => stage(frame, frames[at - 1] ?? known));

type Told = Extract<MomentEvent, { kind: 'told' }>;

/** The first moment of a table as these eyes see it. */
export function begun({ news, still, stage }: Omit<Told, 'kind'>, lastAsked: Seat | null): Moment {
  const [shown, ...waiting] = stagedAfter(null, still ? news.frames.slice(-1) : news.frames, stage);
  if (!shown) throw new Error('a reel has a frame');
  const table: OnTable = {
    news,
    drawn: news,
    before: null,
    shown,
    step: still ? lastOf(shown) : 0,
    isTapped: false,
    time: still ? OVER : timeOf(shown),
    came: 'opened',
    isHeld: false,
    kept: keptAt(news, NOTHING_KEPT),
    lastAsked,
    passed: passedWith([], news.frames),
    picked: null,
  };
  // The first frame may only be what the next one begins from.
  return isLoud(shown) && waiting.some(isLoud) ? settled(table, waiting) : advanced(table, waiting);
}

export function next(moment: Moment, event: MomentEvent, nowMs: number): Moment {
  switch (event.kind) {
    case 'told':
      return told(moment, event, nowMs);
    case 'drawn':
      return drawn(moment, nowMs);
    case 'held':
      return held(moment, event.isHeld, nowMs);
    default:
      return moment.kind === 'showing' ? whileShowing(moment, event, nowMs) : whileAsking(moment, event);
  }
}

function whileShowing(moment: Showing, event: MomentEvent, nowMs: number): Moment {
  const { time, waiting } = moment;
  const end = waiting.at(-1) ?? moment.shown;
  switch (event.kind) {
    case 'tick':
      return time.kind === 'runs' && nowMs >= time.endsAtMs ? passed(moment) : moment;
    case 'goOn':
      return passed(moment);
    case 'tapped':
      return moment.isTapped && moment.step < lastOf(moment.shown)
        ? settled({ ...moment, step: lastOf(moment.shown), time: UNDRAWN }, waiting)
        : { ...passed(moment), isTapped: true };
    case 'skipTurn': {
      const other = waiting.findIndex(({ seat }) => seat !== moment.shown.seat);
      const shown = waiting[other];
      return shown ? shownNow(moment, shown, waiting.slice(other + 1)) : atEnd(moment, end);
    }
    case 'skip':
      return atEnd(moment, end);
    default:
      return moment;
  }
}

function whileAsking(moment: Asking | Sent, event: MomentEvent): Moment {
  if (moment.kind === 'sent') return moment;
  switch (event.kind) {
    case 'picked':
      return { ...moment, picked: event.picked, refusal: null };
    case 'sent': {
      const { refusal, handedTo, ...rest } = moment;
      return { ...rest, kind: 'sent' };
    }
    case 'refused':
      return event.reason === moment.refusal ? moment : { ...moment, refusal: event.reason };
    case 'handedOver':
      return { ...moment, handedTo: null };
    case 'again':
      return shownAgain(moment, event.from, event.lap);
    default:
      return moment;
  }
}

/** The table goes back to where it began, and what follows ends with the table as it stands. */
function shownAgain(moment: Asking, from: PassingFrame, lap: readonly Staged[]): Moment {
  if (lap.length === 0) return moment;
  const back: Staged = {
    frame: { ...from, events: [] },
    scenes: [],
    steps: [BACK],
    seat: null,
    isBots: false,
    isAgain: true,
  };
  const end: Staged = { ...moment.shown, scenes: [], steps: [], isAgain: true };
  return settled({ ...moment, before: null, shown: back, step: 0, isTapped: false, time: UNDRAWN }, [...lap, end]);
}

export const isStopped = (moment: Moment): boolean => moment.kind === 'showing' && (stepOf(moment)?.waits ?? false);

/** A touch of one's own holds nothing up: it flies while the next question stands. */
export const isFlying = ({ kind, came, isTapped, shown }: Moment): boolean =>
  kind !== 'showing' && came === 'own' && !isTapped && shown.scenes.length > 0 && areTouches(shown);

export const isActing = (moment: Moment): boolean => moment.kind === 'showing' && stepOf(moment)?.of != null;

/** What of the shown move the page may draw and say: what the stage has shown of it. */
export interface Released {
  /** The board is drawn as this frame has it, and the points as that one. */
  readonly board: PassingFrame;
  readonly points: PassingFrame;
  readonly says: readonly AnyEvent[];
}

export function released({ before, shown, step }: Pick<OnTable, 'before' | 'shown' | 'step'>): Released {
  const { frame, steps } = shown;
  const past = steps.slice(0, step + 1).flatMap(({ of }) => of?.step ?? []);
  const drawn = (what: Shows): PassingFrame =>
    past.some(({ shows }) => shows?.includes(what)) ? frame : (before ?? frame);
  if (steps[step]?.of == null) {
    // Nobody is asked any more: what the end brings is told when it is counted, unless a scene has counted it.
    return {
      board: frame,
      points: frame.asked.length > 0 ? frame : drawn('points'),
      says: wordsAfter(frame.events, shown.scenes),
    };
  }
  return { board: drawn('board'), points: drawn('points'), says: past.flatMap(({ says }) => says ?? []) };
}

/**
 * New frames are laid behind those that wait. A reel that goes back, because something was undone, takes the place of all.
 * Those who were asked and answered have seen what there was, and are answered at once.
 */
function told(before: Moment, { news, still, stage }: Told, nowMs: number): Moment {
  const last = news.frames.at(-1);
  if (!last) return before;
  const waited = before.kind === 'showing' ? before.waiting : [];
  const known = (waited.at(-1) ?? before.shown).frame;
  const fresh = news.frames.filter(({ moveCount }) => moveCount > known.moveCount);
  const waiting = [...waited, ...stagedAfter(known, fresh, stage)];
  const isBack = last.moveCount < known.moveCount;
  const table: OnTable = {
    ...before,
    news,
    kept: keptAt(news, before.kept),
    passed: passedWith(before.passed, isBack ? [last] : fresh),
    // What was chosen of other offers is chosen no more.
    picked: before.kind !== 'sent' && before.news.offers === news.offers ? before.picked : null,
  };
  if (still || isBack) return atEnd({ ...table, came: 'others' }, stage(last, null), before);
  if (waiting.length === 0) {
    // Told again, and shown already.
    return settled({ ...table, shown: { ...before.shown, frame: last } }, [], before);
  }
  if (before.kind !== 'showing' && asksPerson(before.news)) return advanced(table, waiting, 'own');
  const isDue = !waiting.some(isLoud) || isOver(before.time, nowMs);
  return isDue && !before.isHeld ? advanced(table, waiting) : settled(table, waiting, before);
}

/** Its time begins. A big moment that something follows waits for a tap. */
function drawn(moment: Moment, nowMs: number): Moment {
  const step = stepOf(moment);
  if (moment.time.kind !== 'undrawn' || !step) return moment;
  const isBeforeQuestion = isLast(moment) && asksPerson(moment.news);
  if (step.waits) return { ...moment, time: { kind: 'waitsForTap' } };
  const isKnown = !step.waits && (moment.came === 'own' || (moment.came === 'bots' && isBeforeQuestion));
  const lastsMs = isKnown ? step.seeMs : step.readMs;
  return {
    ...moment,
    time: moment.isHeld ? { kind: 'held', leftMs: lastsMs } : { kind: 'runs', endsAtMs: nowMs + lastsMs },
  };
}

function held(moment: Moment, isHeld: boolean, nowMs: number): Moment {
  const { time } = moment;
  if (isHeld === moment.isHeld) return moment;
  if (isHeld && time.kind === 'runs') {
    return { ...moment, isHeld, time: { kind: 'held', leftMs: Math.max(0, time.endsAtMs - nowMs) } };
  }
  const leftMs = time.kind === 'held' ? time.leftMs : 0;
  if (!isHeld && leftMs > 0) return { ...moment, isHeld, time: { kind: 'runs', endsAtMs: nowMs + leftMs } };
  const changed: Moment = { ...moment, isHeld, ...(time.kind === 'held' && { time: OVER }) };
  // What came meanwhile, after the shown step had had its time.
  return changed.kind === 'showing' && !isHeld && changed.time.kind === 'over' ? passed(changed) : changed;
}

/** On to the next step of the frame, or to the next frame, or to the question. */
function passed(moment: Showing): Moment {
  const { shown, step, waiting } = moment;
  if (step < lastOf(shown)) return settled({ ...moment, step: step + 1, time: UNDRAWN }, waiting);
  return waiting.length > 0 ? advanced(moment, waiting) : settled({ ...moment, time: OVER }, []);
}

/** The next frame in which something happens comes on the table, or the last of all. */
function advanced(table: OnTable, waiting: readonly Staged[], came?: 'own'): Moment {
  const loud = waiting.findIndex(isLoud);
  const at = loud < 0 ? waiting.length - 1 : loud;
  const shown = waiting[at];
  return shown ? shownNow(table, shown, waiting.slice(at + 1), came) : settled(table, []);
}

function shownNow(table: OnTable, shown: Staged, waiting: readonly Staged[], came?: 'own'): Moment {
  const time = isLoud(shown) ? timeOf(shown) : table.time;
  const step = came && areTouches(shown) ? lastOf(shown) : 0;
  const now = { before: table.shown.frame, shown, step, isTapped: false, time };
  return settled({ ...table, ...now, came: came ?? (shown.isBots ? 'bots' : 'others') }, waiting);
}

const atEnd = (table: OnTable, shown: Staged, before?: Moment): Moment =>
  settled({ ...table, before: table.shown.frame, shown, step: lastOf(shown), isTapped: true, time: OVER }, [], before);

/** What of a moment's fields belongs to the table, whichever moment it is. */
function settled(table: OnTable, waiting: readonly Staged[], before?: Moment): Moment {
  const { news, shown, step, time, came, isHeld, kept, lastAsked, passed, isTapped } = table;
  const { before: last, picked } = table;
  const base = { news, shown, step, time, came, isHeld, kept, lastAsked, passed, isTapped, before: last, picked };
  if (waiting.length > 0 || step < lastOf(shown) || lingers(table)) {
    const { board, points } = released(table);
    return { ...base, kind: 'showing', drawn: heldBack(news, board.asked, points.sheet), waiting };
  }
  const same = before?.kind === 'asking' ? before : null;
  const asked = askedOpenly(news);
  const isHandedOver = asked !== null && lastAsked !== null && asked !== lastAsked;
  const stillSaid = same?.handedTo === asked ? asked : null;
  return {
    ...base,
    kind: 'asking',
    drawn: news,
    refusal: same && same.news.logLength === news.logLength ? same.refusal : null,
    lastAsked: asked ?? lastAsked,
    handedTo: isHandedOver ? asked : stillSaid,
  };
}

/** Nothing follows but a question, and it can wait: for an event, or for what a bot did last, which nobody has seen yet. */
const lingers = (table: OnTable): boolean => {
  const step = stepOf(table);
  if (table.time.kind === 'over') return false;
  if (endsHere(table.news)) return step?.waits ?? false;
  return asksPerson(table.news) && (isEvent(step) || (table.came === 'bots' && isLoud(table.shown) && !step?.waits));
};

const isEvent = (step: Step | undefined): boolean => step?.of != null && step.of.scene.size !== 'touch';

export const stepOf = ({ shown, step }: Pick<OnTable, 'shown' | 'step'>): Step | undefined => shown.steps[step];
const lastOf = ({ steps }: Staged): number => Math.max(0, steps.length - 1);
const isLoud = ({ frame, scenes }: Staged): boolean => frame.events.length > 0 || scenes.length > 0;
const isLast = (moment: Moment): boolean =>
  moment.step + 1 >= moment.shown.steps.length && (moment.kind !== 'showing' || moment.waiting.length === 0);
const isOver = (time: Time, nowMs: number): boolean =>
  time.kind === 'over' || (time.kind === 'runs' && nowMs >= time.endsAtMs);
/** Steps that take no time at all are over at once; any other is first drawn. */
const timeOf = ({ steps }: Staged): Time => (steps.some(({ readMs }) => readMs > 0) ? UNDRAWN : OVER);

const UNDRAWN: Time = { kind: 'undrawn' };
const OVER: Time = { kind: 'over' };
