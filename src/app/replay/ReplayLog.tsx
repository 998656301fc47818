import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { LogLine } from '../../engine/reel.ts';
import { PhraseText } from '../../ui/PhraseLine.tsx';
import { name, type Phrase } from '../../words/phrase.ts';
import { type TableWords, tableWords } from '../../words/table.ts';
import type { AnyVoice } from '../../words/voice.ts';
import { saidAt } from '../table/said.ts';
import { useInParts } from '../table/useInParts.ts';
import { inLang } from '../words.ts';
import type { Turn, TurnLine } from './turns.ts';

interface ReplayLogProps {
  readonly turns: readonly Turn[];
  readonly voice: AnyVoice;
  /** The moment on the table. */
  readonly at: number;
  to(moves: number): void;
}

/** Turns that fill a sheet. */
const AT_ONCE = 12;

/** The whole game turn by turn, from its beginning; every line leads to its moment. */
export function ReplayLog({ turns, voice, at, to }: ReplayLogProps) {
  const words = inLang(tableWords);
  const list = useRef<HTMLOListElement>(null);
  const drawn = useInParts(turns.length, AT_ONCE);
  const isWhole = drawn === turns.length;
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [at, isWhole]);
  if (turns.length === 0) return <p class="hint">{words.emptyLog}</p>;
  const shown = turns.slice(0, drawn).map(({ seat, lines }) => ({ seat, lines: told(lines, voice, words) }));
  // A choice that is told with another's has no line: the moment is that of the line before.
  const now = shown.flatMap(({ lines }) => lines).findLast(({ moves }) => moves <= at)?.moves;
  return (
    <ol ref={list} class="chronicle" aria-busy={!isWhole}>
      {shown.map(({ seat, lines }, each) => (
        <li key={each} hidden={lines.length === 0}>
          {seat !== null && (
            <h3>
              <PhraseText said={[name(seat)]} />
            </h3>
          )}
          <ul>
            {lines.map(({ kind, moves, phrases }, place) => (
              <ChronicleLine key={place} kind={kind} phrases={phrases} moves={moves} isNow={moves === now} to={to} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

interface ToldLine {
  readonly kind: LogLine['kind'];
  /** How many moves had been made after it. */
  readonly moves: number;
  /** The same ones as long as the line says the same. */
  readonly phrases: readonly Phrase[];
}

function told(lines: readonly TurnLine[], voice: AnyVoice, words: TableWords): readonly ToldLine[] {
  const all = lines.map(({ line }) => line);
  return lines
    .map(({ line: { kind }, moves }, at) => ({ kind, moves, phrases: saidAt(all, at, voice, words) }))
    .filter(({ phrases }) => phrases.length > 0);
}

interface ChronicleLineProps extends ToldLine {
  readonly isNow: boolean;
  to(moves: number): void;
}

/** What a line says is drawn once: the log is long, and drawn again with every step. */
function ChronicleLine({ kind, phrases, moves, isNow, to }: ChronicleLineProps) {
  const sentences = useMemo(
    () =>
      phrases.map((phrase, each) => (
        <span key={each}>
          <PhraseText said={phrase} />
        </span>
      )),
    [phrases],
  );
  return (
    <li data-kind={kind}>
      {kind === 'move' ? (
        <button type="button" aria-current={isNow ? 'step' : undefined} onClick={() => to(moves)}>
          {sentences}
        </button>
      ) : (
        sentences
      )}
    </li>
  );
}
