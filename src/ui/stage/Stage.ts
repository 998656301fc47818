import type { AnyEvent, AnyView, Eyes, Seat } from '../../engine/game.ts';
import type { Lang } from '../../words/voice.ts';
import { isTurned, type Rect } from '../rect.ts';
import type { Cue } from '../sound.ts';
import type { Act } from './act.ts';
import { clearSprites } from './sprite.ts';

/** Where a step draws, in pixels from the upper left corner of the stage. */
export interface Room {
  /** The step's own part of the stage, above those of earlier steps; what it draws stays until the scene ends. */
  readonly part: HTMLElement;
  readonly width: number;
  readonly height: number;
  /** Where an element of the page is drawn. */
  rectOf(element: Element): Rect;
  /** The elements of the table that match and are not out of sight; the first of them. */
  findAll(selector: string): readonly (HTMLElement | SVGElement)[];
  find(selector: string): HTMLElement | SVGElement | null;
}

/** One step of what is shown. */
export interface Step {
  /** For film strips and traces. */
  readonly name: string;
  /** Until the next step begins. Its motions may run on into that one: this is how moments overlap. */
  readonly lastsMs: number;
  /** Draws what it needs and says how it moves; what an earlier step has drawn may be moved on. */
  draw(room: Room): readonly Act[];
  readonly cue?: Cue;
  /**
   * Only a held breath or a flourish: a still picture of it would show nothing new. Where nothing is to move it is left out,
   * so no later step may need what it draws or notes.
   */
  readonly isPassing?: boolean;
}

interface Drawn {
  readonly step: Step;
  readonly startsMs: number;
  part: HTMLElement | null;
  acts: readonly Act[];
  /** When its time began, and how fast it goes by, if it is played. */
  began: { readonly ms: number; readonly rate: number } | null;
}

/** So long before it begins a motion is made: all of a step's at once would hold up a slow page. */
const AHEAD_MS = 150;

/** What a step sees of the page, which stays as it is while a step is drawn. A table that faces the other side is turned with the stage, and measured as those see it. */
export function roomOf(part: HTMLElement, layer: Element, table: Element): Room {
  const own = layer.getBoundingClientRect();
  const found = new Map<string, (HTMLElement | SVGElement)[]>();
  const rectOf = (element: Element): Rect => {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    return isTurned(layer)
      ? { left: own.right - right, top: own.bottom - bottom, width, height }
      : { left: left - own.left, top: top - own.top, width, height };
  };
  const isWithin = (element: Element, frame: Rect): boolean => {
    const { left, top, width, height } = rectOf(element);
    const { left: x, top: y } = frame;
    return width > 0 && left + width > x && left < x + frame.width && top + height > y && top < y + frame.height;
  };
  const window = { left: 0, top: 0, width: own.width, height: own.height };
  const look = (selector: string): (HTMLElement | SVGElement)[] =>
    [...table.querySelectorAll<HTMLElement | SVGElement>(selector)].filter((element) => {
      // What the browser skips is out of sight, and asking where it is would have it laid out.
      if (element.checkVisibility?.() === false) return false;
      // An area that is a swipe away stands beside its row, in the window and yet unseen.
      const row = element.closest('.areas-row');
      return isWithin(element, window) && (!row || isWithin(element, rectOf(row)));
    });
  const findAll = (selector: string): readonly (HTMLElement | SVGElement)[] => {
    const all = found.get(selector) ?? look(selector);
    found.set(selector, all);
    return all;
  };
  return {
    part,
    width: own.width,
    height: own.height,
    rectOf,
    findAll,
    find: (selector) => findAll(selector)[0] ?? null,
  };
}

/**
 * One layer over the table, one clock, a list of steps. What is seen at a time depends on that time alone, so that a skip is a
 * jump and a film strip is exact. Played, the motions run by themselves on the compositor from one common start.
 * With reduced motion (`isStill`) every step is the picture that it ends with.
 */
