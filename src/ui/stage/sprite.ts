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
