import { useMemo } from 'preact/hooks';
import type { LogLine } from '../../engine/reel.ts';
import { THEN } from '../../ui/actionIcons.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PhraseLine, useTalk } from '../../ui/PhraseLine.tsx';
import { type Phrase, plain } from '../../words/phrase.ts';
import { tableWords } from '../../words/table.ts';
import type { AnyVoice } from '../../words/voice.ts';
import { inLang } from '../words.ts';
import { isTold, movesUntil, said } from './said.ts';
import { useInParts } from './useInParts.ts';

interface LogListProps {
  readonly lines: readonly LogLine[];
  readonly voice: AnyVoice;
  /** How many moves had been made at the moment that is looked at; null: it is now. */
  readonly at: number | null;
  /** Shows the table as it stood after so many moves; null where nobody may look back. */
  readonly lookBack: ((moves: number) => void) | null;
}

/** Lines that fill a sheet. */
const AT_ONCE = 8;

/** The whole ribbon, newest first. */
export function LogList({ lines, voice, at, lookBack }: LogListProps) {
  const words = inLang(tableWords);
  const made = movesUntil(lines, lines.length - 1);
  let count = 0;
  const drawn = useInParts(lines.length, AT_ONCE);
  if (lines.length === 0) return <p class="hint">{words.emptyLog}</p>;
  return (
    <ol class="log" reversed aria-busy={drawn < lines.length}>
      {lines
        .map((line, index) => {
          const moves = line.kind === 'move' ? ++count : null;
          if (index < lines.length - drawn || !isTold(line)) return null;
          return (
            <LogItem
              key={index}
              line={line}
              voice={voice}
              now={moves !== null && moves === at}
              isTurnsEnd={moverOf(line) !== moverOf(lines[index + 1])}
              lookBack={moves !== null && moves < made ? lookBack : null}
              moves={moves}
            />
          );
        })
        .reverse()}
    </ol>
  );
}

interface LogItemProps {
  readonly line: LogLine;
  readonly voice: AnyVoice;
  /** The table as it stood after this line is looked at. */
  readonly now: boolean;
  /** The next line is another's. */
  readonly isTurnsEnd: boolean;
  readonly moves: number | null;
  readonly lookBack: ((moves: number) => void) | null;
}

const moverOf = (line: LogLine | undefined) => (line?.kind === 'move' ? line.seat : null);

/** What a line says is drawn once: the log grows long, and is looked through with every move. */
function LogItem({ line, voice, now, isTurnsEnd, moves, lookBack }: LogItemProps) {
  const words = inLang(tableWords);
  const phrases = useMemo(() => said(line, voice, words), [line, voice, words]);
  const sentences = useMemo(
    () => (
      <div>
        {phrases.map((phrase, each) => (
          <p key={each}>
            <PhraseLine said={phrase} />
          </p>
        ))}
      </div>
    ),
    [phrases],
  );
  return (
    <li data-kind={line.kind} data-turns-end={isTurnsEnd} aria-current={now ? 'step' : undefined}>
      {sentences}
      {lookBack && moves !== null && <Then phrases={phrases} look={() => lookBack(moves)} />}
    </li>
  );
}

function Then({ phrases, look }: { readonly phrases: readonly Phrase[]; look(): void }) {
  const words = inLang(tableWords);
  const { sitters } = useTalk();
  const line = phrases.map((phrase) => plain(phrase, (seat) => sitters[seat]?.name ?? '')).join(' ');
  return (
    <button type="button" class="round" aria-label={`${words.lookBack}: ${line}`} onClick={look}>
      <Icon of={THEN} />
    </button>
  );
}
