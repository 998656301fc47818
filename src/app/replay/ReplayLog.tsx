import { useEffect, useMemo, useRef } from 'preact/hooks';
import { PhraseText } from '../../ui/PhraseLine.tsx';
import { name } from '../../words/phrase.ts';
import { tableWords } from '../../words/table.ts';
import type { AnyVoice } from '../../words/voice.ts';
import { isTold, said } from '../table/said.ts';
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
  return (
    <ol ref={list} class="chronicle" aria-busy={!isWhole}>
      {turns.slice(0, drawn).map(({ seat, lines }, each) => (
        <li key={each}>
          {seat !== null && (
            <h3>
              <PhraseText said={[name(seat)]} />
            </h3>
          )}
          <ul>
            {lines
              .filter(({ line }) => isTold(line))
              .map((line, place) => (
                <ChronicleLine key={place} of={line} voice={voice} isNow={line.moves === at} to={to} />
              ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

interface ChronicleLineProps {
  readonly of: TurnLine;
  readonly voice: AnyVoice;
  readonly isNow: boolean;
  to(moves: number): void;
}

/** What a line says is drawn once: the log is long, and drawn again with every step. */
function ChronicleLine({ of: { line, moves }, voice, isNow, to }: ChronicleLineProps) {
  const words = inLang(tableWords);
  const sentences = useMemo(
    () =>
      said(line, voice, words).map((phrase, each) => (
        <span key={each}>
          <PhraseText said={phrase} />
        </span>
      )),
    [line, voice, words],
  );
  return (
    <li data-kind={line.kind}>
      {line.kind === 'move' ? (
        <button type="button" aria-current={isNow ? 'step' : undefined} onClick={() => to(moves)}>
          {sentences}
        </button>
      ) : (
        sentences
      )}
    </li>
  );
}
