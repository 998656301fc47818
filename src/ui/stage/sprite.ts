import { type ComponentChild, render } from 'preact';
import { isTurned, type Rect } from '../rect.ts';

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
