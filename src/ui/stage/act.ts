/** When a motion begins within its step, and how long it takes. */
export interface When {
  readonly at?: number;
  readonly lasts: number;
}

/** How a thing stands at one moment: only what the compositor can move by itself. */
export interface Pose {
  readonly x?: number;
  readonly y?: number;
  /** One number, or width and height by themselves: that is a squash. */
  readonly grow?: number | readonly [wide: number, high: number];
  /** In degrees. */
  readonly turn?: number;
  readonly seen?: number;
}

/** One motion of one element, in the local time of its step. The stage plays it or seeks it; it never runs by itself. */
export interface Act {
  readonly thing: HTMLElement | SVGElement;
  /** Made when it is first asked for: this takes a slow page 1 or 2 ms, and a step has many. */
  readonly animation: Animation;
  readonly isMade: boolean;
  readonly startsMs: number;
  readonly endsMs: number;
  /** From its end on the thing is taken off the stage. */
  readonly leaves: boolean;
  /** Stands as it does before it begins, until it is made. */
  wait(): void;
}

/** An arc or a spring is drawn in straight pieces: at 60 frames a second nobody sees shorter ones. */
const PIECE_MS = 24;
/** What lasts long is laid in longer pieces: thousands of them would hold up the page for seconds. */
const MOST_PIECES = 400;
/** Elements that have a motion already: the first one also holds its first pose before it begins. */
const moved = new WeakSet<Element>();

/** A Web Animation made of a plain function from 0..1 to a pose. Of motions of one element the one that begins later wins. */
export function act(
  thing: HTMLElement | SVGElement,
  { at = 0, lasts }: When,
  pose: (part: number) => Pose,
  { leaves = false }: { readonly leaves?: boolean } = {},
): Act {
  const isFirst = !moved.has(thing);
  moved.add(thing);
  let made: Animation | null = null;
  return {
    thing,
    startsMs: at,
    endsMs: at + lasts,
    leaves,
    get isMade() {
      return made !== null;
    },
    get animation() {
      made ??= animate(thing, pose, { delay: at, duration: lasts, fill: isFirst ? 'both' : 'forwards' });
      return made;
    },
    wait() {
      if (isFirst) Object.assign(thing.style, keyframe(pose(0)));
    },
  };
}

function animate(
  thing: HTMLElement | SVGElement,
  pose: (part: number) => Pose,
  timing: KeyframeEffectOptions & { readonly duration: number },
): Animation {
  const pieces = Math.min(MOST_PIECES, Math.max(2, Math.ceil(timing.duration / PIECE_MS)));
  const poses = Array.from({ length: pieces + 1 }, (_, piece) => pose(piece / pieces));
  const frames = bends(poses).map((piece) => ({ offset: piece / pieces, ...keyframe(poses[piece] ?? {}) }));
  const animation = thing.animate(frames, timing);
  animation.pause();
  // A finished motion that a later one covers would be thrown away, and missing when time goes back.
  animation.persist();
  return animation;
}

/** What nobody sees: less than half a pixel, a hundredth of the size, half a degree, a fiftieth of the light. */
const UNSEEN = { x: 0.4, y: 0.4, wide: 0.006, high: 0.006, turn: 0.4, seen: 0.015 };
const MEASURES = ['x', 'y', 'wide', 'high', 'turn', 'seen'] as const;

/**
 * The poses where a motion bends, the first and the last among them; between two of these it goes straight on, as the browser
 * draws it. Each frame takes the browser its time, so there are no more than are seen.
 */
export function bends(poses: readonly Pose[]): number[] {
  const all = poses.map(measured);
  const kept = [0];
  let from = 0;
  /** How steep a line from the last bend may be to pass every pose since. */
  let room = MEASURES.map(() => ANY);
  for (let to = 1; to < all.length; to++) {
    const isOff = MEASURES.some((measure, at) => {
      const steep = steepness(all, measure, from, to);
      const { least, most } = room[at] ?? ANY;
      return steep < least || steep > most;
    });
    if (isOff) {
      from = to - 1;
      kept.push(from);
      room = MEASURES.map(() => ANY);
    }
    room = MEASURES.map((measure, at) => {
      const { least, most } = room[at] ?? ANY;
      const steep = steepness(all, measure, from, to);
      const by = UNSEEN[measure] / (to - from);
      return { least: Math.max(least, steep - by), most: Math.min(most, steep + by) };
    });
  }
  return [...kept, all.length - 1];
}

type Measured = ReturnType<typeof measured>;
const ANY = { least: Number.NEGATIVE_INFINITY, most: Number.POSITIVE_INFINITY };
const steepness = (all: readonly Measured[], measure: keyof Measured, from: number, to: number): number =>
  ((all[to]?.[measure] ?? 0) - (all[from]?.[measure] ?? 0)) / (to - from);

function measured({ x = 0, y = 0, grow = 1, turn = 0, seen = 1 }: Pose) {
  const [wide, high] = typeof grow === 'object' ? grow : [grow, grow];
  return { x, y, wide, high, turn, seen };
}

/** A motion that only fades leaves place and size to the others. */
function keyframe(pose: Pose): Keyframe {
  const { x, y, grow, turn, seen } = pose;
  const frame: Keyframe = seen === undefined ? {} : { opacity: seen };
  if (x === undefined && y === undefined && grow === undefined && turn === undefined) return frame;
  const at = measured(pose);
  const place = `translate(${at.x.toFixed(2)}px, ${at.y.toFixed(2)}px)`;
  return {
    ...frame,
    transform: `${place} rotate(${at.turn.toFixed(2)}deg) scale(${at.wide.toFixed(4)}, ${at.high.toFixed(4)})`,
  };
}

// Easings, named by what they look like; each goes from 0 to 1.
/** Comes to rest. */
export const settling = (part: number): number => 1 - (1 - part) ** 3;
/** Gathers speed. */
export const leaving = (part: number): number => part ** 2.2;
export const gliding = (part: number): number => (part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2);
/** Goes a little too far, then back. */
export const springing = (part: number): number => 1 + 2.4 * (part - 1) ** 3 + 1.4 * (part - 1) ** 2;
/** Out and back: 0, 1, 0. */
export const outAndBack = (part: number): number => Math.sin(Math.PI * part);
/** Swings out: 0 at both ends, each swing smaller than the last. */
export const swinging = (part: number, swings = 2): number => Math.sin(part * swings * 2 * Math.PI) * (1 - part) ** 2;

/** Small differences that are the same at every showing: -1 to 1, by a number. */
export function jitter(seed: number): number {
  const wave = Math.sin(seed * 127.1 + 311.7) * 43758.5453;
  return (wave - Math.floor(wave)) * 2 - 1;
}
