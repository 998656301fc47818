import { type ComponentChild, render } from 'preact';
import type { Rect } from '../rect.ts';

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

/** A picture of something on the table as it is drawn now: what flies looks like what was there. */
export function copyOf(part: HTMLElement, rect: Rect, original: Element, named = ''): Sprite {
  const copy = sprite(part, rect, null, named);
  const { width, height } = original.getBoundingClientRect();
  const twin = original.cloneNode(true) as HTMLElement | SVGElement;
  // A copy is looked at and not met: neither by its name nor by a finger.
  for (const each of [twin, ...twin.querySelectorAll('*')])
    for (const name of ['id', 'data-thing', 'aria-label', 'tabindex']) each.removeAttribute(name);
  Object.assign(twin.style, {
    position: 'static',
    width: `${width}px`,
    height: `${height}px`,
    margin: '0',
    transform: `scale(${rect.width / (width || 1)}, ${rect.height / (height || 1)})`,
    transformOrigin: '0 0',
  });
  copy.body.append(twin);
  return copy;
}

export const middleOf = ({ left, top, width, height }: Rect): Point => ({ x: left + width / 2, y: top + height / 2 });

/** A square about a point. */
export const squareAt = ({ x, y }: Point, side: number): Rect => ({
  left: x - side / 2,
  top: y - side / 2,
  width: side,
  height: side,
});

/** Lets go of what was drawn into sprites. */
export function clearSprites(part: HTMLElement): void {
  for (const body of part.querySelectorAll('.stage-body')) render(null, body);
  part.remove();
}
