import { effect } from '@preact/signals';
import type { TargetedMouseEvent } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { afterFrame } from '../../ui/modality.ts';
import { clearSprites } from '../../ui/stage/act.ts';
import { goesBack, type Noted, noteThings } from '../../ui/stage/back.ts';
import { perform, type Room, roomOf, Stage } from '../../ui/stage/Stage.ts';
import { isMotionOff, settings } from '../settings.ts';
import { noteSeen } from './memory.ts';
import { isActing, isFlying, isStopped, type Moment, released, stepOf } from './moment.ts';
import type { Staged } from './steps.ts';
import { cueStep } from './useCues.ts';
import type { Table } from './useMoment.ts';
import '../../ui/stage/stage.css';

/** What the stage plays of one frame. */
interface Playing {
  readonly of: Staged;
  readonly game: string;
  readonly stage: Stage;
  /** What its scenes have noted of the table before, drawn over everything. */
  readonly looked: HTMLElement;
  /** Of the next step of what runs by itself. */
  timer: ReturnType<typeof setTimeout> | null;
}

/**
 * The layer over board, own things and bars on which a move is acted out. The moment says which step is shown; a touch of
 * one's own, which holds nothing up, runs by itself. A tap lands what flies.
 */
export function StageLayer({ table }: { readonly table: Table }) {
  const layer = useRef<HTMLDivElement>(null);
  const playing = useRef<Playing | null>(null);
  /** How the board was drawn when something of it was taken back. */
  const noted = useRef<readonly Noted[] | null>(null);
  const moment = table.moment.value;
  const [isReady, setReady] = useState(false);

  const close = (): void => {
    const { current } = playing;
    if (!current) return;
    if (current.timer !== null) clearTimeout(current.timer);
    current.stage.close();
    clearSprites(current.looked);
    playing.current = null;
  };
  /** Once nothing moves any more the table itself is seen again, and all that the stage has hidden of it. */
  const rests = (now: Playing): void => void now.stage.rest().then(() => now === playing.current && close());
  useLayoutEffect(() => {
    table.changing.look = (next) => {
      close();
      const shown = layer.current;
      const page = document.querySelector('.table');
      noted.current = shown && page && isTakenBack(table.moment.peek(), next) ? noteThings(apart(shown, page)) : null;
      if (!shown || !page || next.scenes.length === 0) return;
      const looked = document.createElement('div');
      looked.className = 'stage-part';
      shown.append(looked);
      const room = roomOf(looked, shown, page);
      for (const scene of next.scenes) scene.look?.(room);
      const isStill = isMotionOff();
      const steps = next.steps.flatMap(({ of }) => of?.step ?? []);
      const { game } = table.moment.peek().news;
      playing.current = { of: next, game, looked, stage: new Stage(shown, page, steps, isStill), timer: null };
    };
    // The first frame is drawn before the stage can note where things are, and a map has its place only once it is measured.
    let isLeft = false;
    queueMicrotask(() => {
      if (isLeft) return;
      table.changing.look?.(table.moment.peek().shown);
      setReady(true);
    });
    const landed = (): void => {
      if (table.moment.peek().kind !== 'showing') close();
    };
    let width = innerWidth;
    // In a window of another width everything has another place; of its height a browser's own bars take some and give it back.
    const resized = (): void => {
      const { current } = playing;
      const now = table.moment.peek();
      const isWidth = width !== innerWidth;
      width = innerWidth;
      if (!current || !isWidth) return;
      if (!isActing(now)) close();
      else if (released(now).board === now.shown.frame) while (isActing(table.moment.peek())) table.goOn();
      else {
        table.changing.look?.(now.shown);
        if (playing.current) begin(playing.current, now.step);
        if (table.isHeld.peek()) playing.current?.stage.hold();
      }
    };
    addEventListener('click', landed, true);
    addEventListener('resize', resized);
    return () => {
      isLeft = true;
      removeEventListener('click', landed, true);
      removeEventListener('resize', resized);
      table.changing.look = null;
      close();
    };
  }, [table]);

  useLayoutEffect(() => {
    const shown = layer.current;
    // A film strip wants the picture of a time: what runs by time stands still, and the table is what it is at that step.
    const film = (event: Event): void => {
      const { current } = playing;
      if (!shown || !current || !(event instanceof CustomEvent)) return;
      const { stage, of } = current;
      const ms = Number(event.detail);
      const step = of.steps.findLastIndex((_, at) => stage.startOf(at) <= ms);
      table.standAt(step);
      afterFrame(() => {
        // After the last step of a game its count has taken the stage's place.
        if (current === playing.current) stage.seek(ms);
        shown.dataset.film = `${ms} of ${stage.lastsMs}`;
      });
    };
    shown?.addEventListener('film', film);
    return () => shown?.removeEventListener('film', film);
  }, [table]);

  const { shown, step } = moment;
  useLayoutEffect(
    () =>
      effect(() => {
        const isHeld = table.isHeld.value;
        const now = playing.current;
        if (now?.of.steps !== table.moment.peek().shown.steps) return;
        if (isHeld) now.stage.hold();
        else now.stage.goOn();
      }),
    [table],
  );
  useLayoutEffect(() => {
    const now = playing.current;
    if (now?.of.steps !== shown.steps) return;
    const at = stepOf(moment);
    if (isFlying(moment)) run(now, 0, rests);
    else if (at?.of) begin(now, step);
    else if (isStopped(moment)) now.stage.seek(now.stage.lastsMs);
    // A big moment that passes by itself stands still: nothing of it would ever come to rest.
    else if (moment.isTapped || at?.waits) close();
    else rests(now);
  }, [shown.steps, step, moment.kind, isReady]);
  useLayoutEffect(() => {
    const before = noted.current;
    noted.current = null;
    return before ? perform((room) => goesBack(room, before), 'back') : undefined;
  }, [shown.steps]);
  useEffect(() => {
    const { match } = moment.news;
    if (!shown.isAgain) for (const scene of shown.scenes) noteSeen(match, scene);
  }, [shown.steps]);

  return <div ref={layer} class="stage" data-stage data-game={moment.news.game} aria-hidden="true" />;
}

