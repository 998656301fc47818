import type { Act } from './act.ts';
import { stageRoom } from './fly.ts';
import type { Room } from './Stage.ts';
import { clearSprites } from './sprite.ts';

/** Plays motions over the page once, beside what the table stages; gives back what ends them at once. */
export function perform(draw: (room: Room) => readonly Act[]): () => void {
  const over = stageRoom();
  if (!over) return () => {};
  const part = document.createElement('div');
  part.className = 'stage-part';
  over.part.append(part);
  const acts = draw({ ...over, part });
  const end = (): void => {
    for (const { animation } of acts) animation.cancel();
    clearSprites(part);
  };
  for (const { animation } of acts) animation.play();
  void Promise.allSettled(acts.map(({ animation }) => animation.finished)).then(end);
  return end;
}
