import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { isEqual } from '../../engine/equal.ts';
import { personSeats } from '../../engine/floor.ts';
import type { AnyMove, AnyReason, Offer } from '../../engine/game.ts';
import type { Seat } from '../../engine/ids.ts';
import { refusal as refusedMove, ribbon } from '../../link/published.ts';
import { move, why } from '../../link/requests.ts';
import type { TableNews } from '../../protocol/shown.ts';
import { buzz } from '../../pwa/touch.ts';
import type { AnySpread, Whole } from '../../ui/face.ts';
import { settings } from '../settings.ts';
import { type Click, isSecondOf, isStray, type Made } from './clicks.ts';
import { hold, takeUp } from './held.ts';
import { beatMs } from './playback.ts';

export interface Turn {
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
  select(offer: Offer<AnyMove> | null): void;
  /** Selects and never commits. */
  compose(offer: Offer<AnyMove> | null, whole?: Whole<AnyReason>): void;
  commit(offer: Offer<AnyMove>): void;
  wonder(wish: AnyMove): void;
}

/**
 * Show, then commit: the first tap selects, a second on the same offer makes the move, but for a finger's double tap, whose
 * first half nobody has read by then. Nothing goes by itself while somebody reads a sheet that lies over the table, and a
 * guide that leads has it its way.
 */
export function useTurn(
  news: TableNews,
  playing: boolean,
  shownFirst: AnySpread['shownFirst'],
  reads: ReadonlySignal<string | null>,
): Turn {
  const [picked, setPicked] = useState<Picked | null>(null);
  const click = useRef<Click>({ detail: 0, timeStamp: 0, clientX: 0, clientY: 0 });
  const made = useRef<Made | null>(null);
  const [refused, setRefused] = useState<{ readonly at: TableNews; readonly reason: AnyReason } | null>(null);
  const [sent, setSent] = useState<TableNews | null>(null);
  const { floor } = news;
  const by = lead.value;
  const isLed = by !== null;
  const isSent = sent === news;
  const open = !playing && !isSent && (floor.kind === 'open' || floor.kind === 'private');
  const seat = open ? floor.seat : null;
  const offers = seat === null ? NO_OFFERS : news.offers;
  const tried = refusedMove.value;
  const refusal = refused?.at === news ? refused.reason : tried?.logLength === news.logLength ? tried.reason : null;
  // Offers belong to their news: whatever was picked on an older table is picked no more.
  const isPicked = picked?.from === offers;
  // The only way is shown at once, so that one tap goes it.
  const only = offers.length === 1 ? (offers[0] ?? null) : null;
  const first = useMemo(() => only ?? shownFirst?.(offers) ?? null, [offers, shownFirst]);
  const unasked = isLed || isPicked || refusal ? only : first;
  const choice = isPicked ? picked.offer : null;
  const selected = choice ?? unasked;

  const forgetRefusals = (): void => {
    setRefused(null);
    refusedMove.value = null;
  };
  const commit = (offer: Offer<AnyMove>): void => {
    if (seat === null || !offers.includes(offer) || isStray(made.current, seat, click.current)) return;
    made.current = { seat, at: click.current };
    setSent(news);
    // Refused, it is chosen no more.
    setPicked(null);
    forgetRefusals();
    move(seat, offer.move);
    if (settings.value.buzz) buzz();
  };
  const compose = (offer: Offer<AnyMove> | null, whole: Whole<AnyReason> | null = null): void => {
    if (isSent || (seat !== null && isStray(made.current, seat, click.current))) return;
    forgetRefusals();
    setPicked({ from: offers, offer, whole, at: click.current });
  };
  const select = (offer: Offer<AnyMove> | null): void => {
    if (!offer || (offer !== choice && settings.value.confirm)) {
      compose(offer);
      return;
    }
    const isUnread = offer === choice && picked !== null && isSecondOf(picked.at, click.current);
    if (!isUnread) commit(offer);
  };
  const wonder = (wish: AnyMove): void => {
    if (seat === null) return;
    setPicked({ from: offers, offer: null, whole: null, at: click.current });
    forgetRefusals();
    void why(seat, wish).then((reason) => setRefused(reason && { at: news, reason }));
  };
  // Whoever reads the rulebook comes back to what was chosen before; behind a curtain nothing of a secret is kept.
  const left = useRef<() => void>(() => undefined);
  const isSecret = floor.kind === 'private' && personSeats(news.sitters).length > 1;
  left.current = () => {
    if (seat !== null && !isSecret) hold(news, seat, choice);
  };
  useEffect(() => () => left.current(), []);
  useEffect(() => {
    if (seat === null || isLed) return;
    const offer = takeUp(news, seat, offers);
    if (offer) compose(offer);
  }, [seat === null]);
  useEffect(() => {
    const note = ({ detail, timeStamp, clientX, clientY }: MouseEvent): void => {
      click.current = { detail, timeStamp, clientX, clientY };
    };
    document.addEventListener('click', note, true);
    return () => document.removeEventListener('click', note, true);
  }, []);
  useEffect(() => {
    if (!refusal) return;
    // By the next touch it has been read, wherever that goes; what is refused then comes later than this.
    document.addEventListener('click', forgetRefusals);
    return () => document.removeEventListener('click', forgetRefusals);
  }, [refusal]);
  const kept = useRef(NOTHING_KEPT);
  kept.current = keptAt(news, kept.current);
  const goesByItself = settings.value.forced && !isLed && !kept.current.isNew && isPlain(news);
  const going = goesByItself ? only : null;
  useEffect(() => {
    if (!going) return;
    return effect(() => {
      if (reads.value !== null) return;
      const timer = setTimeout(() => commit(going), beatMs());
      return () => clearTimeout(timer);
    });
  }, [going]);
  const whole = isPicked ? picked.whole : null;
  const isBegun = isPicked || (selected !== null && selected !== only);
  const turn = {
    ...{
      seat,
      offers,
      selected,
      whole,
      isChosen: choice !== null,
      isBegun,
      isMakeable: selected !== null && !going,
      isSent,
      isGoing: going !== null,
      refusal,
    },
    ...{ select, compose, commit, wonder },
  };
  return led(turn, by);
}

