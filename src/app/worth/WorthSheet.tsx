import './worth.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { AnyView, Side } from '../../engine/game.ts';
import type { Sitter } from '../../engine/log.ts';
import { askChances, askMoment } from '../../link/requests.ts';
import type { MatchId, Replay } from '../../protocol/shown.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Guard } from '../../ui/Guard.tsx';
import { PhraseLine, PhraseText } from '../../ui/PhraseLine.tsx';
import type { Phrase } from '../../words/phrase.ts';
import type { AnyVoice } from '../../words/voice.ts';
import { worthWords } from '../../words/worth.ts';
import { useFace } from '../face.ts';
import { Scrubber, turnsOf } from '../replay/WalkBar.tsx';
import { inLang } from '../settings.ts';
import { sideName } from '../table/sides.tsx';
import { coarseFirst, momentsOf, type Point, type Step, stepsOf, storyOf, turningPoints } from './course.ts';
import type { Findings, Kept } from './findings.ts';
import { endsRound, percentOf, sayStep, sayStory, saySwing, useFindings, useSpoken } from './findings.ts';
import { BotInstead, OwnMoves, Progress } from './OwnMoves.tsx';

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
function Turns({ replay, voice, turns, points, isWhole, to }: TurnsProps) {
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

interface ChanceTableProps {
  readonly points: readonly Point[];
  readonly replay: Replay;
  readonly turns: readonly Step[];
  readonly sides: number;
  readonly voice: AnyVoice;
}

/** The curve in numbers. */
function ChanceTable({ points, replay, turns, sides, voice }: ChanceTableProps) {
  const words = inLang(worthWords);
  const spoken = useSpoken(replay, voice, turns);
  const { setup } = replay;
  const afterOf = (moves: number): Phrase => {
    const turn = turns.find(({ until }) => until === moves);
    return turn && moves > 0 ? sayStep(turn, spoken) : [words.start];
  };
  const [isOpen, setOpen] = useState(false);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary class="word">{words.table}</summary>
      {isOpen && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled must be reached by keyboard.
        <section class="worth-table" tabIndex={0} aria-label={words.table}>
          <table>
            <thead>
              <tr>
                <th scope="col">{words.moment}</th>
                {Array.from({ length: sides }, (_, side) => (
                  <th key={side} scope="col">
                    <PhraseText said={sideName(side, setup, voice)} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {points.map(({ moves, chances }) => (
                <tr key={moves}>
                  <th scope="row">
                    <PhraseText said={afterOf(moves)} />
                  </th>
                  {chances.map((chance, side) => (
                    <td key={side}>{words.percent(percentOf(chance))}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </details>
  );
}

interface CurveProps {
  readonly points: readonly Point[];
  readonly sides: number;
  readonly sitters: readonly Sitter[];
  readonly moves: number;
  /** The moment on the table. */
  readonly at: number;
}

/** Told apart without colours, too. */
const DASHES = ['none', '7 4', '2 3', '10 3 2 3', '14 4', '5 2 2 2 2 2', '1 5'];
const dashOf = (side: Side): string => DASHES[side % DASHES.length] ?? 'none';

/** A line a side, from no chance below to certainty above, with the emblem on it; for the eye alone. */
const Curve = ({ points, sides, sitters, moves, at }: CurveProps) => (
  <div class="curve">
    <svg viewBox={`0 0 ${Math.max(moves, 1)} 1`} preserveAspectRatio="none" aria-hidden="true">
      <path class="curve-grid" d={`M0 .25H${moves}M0 .5H${moves}M0 .75H${moves}`} />
      <path class="curve-now" d={`M${at} 0V1`} />
      {Array.from({ length: sides }, (_, side) => (
        <path
          key={side}
          class="curve-line"
          data-emblem={sitters[side]?.emblem}
          stroke-dasharray={dashOf(side)}
          d={points.map((point, each) => `${each === 0 ? 'M' : 'L'}${point.moves} ${heightOf(point, side)}`).join('')}
        />
      ))}
    </svg>
    {sitters.map((sitter, side) => {
      const point = points[Math.round(((side + 1) * (points.length - 1)) / (sides + 1))];
      return (
        point && (
          <span
            key={side}
            class="curve-badge"
            style={{ left: `${(100 * point.moves) / Math.max(moves, 1)}%`, top: `${100 * heightOf(point, side)}%` }}
          >
            <Badge of={sitter} />
          </span>
        )
      );
    })}
  </div>
);

const heightOf = ({ chances }: Point, side: Side): number => 1 - (chances[side] ?? 0);

/** A piece of a side's line, for beside its name. */
const LineOf = ({ side, sitter }: { readonly side: Side; readonly sitter: Sitter | undefined }) => (
  <svg class="curve-sample" viewBox="0 0 28 4" aria-hidden="true">
    <path class="curve-line" data-emblem={sitter?.emblem} stroke-dasharray={dashOf(side)} d="M0 2H28" />
  </svg>
);

interface WorthSheetProps {
  readonly replay: Replay;
  readonly voice: AnyVoice;
  /** The moment on the table. */
  readonly at: number;
  to(moves: number): void;
}

/** What a match that is over was worth, from moment to moment: drawn while one looks. */
export function WorthSheet({ replay, voice, at, to }: WorthSheetProps) {
  const words = inLang(worthWords);
  const { match, lines, rests, moves, sitters, setup, result } = replay;
  const turns = useMemo(() => turnsOf(lines), [lines]);
  const steps = useMemo(() => stepsOf(turns, rests, endsRound(voice)), [turns, rests, voice]);
  const moments = useMemo(() => momentsOf(steps), [steps]);
  const worth = useWorth(match, moments);
  const points = worth.found;
  const sides = result?.points.length ?? 0;
  const now = points.findLast((point) => point.moves <= at);
  return (
    <div class="worth">
      <p class="hint">{words.about}</p>
      <div class="worth-curve">
        <Scrubber
          turns={turns}
          sitters={sitters}
          at={at}
          moves={moves}
          to={to}
          over={<Curve points={points} sides={sides} sitters={sitters} moves={moves} at={at} />}
        />
      </div>
      <Progress findings={worth} said={words.progressOf(points.length, worth.of)} name={words.progress} />
      <ul class="worth-sides">
        {Array.from({ length: sides }, (_, side: Side) => (
          <li key={side}>
            <LineOf side={side} sitter={sitters[side]} />
            <PhraseLine said={sideName(side, setup, voice)} />
            <b>{now && words.percent(percentOf(chanceAt(now, side)))}</b>
          </li>
        ))}
      </ul>
      <BotInstead key={at} replay={replay} voice={voice} at={at} />
      <Turns replay={replay} voice={voice} turns={steps} points={points} isWhole={worth.state === 'done'} to={to} />
      <OwnMoves replay={replay} voice={voice} to={to} />
      <ChanceTable points={points} replay={replay} turns={steps} sides={sides} voice={voice} />
    </div>
  );
}

const chanceAt = ({ chances }: Point, side: Side): number => chances[side] ?? 0;

const kept: Kept<Point> = { match: null, found: [] };

/** Who would have won, moment after moment. */
function useWorth(match: MatchId, moments: readonly number[]): Findings<Point> {
  const inOrder = useMemo(() => coarseFirst(moments), [moments]);
  const ask = async (moves: number): Promise<Point | null> => {
    const chances = await askChances(match, moves);
    return chances && { moves, chances };
  };
  return useFindings({ match, moments: inOrder, kept, begins: 'by itself', ask });
}
