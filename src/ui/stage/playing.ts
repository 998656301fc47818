import type { Act } from './act.ts';

/** So long before it begins a motion is made: all of a step's at once would hold up a slow page. */
const AHEAD_MS = 150;

interface Played {
  readonly act: Act;
  /** When its step began, and how fast that goes by. */
  readonly beganMs: number;
  readonly rate: number;
}

const nowMs = (): number => Number(document.timeline.currentTime ?? 0);

/** Motions that run by themselves, each made shortly before it begins. */
export class Playing {
  #all: readonly Played[] = [];
  #held: readonly Animation[] = [];
  #heldMs: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #allMade: (() => void) | null = null;

  /** Motions of a step of which so much is over. */
  play(acts: readonly Act[], sinceMs = 0, rate = 1): void {
    const beganMs = nowMs() - sinceMs / rate;
    for (const act of acts) {
      // What the page itself draws gets no style of its own: its motion is made now.
      if (act.thing.closest('.stage-part')) act.wait();
      else void act.animation;
    }
    this.#all = [...this.#all, ...acts.map((act) => ({ act, beganMs, rate }))];
    this.#start();
  }

  /** Everything stands still where it is. */
  hold(): void {
    clearTimeout(this.#timer);
    this.#heldMs ??= nowMs();
    this.#held = this.#all.flatMap(({ act }) =>
      act.isMade && act.animation.playState === 'running' ? [act.animation] : [],
    );
    for (const animation of this.#held) animation.pause();
  }

  goOn(): void {
    for (const animation of this.#held) animation.play();
    this.#held = [];
    if (this.#heldMs === null) return;
    const waitedMs = nowMs() - this.#heldMs;
    this.#all = this.#all.map((each) => ({ ...each, beganMs: each.beganMs + waitedMs }));
    this.#heldMs = null;
    this.#start();
  }

  /** When everything has come to rest, unless it is left before. */
  async rest(): Promise<void> {
    if (this.#all.some(({ act }) => !act.isMade))
      await new Promise<void>((made) => {
        this.#allMade = made;
      });
    await Promise.allSettled(this.#all.map(({ act }) => act.animation.finished));
  }

  /** Everything is at its end at once. */
  finish(): void {
    for (const { act } of this.#all) act.animation.finish();
  }

  /** Nothing runs any more; what is made stands where it was. */
  leave(): void {
    clearTimeout(this.#timer);
    this.#all = [];
  }

  /** Starts what begins soon, and comes back for the rest. */
  #start(): void {
    clearTimeout(this.#timer);
    if (this.#heldMs !== null) return;
    const now = nowMs();
    const due: Played[] = [];
    const moved = new Set<Act['thing']>();
    let nextMs = Number.POSITIVE_INFINITY;
    for (const each of [...this.#all].reverse()) {
      const { act, beganMs, rate } = each;
      const dueMs = beganMs + (act.startsMs - AHEAD_MS) / rate;
      // Of motions of one element the one that is made later wins: they are made in their order.
      if (act.isMade || dueMs <= now || moved.has(act.thing)) {
        moved.add(act.thing);
        due.push(each);
      } else nextMs = Math.min(nextMs, dueMs);
    }
    for (const { act, beganMs, rate } of due.reverse()) {
      const { animation } = act;
      if (animation.playState !== 'paused' || this.#held.includes(animation)) continue;
      animation.playbackRate = rate;
      animation.startTime = beganMs;
    }
    if (nextMs < Number.POSITIVE_INFINITY) this.#timer = setTimeout(() => this.#start(), nextMs - now);
    else this.#allMade?.();
  }
}
