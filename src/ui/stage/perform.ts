import type { Rect } from '../rect.ts';
import { type Act, act } from './act.ts';
import { flight } from './motions.tsx';
import { Playing } from './playing.ts';
import { type Room, roomOf } from './Stage.ts';
import { clearSprites, copyOf } from './sprite.ts';

/** The stage of the page, for what plays beside scenes; null: no table is open. */
export function stageRoom(): Room | null {
  const layer = document.querySelector<HTMLElement>('[data-stage]');
  const table = document.querySelector('.table');
  return layer && table && roomOf(layer, layer, table);
}

/**
 * Plays motions over the page once, beside what the table stages: a tap lands them. Gives back what ends them at once.
 * Where no table is open nothing is played. Its part of the stage is found by that name.
 */
export function perform(draw: (room: Room) => readonly Act[], named = ''): () => void {
  const over = stageRoom();
  if (!over) return () => {};
  const part = document.createElement('div');
  part.className = 'stage-part';
  part.dataset.performs = named;
  over.part.append(part);
  const playing = new Playing();
  const acts = draw({ ...over, part });
  const land = (): void => playing.finish();
  const end = (): void => {
    removeEventListener('click', land, true);
    playing.leave();
    for (const each of acts) if (each.isMade) each.animation.cancel();
    clearSprites(part);
  };
  addEventListener('click', land, true);
  playing.play(acts);
  void playing.rest().then(end);
  return end;
}

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
