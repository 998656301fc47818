import { useEffect, useMemo, useState } from 'preact/hooks';
import type { AnyView } from '../../engine/game.ts';
import { askMoment } from '../../link/requests.ts';
import type { Replay } from '../../protocol/shown.ts';
import { Guard } from '../../ui/Guard.tsx';
import { PhraseLine, PhraseText } from '../../ui/PhraseLine.tsx';
import type { AnyVoice } from '../../words/voice.ts';
import { worthWords } from '../../words/worth.ts';
import { useFace } from '../face.ts';
import { inLang } from '../settings.ts';
import { type Point, type Step, storyOf, turningPoints } from './course.ts';
import { sayStory, saySwing } from './said.ts';
import { useSpoken } from './useFindings.ts';

interface MomentPictureProps {
  readonly replay: Pick<Replay, 'match' | 'game' | 'sight'>;
  readonly moves: number;
}

/** A small still of the table as it was then, once it is here; decoration beside what is said of it. */
function MomentPicture({ replay: { match, game, sight }, moves }: MomentPictureProps) {
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

interface TurnsProps {
  readonly replay: Replay;
  readonly voice: AnyVoice;
  readonly turns: readonly Step[];
  readonly points: readonly Point[];
  /** All moments are known. */
  readonly isWhole: boolean;
  to(moves: number): void;
}

/** What turned the match, each a way to its moment, and a sentence on how it went for each. */
export function Turns({ replay, voice, turns, points, isWhole, to }: TurnsProps) {
  const { result } = replay;
  const words = inLang(worthWords);
  const spoken = useSpoken(replay, voice, turns);
  const [swings, stories] = useMemo(() => {
    if (!isWhole) return [[], []];
    const sides = result?.points.map((_, side) => storyOf(turns, points, side)) ?? [];
    return [turningPoints(turns, points), sides.filter((story) => story !== null)];
  }, [isWhole, turns, points, result]);
  return (
    <>
      <h3>{words.turning}</h3>
      <div role="status">
        {!isWhole && <p class="hint">{words.later}</p>}
        {isWhole && swings.length === 0 && <p>{words.steady}</p>}
      </div>
      <ol class="worth-swings">
        {swings.map((swing) => (
          <li key={swing.turn.until}>
            <button type="button" class="with-moment" onClick={() => to(swing.turn.until)}>
              <MomentPicture replay={replay} moves={swing.turn.until} />
              <span>
                <PhraseText said={saySwing(swing, spoken)} />
              </span>
            </button>
          </li>
        ))}
      </ol>
      {stories.length > 0 && <h3>{words.stories}</h3>}
      <ul class="worth-stories">
        {stories.map((story) => (
          <li key={story.side}>
            <PhraseLine said={sayStory(story, spoken)} />
          </li>
        ))}
      </ul>
    </>
  );
}
