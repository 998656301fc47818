import type { Rect } from '../rect.ts';
import { isTurned } from '../turned.ts';
import { type Sprite, sprite } from './sprite.ts';

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
