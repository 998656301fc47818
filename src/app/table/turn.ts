import { signal } from '@preact/signals';
import { isEqual } from '../../engine/equal.ts';
import type { AnyMove, AnyReason, Offer, Seat } from '../../engine/game.ts';
import type { TableNews } from '../../protocol/shown.ts';
import type { AnyFace, AnySpread, Whole } from '../../ui/face.ts';
import type { Confirm } from '../settings.ts';
import { isFlying, type Moment } from './moment.ts';

/** What a moment asks, and what has been chosen. */
export interface Decision {
  /** The person who decides now. */
  readonly seat: Seat | null;
  readonly offers: readonly Offer<AnyMove>[];
  readonly selected: Offer<AnyMove> | null;
  /** What is selected together with what follows from it, where that is more. */
  readonly whole: Whole<AnyReason> | null;
  /** Somebody chose it: it did not lie there by itself. */
  readonly isChosen: boolean;
  /** Somebody has begun to choose, or what nearly everybody wants is selected: the last move's marks give way. */
  readonly isBegun: boolean;
  /** What is selected can be made; else it is looked at only. */
  readonly isMakeable: boolean;
  /** A move is on its way: nothing is asked any more, and nothing told yet. */
  readonly isSent: boolean;
  /** What is selected is the only way, and about to be gone by itself: it is said, and no button lights up for it. */
  readonly isGoing: boolean;
  /** Why the last wish, or the last offer that was tried, cannot be. */
  readonly refusal: AnyReason | null;
}

/**
 * Show, then commit: the first tap selects, a second on the same offer makes the move, but for a finger's double tap, whose
 * first half nobody has read by then.
 */
export interface Turn extends Decision {
  select(offer: Offer<AnyMove> | null): void;
  /** Selects and never commits. */
  compose(offer: Offer<AnyMove> | null, whole?: Whole<AnyReason>): void;
  /** By a button that says the move: makes it at once, or selects it, as `isMadeAtOnce` says. */
  press(offer: Offer<AnyMove>): void;
  commit(offer: Offer<AnyMove>): void;
  wonder(wish: AnyMove): void;
}

/** Whether a button makes its move at the first tap: never in a day's deal, where what bots have answered stays. */
export function isMadeAtOnce(
  { move }: Offer<AnyMove>,
  { news, shown }: Moment,
  face: AnyFace,
  confirm: Confirm,
): boolean {
  if (confirm !== 'needed' || news.daily) return confirm === 'never';
  const isAlone = news.sitters.filter(({ kind }) => kind === 'person').length === 1;
  return face.risky?.(move, shown.frame.view, isAlone) === false;
}

/** What beside the moment decides what is offered. */
export interface Ways {
  /** An earlier moment lies on the table. */
  readonly isAway: boolean;
  /** A guide leads, and has it its way. */
  readonly isLed: boolean;
  /** The only way is gone by itself. */
  readonly forced: boolean;
  /** The log ends with something that was taken back. */
  readonly isTakenBack: boolean;
  readonly shownFirst: AnySpread['shownFirst'];
  /** What was drawn is still face down. */
  readonly isUncovering: boolean;
}

/** So long own touches that hold nothing up fly until all is turned over that they bring; 0: nothing is. */
export function uncoversMs(moment: Moment): number {
  if (!isFlying(moment)) return 0;
  const { steps } = moment.shown;
  const last = steps.findLastIndex(({ of }) => of?.scene.uncovers);
  return steps.slice(0, last + 1).reduce((sum, { seeMs }) => sum + seeMs, 0);
}

export function decisionAt(moment: Moment, ways: Ways): Decision {
  const { isAway, isLed, forced, isTakenBack, shownFirst, isUncovering } = ways;
  const { news, kept } = moment;
  const { floor, offers } = news;
  const isAsked = floor.kind === 'open' || floor.kind === 'private';
  if (moment.kind === 'showing' || isAway || !isAsked) return NOTHING_ASKED;
  const picked = moment.picked;
  const refusal = moment.kind === 'asking' ? moment.refusal : null;
  // The only way is shown at once, so that one tap goes it, but not what it was drawn for before that is seen.
  const only = offers.length === 1 && !isUncovering ? (offers[0] ?? null) : null;
  const unasked = isLed || picked || refusal ? only : (only ?? shownFirst?.(offers) ?? null);
  const choice = picked?.offer ?? null;
  const selected = choice ?? unasked;
  const isGoing = only !== null && forced && !isLed && !kept.isNew && !isTakenBack && isPlain(news);
  return {
    seat: floor.seat,
    offers,
    selected,
    whole: picked?.whole ?? null,
    isChosen: choice !== null,
    isBegun: picked !== null || (selected !== null && selected !== only),
    isMakeable: selected !== null && !isGoing,
    isSent: moment.kind === 'sent',
    isGoing,
    refusal,
  };
}

/**
 * The only way may be gone at once: nothing is to be read, and nobody else could tell by it what is secret. What was just
 * taken back is not, since the one before it could never be reached then.
 */
function isPlain({ ask, here }: TableNews): boolean {
  if (!ask || ask.pause) return false;
  return ask.cover === 'open' || ask.only === true || here.length === 1;
}

const NO_OFFERS: readonly Offer<AnyMove>[] = [];

const NOTHING_ASKED: Decision = {
  seat: null,
  offers: NO_OFFERS,
  selected: null,
  whole: null,
  isChosen: false,
  isBegun: false,
  isMakeable: false,
  isSent: false,
  isGoing: false,
  refusal: null,
};

// Where a guide leads, while its script runs.

/** What a guide wants of the table while its script runs. */
export interface Lead {
  /** The seat whose move comes next. */
  readonly seat: Seat;
  /** The move that is asked for; null while something is only told, or a bot moves. */
  readonly move: AnyMove | null;
  /** Another one was chosen. */
  stray(): void;
  /** The one that is asked for was chosen: of another one no more is said. */
  heed(): void;
}

export const lead = signal<Lead | null>(null);

/** No table lies there yet, or it still shows what was done: a guide lets it finish. */
export const showing = signal(true);

/** Once a move is asked for, every other may be looked at and only this one is made. */
export function led(turn: Turn, by: Lead | null): Turn {
  if (!by) return turn;
  const { seat, move: asked } = by;
  if (turn.seat !== seat || asked === null) {
    // What is told of a turn is told of the table as it stands in it.
    const shown = turn.seat === seat ? seat : null;
    return { ...turn, seat: shown, offers: NO_OFFERS, selected: null, whole: null, isChosen: false, isBegun: false };
  }
  const isMeant = ({ move }: Offer<AnyMove>): boolean => isEqual(move, asked);
  const select = (offer: Offer<AnyMove> | null): void => {
    if (!offer || isMeant(offer)) {
      if (offer) by.heed();
      turn.select(offer);
      return;
    }
    by.stray();
    turn.compose(offer);
  };
  return {
    ...turn,
    isMakeable: turn.selected !== null && isMeant(turn.selected),
    select,
    press(offer) {
      if (!isMeant(offer)) return select(offer);
      by.heed();
      turn.press(offer);
    },
    commit(offer) {
      if (isMeant(offer)) turn.commit(offer);
      else by.stray();
    },
  };
}
