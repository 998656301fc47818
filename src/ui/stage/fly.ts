import type { Rect } from '../rect.ts';
import { type Act, act } from './act.ts';
import { copyOf } from './copyOf.ts';
import { flight } from './motions.tsx';
import { type Room, roomOf } from './Stage.ts';
import { clearSprites } from './sprite.ts';

const FLIGHT_MS = 360;

/** The stage of the page, for what flies by itself; null: no table is open. */
export function stageRoom(): Room | null {
  const layer = document.querySelector<HTMLElement>('[data-stage]');
  const table = document.querySelector('.table');
  return layer && table && roomOf(layer, layer, table);
}

/** A thing that is drawn at its place already comes there from where it was. A tap lands it. */
export function fly(thing: HTMLElement | SVGElement, from: Rect): void {
  const room = stageRoom();
  if (!room) return;
  const part = document.createElement('div');
  part.className = 'stage-part';
  room.part.append(part);
  const to = room.rectOf(thing);
  const height = to.width === 0 ? 0 : from.height;
  const start: Rect = { ...from, width: to.height === 0 ? 0 : (to.width * height) / to.height };
  const acts: readonly Act[] = [
    ...flight(copyOf(part, thing, to), { from: start, to, lasts: FLIGHT_MS, lift: 40, weight: 0.16 }),
    act(thing, { lasts: FLIGHT_MS }, (on) => ({ seen: on < 1 ? 0 : 1 })),
  ];
  const land = (): void => {
    for (const { animation } of acts) animation.finish();
  };
  addEventListener('click', land, true);
  for (const { animation } of acts) animation.play();
  void Promise.allSettled(acts.map(({ animation }) => animation.finished)).then(() => {
    removeEventListener('click', land, true);
    for (const { animation } of acts) animation.cancel();
    clearSprites(part);
  });
}
