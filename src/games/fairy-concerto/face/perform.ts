import type { Act } from '../../../ui/stage/act.ts';
import { stageRoom } from '../../../ui/stage/fly.ts';
import type { Room } from '../../../ui/stage/Stage.ts';
import { clearSprites } from '../../../ui/stage/sprite.ts';

/** Plays motions over the page once, and ends them at once when asked to. */
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
