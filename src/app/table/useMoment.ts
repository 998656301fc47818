import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { AnyMove, AnyReason, Offer, Seat } from '../../engine/game.ts';
import { refusal, ribbon, table } from '../../link/published.ts';
import { noteDrawn } from '../../link/receive.ts';
import { move, why } from '../../link/requests.ts';
import type { MatchId, PassingFrame, TableNews } from '../../protocol/shown.ts';
import { buzz } from '../../pwa/device.ts';
import type { AnyFace, AnySpread, Whole } from '../../ui/face.ts';
import { isMotionOff, settings } from '../settings.ts';
import { drawnFloor } from './Facing.tsx';
import { hold, noteImpatience, noteUnshown, seenBefore, takeUp } from './memory.ts';
import { begun, isActing, type Moment, type MomentEvent, next } from './moment.ts';
import { lapOf } from './news.ts';
import { moversIn } from './said.ts';
import { beatMs, type Staged, type Staging, stepsOf } from './steps.ts';
import { committed, isAgainAt, isSecondOf, lastClick } from './taps.ts';
import { decisionAt, isMadeAtOnce, lead, led, showing, type Turn, uncoversMs } from './turn.ts';

/** The table's moment as it goes on, and what a person can do in it. */
export interface Table {
  readonly moment: ReadonlySignal<Moment>;
  readonly turn: ReadonlySignal<Turn>;
  /** Something lies over the table: what it shows waits. Apart from the moment, so that a sheet draws no board anew. */
  readonly isHeld: ReadonlySignal<boolean>;
  goOn(): void;
  skipTurn(): void;
  skip(): void;
  /** What the others did since this seat's last turn may be seen again. */
  readonly canSeeAgain: ReadonlySignal<boolean>;
  seeAgain(): void;
  /** To that step of the shown move, where it stays. */
  standAt(step: number): void;
  /** The stage was touched while it shows something. */
  tapped(): void;
  /** Called when another frame is about to take the place of the one that is drawn. */
  readonly changing: { look: ((next: Staged) => void) | null };
}

interface Over {
  /** A sheet is read. */
  readonly reads: ReadonlySignal<unknown>;
  /** An earlier moment is looked at. */
  readonly past: ReadonlySignal<unknown>;
}

const HANDOVER_MS = 800;

/** Nobody sees the page: what it shows waits. */
const isHidden = signal(false);

/** The seat that was asked last on an open table, also before it was looked away from. */
let lastAsked: { readonly match: MatchId; readonly seat: Seat } | null = null;

