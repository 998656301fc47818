import type { Rect } from '../rect.ts';
import { act } from './act.ts';
import { copyOf } from './copyOf.ts';
import { flight } from './motions.tsx';
import { perform } from './perform.ts';

const FLIGHT_MS = 360;

/** Lets a thing that is drawn at its place already arrive there from where it was. */
export function fly(thing: HTMLElement | SVGElement, from: Rect): void {
  perform((room) => {
    const to = room.rectOf(thing);
    const height = to.width === 0 ? 0 : from.height;
    const start: Rect = { ...from, width: to.height === 0 ? 0 : (to.width * height) / to.height };
    return [
      ...flight(copyOf(room.part, thing, to), { from: start, to, lasts: FLIGHT_MS, lift: 40, weight: 0.16 }),
      act(thing, { lasts: FLIGHT_MS }, (on) => ({ seen: on < 1 ? 0 : 1 })),
    ];
  });
}