export class Stage {
  readonly lastsMs: number;
  readonly #layer: HTMLElement;
  readonly #table: Element;
  readonly #isStill: boolean;
  readonly #drawn: readonly Drawn[];
  #held: readonly Animation[] = [];
  #heldMs: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(layer: HTMLElement, table: Element, steps: readonly Step[], isStill = false) {
    this.#layer = layer;
    this.#table = table;
    this.#isStill = isStill;
    let startsMs = 0;
    this.#drawn = steps.map((step): Drawn => {
      const drawn = { step, startsMs, part: null, acts: [], began: null };
      startsMs += step.lastsMs;
      return drawn;
    });
    this.lastsMs = startsMs;
  }

  startOf(step: number): number {
    return this.#drawn[step]?.startsMs ?? this.lastsMs;
  }

  /** The picture of that time, standing still. */
  seek(ms: number): void {
    clearTimeout(this.#timer);
    for (const drawn of this.#drawn) drawn.began = null;
    this.#lay(ms, ({ animation }, localMs) => {
      animation.pause();
      animation.currentTime = localMs;
    });
  }

  /**
   * From that time on everything moves by itself, so many times as fast. To be called again when the next step begins, which
   * draws it.
   */
  play(fromMs: number, rate = 1): void {
    const now = Number(document.timeline.currentTime ?? 0);
    this.#lay(fromMs, (each, localMs) => {
      if (this.#isStill) each.animation.currentTime = localMs;
    });
    if (this.#isStill) return;
    for (const drawn of this.#drawn)
      if (drawn.startsMs <= fromMs) drawn.began ??= { ms: now - (fromMs - drawn.startsMs) / rate, rate };
    this.#start(now);
  }

  /** Everything stands still where it is. */
  hold(): void {
    clearTimeout(this.#timer);
    this.#heldMs ??= Number(document.timeline.currentTime ?? 0);
    this.#held = this.#drawn.flatMap(({ acts }) =>
      acts.flatMap((each) => (each.isMade && each.animation.playState === 'running' ? [each.animation] : [])),
    );
    for (const animation of this.#held) animation.pause();
  }

  goOn(): void {
    for (const animation of this.#held) animation.play();
    this.#held = [];
    if (this.#heldMs === null) return;
    const now = Number(document.timeline.currentTime ?? 0);
    for (const drawn of this.#drawn)
      if (drawn.began) drawn.began = { ...drawn.began, ms: drawn.began.ms + now - this.#heldMs };
    this.#heldMs = null;
    this.#start(now);
  }

  /** When everything that was drawn has come to rest, unless it is closed before. */
  async rest(): Promise<void> {
    this.#start(Number(document.timeline.currentTime ?? 0), Number.POSITIVE_INFINITY);
    await Promise.allSettled(this.#drawn.flatMap(({ acts }) => acts.map(({ animation }) => animation.finished)));
  }

  /** Starts what begins within that time, and comes back for the rest. */
  #start(now: number, aheadMs = AHEAD_MS): void {
    clearTimeout(this.#timer);
    if (this.#heldMs !== null) return;
    const all = this.#drawn.flatMap(({ acts, began }) => (began ? acts.map((each) => ({ each, began })) : []));
    const due: typeof all = [];
    const moved = new Set<Act['thing']>();
    let nextMs = Number.POSITIVE_INFINITY;
    for (const one of all.reverse()) {
      const { each, began } = one;
      const dueMs = began.ms + (each.startsMs - aheadMs) / began.rate;
      // Of motions of one element the one that is made later wins: they are made in their order.
      const isDue = each.isMade || dueMs <= now || moved.has(each.thing);
      if (isDue) {
        moved.add(each.thing);
        due.push(one);
      } else nextMs = Math.min(nextMs, dueMs);
    }
    for (const { each, began } of due.reverse()) {
      const { animation } = each;
      if (animation.playState !== 'paused' || this.#held.includes(animation)) continue;
      animation.playbackRate = began.rate;
      animation.startTime = began.ms;
    }
    if (nextMs < Number.POSITIVE_INFINITY)
      this.#timer = setTimeout(() => this.#start(Number(document.timeline.currentTime ?? 0)), nextMs - now);
  }

  #lay(ms: number, show: (act: Act, localMs: number) => void): void {
    for (const drawn of this.#drawn) {
      const sinceMs = ms - drawn.startsMs;
      const isOn = sinceMs >= 0;
      if (isOn && !drawn.part) this.#draw(drawn);
      if (drawn.part) drawn.part.style.visibility = isOn ? '' : 'hidden';
      for (const each of drawn.acts) {
        const localMs = this.#isStill && isOn ? each.endsMs : Math.max(0, sinceMs);
        const isGone = each.leaves && localMs >= each.endsMs;
        if (isGone) each.thing.remove();
        else if (each.leaves && !each.thing.isConnected) drawn.part?.append(each.thing);
        show(each, localMs);
      }
    }
  }

  #draw(drawn: Drawn): void {
    const part = document.createElement('div');
    part.className = 'stage-part';
    part.dataset.step = drawn.step.name;
    // Not laid out until all of it is drawn: else what a step measures next would each time lay out what it drew last.
    part.style.display = 'none';
    this.#layer.append(part);
    drawn.part = part;
    drawn.acts = drawn.step.draw(roomOf(part, this.#layer, this.#table));
    part.style.display = '';
    for (const each of drawn.acts) {
      // What the page itself draws gets no style of its own: its motion is made now.
      if (each.thing.closest('.stage-part')) each.wait();
      else void each.animation;
    }
  }

  close(): void {
    clearTimeout(this.#timer);
    for (const { part, acts } of this.#drawn) {
      for (const each of acts) if (each.isMade) each.animation.cancel();
      if (part) clearSprites(part);
    }
  }
}

/** What of the table the page may draw from a step on, and not before: it would tell the outcome. */
export type Shows = 'board' | 'points';

export interface SceneStep<Event = AnyEvent> extends Step {
  readonly shows?: readonly Shows[];
  /** The events whose words may be said from here on. */
  readonly says?: readonly Event[];
}

/**
 * What the stage shows of a move. A touch is one thing that leaves, flies and lands, and holds nothing up; an event dims the
 * table a little; in a scene the whole table is the stage. After the last step everything is drawn and said.
 */
export interface Scene<Event = AnyEvent> {
  readonly size: 'touch' | 'event' | 'scene';
  /** Scenes that look alike share a name: from the third time in a match they are shorter. */
  readonly kind: string;
  /** A round or the game ends with it, or it hits a player at this device: a tap ends it. */
  readonly waits?: boolean;
  /** What it has told to the end, numbers and all: no words follow of these events. */
  readonly tells?: readonly Event[];
  /** All points are counted in it, and who has won is told: nothing of that is made a secret of again. */
  readonly counts?: boolean;
  /** Called while the table is still drawn as it was before the move: the place to note where things are. */
  look?(room: Room): void;
  readonly steps: readonly SceneStep<Event>[];
}

/** A move as it is to be staged. */
export interface Happened<View = AnyView, Event = AnyEvent> {
  readonly events: readonly Event[];
  /** Null: nothing was on the table before. */
  readonly before: View | null;
  readonly after: View;
  /** Nobody has moved yet. */
  readonly isDeal: boolean;
  /** What anybody has is told at the end alone. */
  readonly arePointsCovered: boolean;
  readonly eyes: Eyes;
  readonly lang: Lang;
  readonly names: (seat: Seat) => string;
}

/** What a game stages of a move, in order; nothing: the table's own touches are enough. */
export type Scenes<View = AnyView, Event = AnyEvent> = (happened: Happened<View, Event>) => readonly Scene<Event>[];
