import { useMemo } from 'preact/hooks';
import type { Side } from '../../engine/ids.ts';
import type { MatchId, Replay } from '../../protocol/shown.ts';
import { PhraseLine } from '../../ui/PhraseLine.tsx';
import type { AnyVoice } from '../../words/voice.ts';
import { worthWords } from '../../words/worth.ts';
import { Scrubber } from '../replay/Scrubber.tsx';
import { turnsOf } from '../replay/turns.ts';
import { sideName } from '../table/sideName.ts';
import { inLang } from '../words.ts';
import { BotInstead } from './BotInstead.tsx';
import { ChanceTable } from './ChanceTable.tsx';
import { Curve, LineOf } from './Curve.tsx';
import { coarseFirst, momentsOf, type Point, stepsOf } from './course.ts';
import { OwnMoves } from './OwnMoves.tsx';
import { Progress } from './Progress.tsx';
import { percentOf } from './percent.ts';
import { endsRound } from './said.ts';
import { Turns } from './Turns.tsx';
import './worth.css';
import { askChances } from '../../link/requests.ts';
import { type Findings, type Kept, useFindings } from './useFindings.ts';

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
