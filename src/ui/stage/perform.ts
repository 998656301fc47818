import type { Act } from './act.ts';
import { type Room, roomOf } from './Stage.ts';
import { clearSprites } from './sprite.ts';

/** The stage of the page, for what plays beside scenes; null: no table is open. */
export function stageRoom(): Room | null {
  const layer = document.querySelector<HTMLElement>('[data-stage]');
  const table = document.querySelector('.table');
  return layer && table && roomOf(layer, layer, table);
}

/**
 * Plays motions over the page once, beside what the table stages: a tap lands them. Gives back what ends them at once.
 * Where no table is open nothing is played. Its motions are found by that name.
 */
export function perform(draw: (room: Room) => readonly Act[], named = ''): () => void {
  const over = stageRoom();
  if (!over) return () => {};
  const part = document.createElement('div');
  part.className = 'stage-part';
  over.part.append(part);
  const acts = draw({ ...over, part });
  const land = (): void => {
    for (const { animation } of acts) animation.finish();
  };
  const end = (): void => {
    removeEventListener('click', land, true);
    for (const { animation } of acts) animation.cancel();
    clearSprites(part);
  };
  addEventListener('click', land, true);
  for (const { animation } of acts) {
    animation.id = named;
    animation.play();
  }
  void Promise.allSettled(acts.map(({ animation }) => animation.finished)).then(end);
  return end;
}