/** Runs the moment of a table: tells it what happens, and does what follows from it. */
export function useMoment(first: TableNews, face: AnyFace, spread: AnySpread, over: Over): Table {
  const [machine] = useState(() => machineOf(first, face, spread, over));
  const { moment, turn, send } = machine;
  const now = moment.value;
  const { match, eyes } = first;

  useLayoutEffect(() => {
    noteDrawn(true);
    return () => noteDrawn(false);
  }, [match, eyes]);
  useLayoutEffect(
    () =>
      effect(() => {
        const news = table.value;
        if (news?.match === match && news.eyes === eyes && news.floor.kind !== 'curtain') machine.tell(news);
      }),
    [match, eyes],
  );
  useLayoutEffect(() => effect(() => send({ kind: 'held', isHeld: machine.isHeld.value })), []);
  useLayoutEffect(() => {
    const look = (): void => {
      isHidden.value = document.hidden;
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  const isUndrawn = now.time.kind === 'undrawn';
  useLayoutEffect(() => {
    if (isUndrawn) send({ kind: 'drawn' });
  }, [isUndrawn]);

  const endsAtMs = now.kind === 'showing' && now.time.kind === 'runs' ? now.time.endsAtMs : null;
  useEffect(() => {
    if (endsAtMs === null) return;
    // A timer may be a little early by this clock; it comes only once.
    const tick = (): void => send({ kind: 'tick' }, Math.max(endsAtMs, performance.now()));
    const timer = setTimeout(tick, Math.max(0, endsAtMs - performance.now()));
    return () => clearTimeout(timer);
  }, [endsAtMs]);

  const handedTo = now.kind === 'asking' ? now.handedTo : null;
  useEffect(() => {
    if (handedTo === null) return;
    const timer = setTimeout(() => send({ kind: 'handedOver' }), HANDOVER_MS);
    return () => clearTimeout(timer);
  }, [handedTo]);
  useEffect(() => {
    if (now.lastAsked !== null) lastAsked = { match, seat: now.lastAsked };
  }, [match, now.lastAsked]);

  const uncoverMs = uncoversMs(now);
  useEffect(() => {
    if (uncoverMs === 0) return;
    const end = (): void => machine.uncover(now.shown);
    const timer = setTimeout(end, uncoverMs);
    // A tap lands what flies.
    document.addEventListener('click', end, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', end, true);
    };
  }, [now.shown.steps, uncoverMs]);

  const { isGoing, selected } = turn.value;
  const going = isGoing ? selected : null;
  useEffect(() => {
    if (!going) return;
    return effect(() => {
      if (machine.isHeld.value) return;
      const timer = setTimeout(() => machine.commit(going), beatMs(settings.value.pace));
      return () => clearTimeout(timer);
    });
  }, [going]);

  useLayoutEffect(() => {
    const follow = effect(() => {
      drawnFloor.value = moment.value.drawn.floor;
    });
    return () => {
      follow();
      drawnFloor.value = null;
    };
  }, []);
  useEffect(() => noteUnshown(now), [now.kind, now.shown]);
  const isShowing = now.kind === 'showing';
  useLayoutEffect(() => {
    showing.value = isShowing;
    return () => {
      showing.value = true;
    };
  }, [isShowing]);

  useEffect(
    () =>
      effect(() => {
        const tried = refusal.value;
        if (tried?.logLength === moment.peek().news.logLength) send({ kind: 'refused', reason: tried.reason });
      }),
    [],
  );
  const isRefused = turn.value.refusal !== null;
  useEffect(() => {
    if (!isRefused) return;
    // The next click anywhere hides the refusal. What that click is refused itself is told later.
    document.addEventListener('click', machine.forgetRefusal);
    return () => document.removeEventListener('click', machine.forgetRefusal);
  }, [isRefused]);

  // Who reads the rulebook comes back to what was chosen before; behind a curtain nothing of a secret is kept.
  useEffect(() => () => machine.putAside(), []);
  const isAsked = turn.value.seat !== null;
  useEffect(() => {
    if (isAsked) machine.takeUp();
  }, [isAsked]);
  return machine.table;
}

function machineOf(first: TableNews, face: AnyFace, spread: AnySpread, { reads, past }: Over) {
  const isStill = (): boolean => settings.peek().pace === 'atOnce';
  const stage =
    ({ match, sitters, eyes }: TableNews, isAgain = false) =>
    (frame: PassingFrame, before: PassingFrame | null): Staged => {
      const seat = moversIn(ribbon.peek())[frame.moveCount - 1] ?? null;
      // What is told later, of a table that stays as it is, is not staged.
      const isNext = before?.moveCount === frame.moveCount - 1 && before.view !== frame.view;
      const staging: Staging = {
        face,
        scenes: spread.scenes,
        names: (side) => sitters[side]?.name ?? '',
        // What is wanted again is shown, also to those who want all else at once.
        pace: isAgain && isStill() ? 'quick' : settings.peek().pace,
        lang: settings.peek().lang,
        eyes,
        before: isNext ? before.view : null,
        isStill: isMotionOff(),
        arePointsCovered: settings.peek().points === 'covered',
        seen: (scene) => (isAgain ? 0 : seenBefore(match, scene)),
      };
      const isBots = seat !== null && sitters[seat]?.kind === 'bot';
      return { frame, ...stepsOf(frame, staging), seat, isBots, ...(isAgain && { isAgain }) };
    };
  const askedBefore = lastAsked?.match === first.match ? lastAsked.seat : null;
  let newest = begun({ news: first, still: isStill(), stage: stage(first) }, askedBefore);
  const moment = signal(newest);
  const isHeld = computed(() => reads.value !== null || past.value !== null || isHidden.value);
  const changing: Table['changing'] = { look: null };
  /** The move whose drawn cards have been turned over. */
  const uncovered = signal<Staged['steps'] | null>(null);
  const send = (event: MomentEvent, nowMs = performance.now()): void => {
    const before = newest;
    newest = next(before, event, nowMs);
    noteImpatience(before, event, newest);
    if (newest.shown.steps !== before.shown.steps) changing.look?.(newest.shown);
    // A table that asks looks the same while something lies over it.
    if (event.kind !== 'held' || before.kind === 'showing') moment.value = newest;
  };
  const decision = computed(() =>
    decisionAt(moment.value, {
      isAway: past.value !== null,
      isLed: lead.value !== null,
      forced: settings.value.forced,
      isTakenBack: ribbon.value.at(-1)?.kind === 'undo',
      shownFirst: spread.shownFirst,
      isUncovering: uncovered.value !== moment.value.shown.steps && uncoversMs(moment.value) > 0,
    }),
  );
  const forgetRefusal = (): void => {
    if (refusal.peek()) refusal.value = null;
    send({ kind: 'refused', reason: null });
  };
  const commit = (offer: Offer<AnyMove>): void => {
    const { seat, offers, isSent } = decision.peek();
    if (seat === null || isSent || !offers.includes(offer)) return;
    send({ kind: 'sent' });
    refusal.value = null;
    move(seat, offer.move);
    if (settings.peek().buzz) buzz();
  };
  const compose = (offer: Offer<AnyMove> | null, whole: Whole<AnyReason> | null = null): void => {
    if (decision.peek().isSent) return;
    refusal.value = null;
    send({ kind: 'picked', picked: { offer, whole, at: lastClick() } });
  };
  const select = (offer: Offer<AnyMove> | null): void => {
    const now = moment.peek();
    const picked = now.kind === 'asking' ? now.picked : null;
    const isAgain = offer !== null && offer === picked?.offer;
    if (!offer || (!isAgain && settings.peek().confirm !== 'never')) {
      compose(offer);
      return;
    }
    const click = lastClick();
    const isUnread = isAgain && click && picked?.at && isSecondOf(picked.at, click);
    if (isUnread) return;
    committed();
    commit(offer);
  };
  const wonder = (wish: AnyMove): void => {
    const { seat, isSent } = decision.peek();
    if (seat === null || isSent) return;
    compose(null);
    const { news } = moment.peek();
    void why(seat, wish).then((reason) => {
      if (reason && moment.peek().news === news) send({ kind: 'refused', reason });
    });
  };
  const byHand = (offer: Offer<AnyMove>): void => {
    committed();
    commit(offer);
  };
  const press = (offer: Offer<AnyMove>): void => {
    const now = moment.peek();
    const picked = now.kind === 'asking' ? now.picked : null;
    const click = lastClick();
    // What has just come under the finger that chose something else has not been read.
    const isUnread = click && picked?.at && isAgainAt(picked.at, click);
    if (!isUnread && isMadeAtOnce(offer, now, face, settings.peek().confirm)) byHand(offer);
    else select(offer);
  };
  const turn = computed(() => led({ ...decision.value, select, compose, press, commit: byHand, wonder }, lead.value));
  const lap = computed((): readonly PassingFrame[] => {
    const { kind, passed } = moment.value;
    const { seat } = decision.value;
    // It stays while a move is on its way: a button that goes lays the whole table out anew.
    if (kind === 'showing' || seat === null || lead.value) return NO_FRAMES;
    const movers = moversIn(ribbon.peek());
    return lapOf(passed, seat, (moveCount) => movers[moveCount - 1] ?? null);
  });
  const pass = (kind: 'goOn' | 'skipTurn' | 'skip' | 'tapped') => (): void => {
    committed();
    send({ kind });
  };
  return {
    moment,
    turn,
    send,
    commit,
    forgetRefusal,
    isHeld,
    uncover({ steps }: Staged): void {
      uncovered.value = steps;
    },
    tell(news: TableNews): void {
      if (news !== moment.peek().news) send({ kind: 'told', news, still: isStill(), stage: stage(news) });
    },
    putAside(): void {
      const { news, kind } = moment.peek();
      const isSecret = news.floor.kind === 'private' && news.here.length > 1;
      const { seat, isChosen, selected } = decision.peek();
      if (kind === 'asking' && seat !== null && !isSecret) hold(news, seat, isChosen ? selected : null);
    },
    takeUp(): void {
      const { seat, offers } = decision.peek();
      const offer = seat === null || lead.peek() ? null : takeUp(moment.peek().news, seat, offers);
      if (offer) compose(offer);
    },
    table: {
      moment,
      turn,
      isHeld,
      goOn: pass('goOn'),
      skipTurn: pass('skipTurn'),
      skip: pass('skip'),
      canSeeAgain: computed(() => lap.value.length > 0),
      seeAgain(): void {
        const [from, ...others] = lap.peek();
        if (!from || decision.peek().isSent) return;
        committed();
        const again = stage(moment.peek().news, true);
        send({ kind: 'again', from, lap: others.map((frame, at) => again(frame, others[at - 1] ?? from)) });
      },
      standAt(step: number): void {
        send({ kind: 'held', isHeld: true });
        while (isActing(moment.peek()) && moment.peek().step < step) send({ kind: 'goOn' });
      },
      tapped: pass('tapped'),
      changing,
    },
  };
}

const NO_FRAMES: readonly PassingFrame[] = [];
