import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Sitter } from '../../engine/log.ts';
import { replayWords } from '../../words/replay.ts';
import { tableWords } from '../../words/table.ts';
import { inLang } from '../words.ts';
import { type Turn, turnAfter, turnBefore } from './turns.ts';

interface ScrubberProps {
  readonly turns: readonly Turn[];
  readonly sitters: readonly Sitter[];
  readonly at: number;
  readonly moves: number;
  /** What it lies over, each moment in its place; absent: whose turns they are. */
  readonly over?: ComponentChildren;
  to(moves: number): void;
}

/** Every moment of the game in a row, and over it whose turns they are. */
export function Scrubber({ turns, sitters, at, moves, over, to }: ScrubberProps) {
  const words = inLang(replayWords);
  const strip = useMemo(() => <TurnStrip turns={turns} sitters={sitters} moves={moves} />, [turns, sitters, moves]);
  // A large step is a turn.
  const byTurn = (event: KeyboardEvent): void => {
    if (event.key !== 'PageUp' && event.key !== 'PageDown') return;
    event.preventDefault();
    to(event.key === 'PageUp' ? turnAfter(turns, at) : turnBefore(turns, at));
  };
  return (
    <div class="scrubber">
      {over ?? strip}
      <input
        type="range"
        min={0}
        max={moves}
        value={at}
        aria-label={words.scrubber}
        aria-valuetext={inLang(tableWords).after(at, moves)}
        onInput={({ currentTarget }) => to(currentTarget.valueAsNumber)}
        onKeyDown={byTurn}
      />
    </div>
  );
}

interface TurnStripProps {
  readonly turns: readonly Turn[];
  readonly sitters: readonly Sitter[];
  readonly moves: number;
}

function TurnStrip({ turns, sitters, moves }: TurnStripProps) {
  return (
    <svg viewBox={`0 0 ${Math.max(moves, 1)} 1`} preserveAspectRatio="none" aria-hidden="true">
      {turns.map(({ seat, until }, each) => {
        const from = turns[each - 1]?.until ?? 0;
        return seat === null ? null : (
          <rect key={from} x={from} width={until - from} height={1} data-emblem={sitters[seat]?.emblem} />
        );
      })}
    </svg>
  );
}
