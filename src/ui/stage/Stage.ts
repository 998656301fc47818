import type { AnyEvent, AnyView, Eyes, Seat } from '../../engine/game.ts';
import type { Lang } from '../../words/voice.ts';
import { isTurned, type Rect } from '../rect.ts';
import type { Cue } from '../sound.ts';
import { type Act, act, clearSprites, copyOf } from './act.ts';
import { flight } from './motions.tsx';
import { Playing } from './playing.ts';

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
  isPlayed: boolean;
}

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
  readonly #playing = new Playing();

  constructor(layer: HTMLElement, table: Element, steps: readonly Step[], isStill = false) {
    this.#layer = layer;
    this.#table = table;
    this.#isStill = isStill;
    let startsMs = 0;
    this.#drawn = steps.map((step): Drawn => {
      const drawn = { step, startsMs, part: null, acts: [], isPlayed: false };
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
    this.#playing.leave();
    for (const drawn of this.#drawn) drawn.isPlayed = false;
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
    this.#lay(fromMs, (each, localMs) => {
      if (this.#isStill) each.animation.currentTime = localMs;
    });
    if (this.#isStill) return;
    for (const drawn of this.#drawn) {
      if (drawn.isPlayed || drawn.startsMs > fromMs) continue;
      drawn.isPlayed = true;
      this.#playing.play(drawn.acts, fromMs - drawn.startsMs, rate);
    }
  }

  /** Everything stands still where it is. */
  hold(): void {
    this.#playing.hold();
  }

  goOn(): void {
    this.#playing.goOn();
  }

  /** When everything that was drawn has come to rest, unless it is closed before. */
  rest(): Promise<void> {
    return this.#playing.rest();
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
  }

  close(): void {
    this.#playing.leave();
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
  /** It turns over what only those see whom it comes to: nothing of that comes up by itself before it is over. */
  readonly uncovers?: boolean;
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

// Motions that play beside a scene.

/** The stage of the page, for what plays beside scenes; null: no table is open. */
export function stageRoom(): Room | null {
  const layer = document.querySelector<HTMLElement>('[data-stage]');
  const table = document.querySelector('.table');
  return layer && table && roomOf(layer, layer, table);
}

/**
 * Plays motions over the page once, beside what the table stages: a tap lands them. Gives back what ends them at once.
 * Where no table is open nothing is played. Its part of the stage is found by that name.
 */
export function perform(draw: (room: Room) => readonly Act[], named = ''): () => void {
  const over = stageRoom();
  if (!over) return () => {};
  const part = document.createElement('div');
  part.className = 'stage-part';
  part.dataset.performs = named;
  over.part.append(part);
  const playing = new Playing();
  const acts = draw({ ...over, part });
  const land = (): void => playing.finish();
  const end = (): void => {
    removeEventListener('click', land, true);
    playing.leave();
    for (const each of acts) if (each.isMade) each.animation.cancel();
    clearSprites(part);
  };
  addEventListener('click', land, true);
  playing.play(acts);
  void playing.rest().then(end);
  return end;
}

const FLIGHT_MS = 360;

/** Lets a thing that is drawn at its place already arrive there from where it was. */
export function fly(thing: HTMLElement | SVGElement, from: Rect): void {
  perform((room) => {
    const to = room.rectOf(thing);
    const height = to.width === 0 ? 0 : from.height;
    const start: Rect = { ...from, width: to.height === 0 ? 0 : (to.width * height) / to.height };
    return [
      ...flight(copyOf(room.part, thing, to), { from: start, to, lasts: FLIGHT_MS, lift: 40, weight: 0.16 }),
      act(thing, { lasts: FLIGHT_MS }, (on) => ({ seen: on < 1 ? 0 : 1 })),
    ];
  });
}
