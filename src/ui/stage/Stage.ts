import type { Rect } from '../rect.ts';
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
  /** The first element of the table that is shown and matches, and is not out of sight. */
  find(selector: string): Element | null;
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
  /** Only a held breath or a flourish: a still picture of it would show nothing new. */
  readonly isPassing?: boolean;
}

interface Drawn {
  readonly step: Step;
  readonly startsMs: number;
  part: HTMLElement | null;
  acts: readonly Act[];
}

/** A still picture stays long enough to be looked at. */
const STILL_MS = 900;

/**
 * One layer over the table, one clock, a list of steps. What is seen at a time depends on that time alone, so that a skip is a
 * jump and a film strip is exact. Played, the motions run by themselves on the compositor from one common start.
 */
export class Stage {
  readonly lastsMs: number;
  readonly #layer: HTMLElement;
  readonly #table: Element;
  readonly #isStill: boolean;
  readonly #drawn: readonly Drawn[];

  /** `isStill` is reduced motion: every step as the picture that it ends with. */
  constructor(layer: HTMLElement, table: Element, steps: readonly Step[], isStill = false) {
    this.#layer = layer;
    this.#table = table;
    this.#isStill = isStill;
    let startsMs = 0;
    this.#drawn = steps
      .filter(({ isPassing }) => !(isStill && isPassing))
      .map((step): Drawn => {
        const drawn = { step, startsMs, part: null, acts: [] };
        startsMs += isStill ? Math.max(step.lastsMs, STILL_MS) : step.lastsMs;
        return drawn;
      });
    this.lastsMs = startsMs;
  }

  /** The steps that are shown, each with the time at which it begins. */
  get steps(): readonly { readonly step: Step; readonly startsMs: number }[] {
    return this.#drawn;
  }

  /** The picture of that time, standing still. */
  seek(ms: number): void {
    this.#lay(ms, ({ animation }, localMs) => {
      animation.pause();
      animation.currentTime = localMs;
    });
  }

  /** From that time on everything moves by itself. To be called again when the next step begins, which draws it. */
  play(fromMs: number): void {
    const now = Number(document.timeline.currentTime ?? 0);
    this.#lay(fromMs, ({ animation }, localMs) => {
      if (this.#isStill) animation.currentTime = localMs;
      else if (animation.playState !== 'running' && animation.playState !== 'finished')
        animation.startTime = now - localMs;
    });
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
    this.#layer.append(part);
    drawn.part = part;
    drawn.acts = drawn.step.draw(this.#room(part));
  }

  #room(part: HTMLElement): Room {
    const own = this.#layer.getBoundingClientRect();
    return {
      part,
      width: own.width,
      height: own.height,
      rectOf: (element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return { left: left - own.left, top: top - own.top, width, height };
      },
      find: (selector) =>
        [...this.#table.querySelectorAll(selector)].find((element) => {
          const { left, top, right, bottom, width } = element.getBoundingClientRect();
          return width > 0 && right > own.left && left < own.right && bottom > own.top && top < own.bottom;
        }) ?? null,
    };
  }

  close(): void {
    for (const { part, acts } of this.#drawn) {
      for (const { animation } of acts) animation.cancel();
      if (part) clearSprites(part);
    }
  }
}
