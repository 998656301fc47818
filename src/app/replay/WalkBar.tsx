import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Seat, Sight } from '../../engine/game.ts';
import type { Sitter } from '../../engine/log.ts';
import type { LogLine } from '../../engine/reel.ts';
import { CURVE, LOG, PAUSE, PLAY, STEP_BACK, STEP_ON, TURN_BACK, TURN_ON } from '../../ui/actionIcons.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PhraseLine } from '../../ui/PhraseLine.tsx';
import type { Phrase } from '../../words/phrase.ts';
import { type ReplayWords, replayWords } from '../../words/replay.ts';
import { tableWords } from '../../words/table.ts';
import { inLang } from '../settings.ts';
import type { Playing } from './useReplay.ts';

export interface TurnLine {
  readonly line: LogLine;
  /** How many moves had been made after it. */
  readonly moves: number;
}

/** What one seat did without another between. */
export interface Turn {
  /** Null: what stands before the first move. */
  readonly seat: Seat | null;
  readonly lines: readonly TurnLine[];
  /** How many moves had been made when it was over. */
  readonly until: number;
}

/** The log turn by turn; what is no move stands in the turn in which it was written down. */
export function turnsOf(lines: readonly LogLine[]): readonly Turn[] {
  const turns: (Turn & { readonly lines: TurnLine[]; until: number })[] = [];
  let moves = 0;
  for (const line of lines) {
    if (line.kind === 'move') moves++;
    let turn = turns.at(-1);
    if (!turn || (line.kind === 'move' && turn.seat !== line.seat)) {
      turn = { seat: line.kind === 'move' ? line.seat : null, lines: [], until: 0 };
      turns.push(turn);
    }
    turn.lines.push({ line, moves });
    turn.until = moves;
  }
  return turns;
}

/** The end of the turn before this moment; at last, the table before the first move. */
export const turnBefore = (turns: readonly Turn[], at: number): number =>
  turns.findLast(({ until }) => until < at)?.until ?? 0;

/** The end of the turn that this moment is in, or of the next one. */
export const turnAfter = (turns: readonly Turn[], at: number): number =>
  turns.find(({ until }) => until > at)?.until ?? at;

/** The next moment at which there is something to follow; null: there is none. */
export function nextTold(turns: readonly Turn[], at: number): number | null {
  const after = turns.flatMap(({ lines }) => lines).filter(({ line, moves }) => line.kind === 'move' && moves > at);
  const told = after.find(({ line }) => line.kind === 'move' && line.events.length > 0);
  return (told ?? after.at(-1))?.moves ?? null;
}

/** Who makes the move after this moment; at the end, who made the last. */
export function moverAfter(turns: readonly Turn[], at: number): Seat | null {
  const next = turns.find(({ until }) => until > at) ?? turns.at(-1);
  return next?.seat ?? null;
}

/** With whose eyes a match is seen, in words. */
export const seenAs = (sight: Sight, { seen }: ReplayWords, sitters: readonly Sitter[]): string =>
  typeof sight === 'number' ? seen.seat(sitters[sight]?.name ?? '') : seen[sight];

interface ScrubberProps {
  readonly turns: readonly Turn[];
  readonly sitters: readonly Sitter[];
  readonly at: number;
  readonly moves: number;
  /** A drawing above the slider, as wide as it is: a moment is at the same place in both. Absent: the strip of turns. */
  readonly over?: ComponentChildren;
  to(moves: number): void;
}

/** A slider over every moment of the game; above it a strip in the colours of the players whose turns they are. */
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

interface WalkBarProps {
  readonly turns: readonly Turn[];
  readonly told: readonly Phrase[];
  readonly sitters: readonly Sitter[];
  /** The moment that is wanted, and the one on the table. */
  readonly wanted: number;
  readonly at: number;
  readonly moves: number;
  /** By whom it is seen. */
  readonly seen: string;
  readonly playing: Playing;
  to(moves: number): void;
  /** Null while the match goes on. */
  readonly openWorth: (() => void) | null;
  /** Null where the log lies beside. */
  readonly openLog: (() => void) | null;
}

/** Which moment is on the table and what happened in it; all ways to another one. */
export function WalkBar(props: WalkBarProps) {
  const { turns, told, sitters, wanted, at, moves, seen, playing, to, openWorth, openLog } = props;
  const words = inLang(replayWords);
  const { after, moveBefore, moveAfter } = inLang(tableWords);
  return (
    <div class="walk">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled must be reached by keyboard. */}
      <section class="walk-told" tabIndex={0} aria-label={words.scrubber}>
        <div role="status">
          <p class="hint">
            {after(at, moves)} · {seen}
          </p>
          {told.map((phrase, each) => (
            <p key={each}>
              <PhraseLine said={phrase} />
            </p>
          ))}
        </div>
      </section>
      <Scrubber turns={turns} sitters={sitters} at={wanted} moves={moves} to={to} />
      <div class="walk-ways">
        <Way icon={TURN_BACK} name={words.turnBefore} closed={wanted === 0} go={() => to(turnBefore(turns, wanted))} />
        <Way icon={STEP_BACK} name={moveBefore} closed={wanted === 0} go={() => to(wanted - 1)} />
        <Way
          icon={playing.isOn ? PAUSE : PLAY}
          name={playing.isOn ? words.pause : words.play}
          closed={moves === 0}
          go={playing.isOn ? playing.stop : playing.start}
        />
        <Way icon={STEP_ON} name={moveAfter} closed={wanted === moves} go={() => to(wanted + 1)} />
        <Way icon={TURN_ON} name={words.turnAfter} closed={wanted === moves} go={() => to(turnAfter(turns, wanted))} />
        {openWorth && <Way icon={CURVE} name={words.worth} closed={false} go={openWorth} />}
        {openLog && <Way icon={LOG} name={words.log} closed={false} go={openLog} />}
      </div>
    </div>
  );
}

interface WayProps {
  readonly icon: string;
  readonly name: string;
  readonly closed: boolean;
  go(): void;
}

const Way = ({ icon, name, closed, go }: WayProps) => (
  <button type="button" class="round" aria-label={name} aria-disabled={closed} onClick={() => !closed && go()}>
    <Icon of={icon} />
  </button>
);
