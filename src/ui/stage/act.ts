import { type ComponentChild, render } from 'preact';
import { isTurned, type Rect } from '../rect.ts';

// One step of a scene: its motions, its sprites, and when each of them begins.

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

/** A drawn thing on the stage: `node` travels, `body` in it squashes, tilts and shakes, so that both can go on at once. */
export interface Sprite {
  readonly node: HTMLElement;
  readonly body: HTMLElement;
  /** Where it is when nothing moves it: draw it where it is largest, so that it is never blown up. */
  readonly rect: Rect;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Draws a thing into a part of the stage. */
export function sprite(part: HTMLElement, rect: Rect, art: ComponentChild, named = ''): Sprite {
  const node = document.createElement('div');
  node.className = `stage-sprite ${named}`.trim();
  Object.assign(node.style, {
    left: `${rect.left}px`,
    top: `${rect.top}px`,
    width: `${rect.width}px`,
    height: `${rect.height}px`,
  });
  const body = document.createElement('div');
  body.className = 'stage-body';
  node.append(body);
  part.append(node);
  render(art, body);
  return { node, body, rect };
}

export const middleOf = ({ left, top, width, height }: Rect): Point => ({ x: left + width / 2, y: top + height / 2 });

/** A square about a point. */
export const squareAt = ({ x, y }: Point, side: number): Rect => ({
  left: x - side / 2,
  top: y - side / 2,
  width: side,
  height: side,
});

/** Forgets all sprites. */
export function clearSprites(part: HTMLElement): void {
  for (const body of part.querySelectorAll('.stage-body')) render(null, body);
  part.remove();
}

const SVG = 'http://www.w3.org/2000/svg';
/** By these things are found, read and pressed: a copy is looked at and nothing else. */
const NAMES = ['id', 'role', 'tabindex', 'data-thing', 'data-board', 'data-areas'];

/** A picture of a thing as the table draws it now, at its place: so the copy that flies looks like the thing that was there. */
export function copyOf(part: HTMLElement, original: Element, rect: Rect): Sprite {
  const copy = sprite(part, rect, null);
  const twin =
    original instanceof SVGElement && original.ownerSVGElement ? svgTwin(original, rect) : htmlTwin(original);
  // Styles that ask what a thing is part of ask the same of its copy.
  const around = wrappersOf(original);
  const inmost = around.reduce((outer, wrapper) => outer.appendChild(wrapper), copy.body as Element);
  inmost.append(twin);
  return copy;
}

function nameless<Thing extends Element>(thing: Thing): Thing {
  for (const each of [thing, ...thing.querySelectorAll('*')])
    for (const { name } of [...each.attributes])
      if (NAMES.includes(name) || name.startsWith('aria-')) each.removeAttribute(name);
  return thing;
}

/** What the original stands in, outermost first and up to the table, without a box of its own. */
function wrappersOf(original: Element): HTMLElement[] {
  const wrappers: HTMLElement[] = [];
  const table = original.closest('.table');
  for (let around = original.parentElement; around && around !== table; around = around.parentElement) {
    if (!(around instanceof HTMLElement)) continue;
    const wrapper = nameless(around.cloneNode(false) as HTMLElement);
    wrapper.style.display = 'contents';
    wrappers.unshift(wrapper);
  }
  return wrappers;
}

function htmlTwin(original: Element): Element {
  const twin = nameless(original.cloneNode(true) as HTMLElement);
  Object.assign(twin.style, {
    position: 'static',
    width: '100%',
    height: '100%',
    margin: '0',
    opacity: '1',
    visibility: 'visible',
    animation: 'none',
    transition: 'none',
  });
  return twin;
}

/** A part of a drawing, in a drawing of its own that begins where the part does. */
function svgTwin(original: SVGElement, rect: Rect): Element {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', original.ownerSVGElement?.getAttribute('class') ?? '');
  svg.setAttribute('viewBox', `0 0 ${rect.width} ${rect.height}`);
  Object.assign(svg.style, { position: 'static', width: '100%', height: '100%', overflow: 'visible' });
  const matrix = (original as SVGGraphicsElement).getScreenCTM();
  const { left, top, right, bottom } = original.getBoundingClientRect();
  const twin = nameless(original.cloneNode(true) as SVGElement);
  if (matrix) {
    const { a, b, c, d, e, f } = matrix;
    const own = isTurned(original) ? [-a, -b, -c, -d, right - e, bottom - f] : [a, b, c, d, e - left, f - top];
    twin.setAttribute('transform', `matrix(${own.join(' ')})`);
  }
  twin.style.opacity = '1';
  svg.append(twin);
  return svg;
}