/**
 * The only way may be gone at once: nothing is to be read, nobody else could tell by it what is secret, and it was not
 * just taken back, since the one before it could never be reached then.
 */
function isPlain({ ask, sitters }: TableNews): boolean {
  if (!ask || ask.pause) return false;
  const isKnown = ask.cover === 'open' || ask.only === true || personSeats(sitters).length === 1;
  return isKnown && ribbon.value.at(-1)?.kind !== 'undo';
}

/** What whoever is asked on the open table has to look at. */
interface Kept {
  readonly logLength: number;
  readonly seat: Seat | null;
  readonly peek: boolean;
  /** It was taken in this turn: whoever took it may look at it, and ends the turn by hand. */
  readonly isNew: boolean;
}

type Keeping = Pick<TableNews, 'logLength' | 'floor' | 'peek'>;

export function keptAt({ logLength, floor, peek }: Keeping, before: Kept): Kept {
  if (before.logLength === logLength) return before;
  const seat = floor.kind === 'open' ? floor.seat : null;
  return { logLength, seat, peek, isNew: peek && before.seat === seat && (before.isNew || !before.peek) };
}

const NOTHING_KEPT: Kept = { logLength: -1, seat: null, peek: false, isNew: false };

/** From one list of offers; null: put down again. */
interface Picked {
  readonly from: readonly Offer<AnyMove>[];
  readonly offer: Offer<AnyMove> | null;
  readonly whole: Whole<AnyReason> | null;
  /** What was clicked last, by then. */
  readonly at: Click;
}

const NO_OFFERS: readonly Offer<AnyMove>[] = [];

/** What a guide wants of the table while its script runs. */
export interface Lead {
  readonly learner: Seat;
  /** The move that is asked for; null while something is only told, or it is not the learner's. */
  readonly move: AnyMove | null;
  /** Another one was chosen. */
  stray(): void;
  /** The one that is asked for was chosen: of another one no more is said. */
  heed(): void;
}

export const lead = signal<Lead | null>(null);

/** The table still shows what was done; whoever leads lets it finish. */
export const showing = signal(false);

/** Once a move is asked for, every other may be looked at and only this one is made; for the other seats the script plays. */
export function led(turn: Turn, by: Lead | null): Turn {
  if (!by) return turn;
  const { learner, move: asked } = by;
  if (turn.seat !== learner || asked === null)
    return { ...turn, seat: null, offers: NO_OFFERS, selected: null, whole: null, isChosen: false, isBegun: false };
  const isMeant = ({ move }: Offer<AnyMove>): boolean => isEqual(move, asked);
  return {
    ...turn,
    isMakeable: turn.selected !== null && isMeant(turn.selected),
    select(offer) {
      if (!offer || isMeant(offer)) {
        if (offer) by.heed();
        turn.select(offer);
        return;
      }
      by.stray();
      turn.compose(offer);
    },
    commit(offer) {
      if (isMeant(offer)) turn.commit(offer);
      else by.stray();
    },
  };
}
