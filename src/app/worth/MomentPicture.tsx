import { useEffect, useState } from 'preact/hooks';
import type { AnyView } from '../../engine/game.ts';
import { askMoment } from '../../link/requests.ts';
import type { Replay } from '../../protocol/shown.ts';
import { Guard } from '../../ui/Guard.tsx';
import { useFace } from '../face.ts';

interface MomentPictureProps {
  readonly replay: Pick<Replay, 'match' | 'game' | 'sight'>;
  readonly moves: number;
}

/** A small still of the table as it was then, once it is here; decoration beside what is said of it. */
export function MomentPicture({ replay: { match, game, sight }, moves }: MomentPictureProps) {
  const { face } = useFace(game);
  const [view, setView] = useState<AnyView | null>(null);
  useEffect(() => {
    let isOver = false;
    void askMoment(match, sight, moves).then((past) => {
      if (!isOver && past) setView(past.frame.view);
    });
    return () => {
      isOver = true;
    };
  }, [match, sight, moves]);
  return (
    <span class="moment" aria-hidden="true">
      {face && view && (
        <Guard of={view} instead={null}>
          <face.Picture view={view} />
        </Guard>
      )}
    </span>
  );
}
