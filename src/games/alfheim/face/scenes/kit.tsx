import type { ComponentChild } from 'preact';
import type { Rect } from '../../../../ui/rect.ts';
import { type Act, act } from '../../../../ui/stage/act.ts';
import type { Room } from '../../../../ui/stage/Stage.ts';
import type { Scene } from '../../../../ui/stage/scene.ts';
import { type Sprite, sprite } from '../../../../ui/stage/sprite.ts';
import type { Event } from '../../rules/state.ts';
import './scenes.css';

/** A scene and what it keeps out of sight from the moment the board is drawn as it is after the move. */
export interface Part {
  readonly scene: Scene<Event>;
  veil?(room: Room): readonly Act[];
}

export type Thing = HTMLElement | SVGElement;

/** The art of this game takes its hues from a class. */
export const drawn = (part: HTMLElement, rect: Rect, art: ComponentChild, named = ''): Sprite =>
  sprite(part, rect, art, `alf-stage ${named}`);

/** A round or square piece: 24 units each way. */
export const Piece = ({ children }: { readonly children: ComponentChild }) => (
  <svg viewBox="-12 -12 24 24" aria-hidden="true">
    {children}
  </svg>
);
export const Wide = ({ children }: { readonly children: ComponentChild }) => (
  <svg viewBox="-24 -12 48 24" aria-hidden="true">
    {children}
  </svg>
);
export const Glint = () => (
  <svg viewBox="-6 -6 12 12" aria-hidden="true">
    <path class="alf-glint" d="M0-5.5 1.3-1.3 5.5 0 1.3 1.3 0 5.5-1.3 1.3-5.5 0-1.3-1.3Z" />
  </svg>
);
/** A clue face down. */
export const Back = () => (
  <Piece>
    <circle class="alf-back" r="10.8" />
    <path class="alf-back-pine" d="M0-6-4 0h8ZM0-2.5-5.5 5h11ZM0 5v2.5" />
  </Piece>
);

export const gone = ({ node }: Sprite, at: number, lasts = 40): Act =>
  act(node, { at, lasts }, (on) => ({ seen: 1 - on }), { leaves: true });
export const hidden = (thing: Thing, until = 1): Act =>
  act(thing, { lasts: until }, (on) => ({ seen: on < 1 ? 0 : 1 }));
/** Until a later step takes it up. */
export const veiled = (things: readonly (Thing | null)[]): Act[] =>
  things.flatMap((thing) => (thing ? [act(thing, { lasts: 1 }, () => ({ seen: 0 }))] : []));

export const around = (rects: readonly Rect[], by = 0): Rect => {
  const left = Math.min(...rects.map((rect) => rect.left)) - by;
  const top = Math.min(...rects.map((rect) => rect.top)) - by;
  const right = Math.max(...rects.map((rect) => rect.left + rect.width)) + by;
  const bottom = Math.max(...rects.map((rect) => rect.top + rect.height)) + by;
  return { left, top, width: right - left, height: bottom - top };
};