/** Fewer moves were made than before: a player who wants to see motion sees the move go back. */
const isTakenBack = ({ shown }: Moment, next: Staged): boolean =>
  !next.isAgain && next.frame.moveCount < shown.frame.moveCount && !isMotionOff() && settings.peek().pace !== 'atOnce';

/** What the stage sees of the table, and a part that nothing of is drawn before it flies. */
const apart = (shown: HTMLElement, page: Element): Room => roomOf(document.createElement('div'), shown, page);

/** Plays on from a step, and is heard. */
function begin({ stage, of, game }: Playing, step: number): void {
  const at = of.steps[step];
  if (!at?.of) return;
  stage.play(stage.startOf(step), at.of.rate);
  cueStep(at, game);
}

/** Every step, one after the other. */
function run(now: Playing, step: number, rests: (now: Playing) => void): void {
  const at = now.of.steps[step];
  if (!at?.of) {
    rests(now);
    return;
  }
  begin(now, step);
  now.timer = setTimeout(() => run(now, step + 1, rests), at.seeMs);
}

/** While an event or a scene is shown the table is the stage: a touch of it goes on, but for the ways past it and the menu. */
export function touchStage({ moment, tapped }: Table, event: TargetedMouseEvent<HTMLElement>): void {
  const now = moment.peek();
  const isOver = event.target instanceof Element && event.target.closest('.following, .table-head') !== null;
  if (isOver || !isActing(now) || stepOf(now)?.of?.scene.size === 'touch') return;
  event.stopPropagation();
  event.preventDefault();
  tapped();
}
