import type { Seat } from '../../../../engine/ids.ts';
import { motionMs } from '../../../../ui/motion.ts';
import type { Rect } from '../../../../ui/rect.ts';
import { type Act, act } from '../../../../ui/stage/act.ts';
import type { Room } from '../../../../ui/stage/Stage.ts';
import { middleOf, squareAt } from '../../../../ui/stage/sprite.ts';
import { cardThing, type Kind } from '../../rules/cards.ts';

export type Thing = HTMLElement | SVGElement;

export interface Place {
  readonly thing: Thing;
  readonly rect: Rect;
}

/** A house on the board, with the places of its things as they are when it has come into sight. */
export interface Shown {
  find(selector: string): Place | null;
  all(selector: string): readonly Place[];
  /** Of several the newest. */
  last(selector: string): Place | null;
}

/** Brings a house into sight where only some are; null: the board has no houses now. */
export function houseOf(room: Room, seat: Seat): Shown | null {
  const row = room.find('.areas-row');
  const area = row?.querySelector(`[data-thing="guests:${seat}"]`)?.closest('.area');
  if (!(row instanceof HTMLElement) || !(area instanceof HTMLElement)) return null;
  const [frame, own] = [room.rectOf(row), room.rectOf(area)];
  const isIn = own.left >= frame.left - 1 && own.left + own.width <= frame.left + frame.width + 1;
  // One house fills the row: it rests at its edge. Of several beside each other the nearest edge is met.
  const shift = isIn
    ? 0
    : own.left < frame.left
      ? frame.left - own.left
      : frame.left + frame.width - own.left - own.width;
  if (!isIn) {
    const behavior = motionMs(row, '--card-time') > 0 ? 'smooth' : 'instant';
    row.scrollTo({ left: row.scrollLeft - shift, behavior });
  }
  const placeOf = (thing: Element | undefined): Place | null => {
    if (!(thing instanceof HTMLElement || thing instanceof SVGElement)) return null;
    const rect = room.rectOf(thing);
    return rect.width === 0 ? null : { thing, rect: { ...rect, left: rect.left + shift } };
  };
  return {
    find: (selector) => placeOf(area.querySelector(selector) ?? undefined),
    all: (selector) => [...area.querySelectorAll(selector)].flatMap((thing) => placeOf(thing) ?? []),
    last: (selector) => placeOf([...area.querySelectorAll(selector)].at(-1)),
  };
}

export const inRow = (row: 'guests' | 'publicity', seat: Seat): string =>
  `[data-row="${row}:${seat}"] .mai-laid:not([data-as="coming"])`;

/** In the shape of a card, about the middle of what may have another. */
export const cardAt = (rect: Rect, shape: Rect, by = 1): Rect => {
  const { left, top, width } = squareAt(middleOf(rect), shape.width * by);
  return { left, width, height: shape.height * by, top: top + (width - shape.height * by) / 2 };
};

/** The card in the hand that is seen, as long as it is there; another seat’s card is in no such hand, also where an equal one is. */
export function ownCard(card: Kind, isOwn: boolean) {
  let rect: Rect | null = null;
  const selector = `.mai-held [data-thing="${cardThing(card)}"]`;
  const in_ = (room: Room): Thing | null =>
    isOwn ? (room.find(`${selector}[aria-pressed="true"]`) ?? room.findAll(selector).at(-1) ?? null) : null;
  return {
    look: (room: Room): void => {
      const thing = in_(room);
      rect = thing && room.rectOf(thing);
    },
    rect: (): Rect | null => rect,
    things: (room: Room): Thing[] => [in_(room) ?? []].flat(),
  };
}

/** Until it is there; null: as long as the scene lasts. */
export const hidden = (thing: Thing, until: number | null): Act =>
  act(thing, { lasts: until ?? 1 }, (on) => ({ seen: until === null || on < 1 ? 0 : 1 }));

/** From then on, for so long. */
export const hiddenWhile = (thing: Thing, at: number, lasts: number): Act =>
  act(thing, { lasts: at + lasts }, (on) => ({ seen: on * (at + lasts) > at && on < 1 ? 0 : 1 }));

/** A ribbon with a word on it, at that height. */
export const ribbonAt = ({ width }: Room, top: number): Rect => {
  const wide = Math.min(width - 24, 340);
  return { left: (width - wide) / 2, top, width: wide, height: 54 };
};
