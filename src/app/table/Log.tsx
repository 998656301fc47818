import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Seat } from '../../engine/game.ts';
import type { Sitter } from '../../engine/log.ts';
import type { LogLine } from '../../engine/reel.ts';
import { THEN, WHY } from '../../ui/actionIcons.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PhraseLine } from '../../ui/PhraseLine.tsx';
import { useTalk } from '../../ui/talk.ts';
import { type Phrase, plain } from '../../words/phrase.ts';
import { tableWords } from '../../words/table.ts';
import type { AnyVoice } from '../../words/voice.ts';
import { lazily } from '../lazily.tsx';
import { inLang } from '../settings.ts';
import { movesUntil, saidAt, tellsOfBot } from './said.ts';
import { useBeside, useInParts } from './useInParts.ts';

interface LogListProps {
  readonly lines: readonly LogLine[];
  readonly voice: AnyVoice;
  /** How many moves had been made at the moment that is looked at; null: it is now. */
  readonly at: number | null;
  /** Shows the table as it stood after so many moves; null where nobody may look back. */
  readonly lookBack: ((moves: number) => void) | null;
}

const Motives = lazily(
  () => import('../hint/Motives.tsx').then((motives) => motives.Motives),
  () => null,
);

/** Lines that fill a sheet, and what the tap that opens it is answered by. */
const AT_ONCE = 8;
const FIRST = 4;

/** The whole ribbon, newest first. */
export function LogList({ lines, voice, at, lookBack }: LogListProps) {
  const words = inLang(tableWords);
  const { sitters } = useTalk();
  const made = movesUntil(lines, lines.length - 1);
  const ofBots = {
    isBot: (seat: Seat) => sitters[seat]?.kind === 'bot',
    isSaid: (index: number) => saidAt(lines, index, voice, words).length > 0,
  };
  let count = 0;
  const drawn = useInParts(lines.length, AT_ONCE, FIRST);
  if (lines.length === 0) return <p class="hint">{words.emptyLog}</p>;
  return (
    <ol class="log" reversed aria-busy={drawn < lines.length}>
      {lines
        .map((line, index) => {
          const moves = line.kind === 'move' ? ++count : null;
          if (index < lines.length - drawn) return null;
          const phrases = saidAt(lines, index, voice, words);
          if (phrases.length === 0) return null;
          return (
            <LogItem
              key={index}
              kind={line.kind}
              phrases={phrases}
              voice={voice}
              now={moves !== null && moves === at}
              isTurnsEnd={moverOf(line) !== moverOf(lines[index + 1])}
              lookBack={moves !== null && moves < made ? lookBack : null}
              moves={moves}
              isBots={tellsOfBot(lines, index, ofBots)}
            />
          );
        })
        .reverse()}
    </ol>
  );
}

interface LogItemProps {
  readonly kind: LogLine['kind'];
  /** The same ones as long as the line says the same. */
  readonly phrases: readonly Phrase[];
  readonly voice: AnyVoice;
  /** The table as it stood after this line is looked at. */
  readonly now: boolean;
  /** The next line is another's. */
  readonly isTurnsEnd: boolean;
  readonly moves: number | null;
  readonly lookBack: ((moves: number) => void) | null;
  /** A bot's move, or told with one: it may be asked about. */
  readonly isBots: boolean;
}

const moverOf = (line: LogLine | undefined) => (line?.kind === 'move' ? line.seat : null);

/** What a line says is drawn once: the log grows long, and is looked through with every move. */
function LogItem({ kind, phrases, voice, now, isTurnsEnd, moves, lookBack, isBots }: LogItemProps) {
  const words = inLang(tableWords);
  const [isAsked, setAsked] = useState(false);
  const sentences = useMemo(
    () =>
      phrases.map((phrase, each) => (
        <p key={each}>
          <PhraseLine said={phrase} />
        </p>
      )),
    [phrases],
  );
  return (
    <li data-kind={kind} data-turns-end={isTurnsEnd} aria-current={now ? 'step' : undefined}>
      <div>
        {sentences}
        {isAsked && moves !== null && <Motives moves={moves} voice={voice} />}
      </div>
      {isBots && (
        <OfLine icon={WHY} name={words.whyMove} phrases={phrases} isOpen={isAsked} act={() => setAsked(!isAsked)} />
      )}
      {lookBack && moves !== null && (
        <OfLine icon={THEN} name={words.lookBack} phrases={phrases} act={() => lookBack(moves)} />
      )}
    </li>
  );
}

interface OfLineProps {
  readonly icon: string;
  readonly name: string;
  readonly phrases: readonly Phrase[];
  /** What the button opens lies open; absent: it opens nothing. */
  readonly isOpen?: boolean;
  act(): void;
}

/** What can be done with a line; its name tells which line that is. */
function OfLine({ icon, name, phrases, isOpen, act }: OfLineProps) {
  const { sitters } = useTalk();
  const line = phrases.map((phrase) => plain(phrase, (seat) => sitters[seat]?.name ?? '')).join(' ');
  return (
    <button
      type="button"
      class="round"
      aria-label={`${name}: ${line}`}
      aria-expanded={isOpen}
      title={name}
      onClick={act}
    >
      <Icon of={icon} />
    </button>
  );
}

interface LogBesideProps {
  readonly lines: readonly LogLine[];
  readonly voice: AnyVoice;
  /** How many moves had been made at the moment that is looked at; null: it is now. */
  readonly at: number | null;
  readonly lookBack: ((moves: number) => void) | null;
}

/** The log beside the board, where there is room for it. */
export function LogBeside({ lines, voice, at, lookBack }: LogBesideProps) {
  const words = inLang(tableWords);
  const isBeside = useBeside();
  return useMemo(
    () =>
      isBeside && (
        <aside class="beside" aria-label={words.log}>
          <LogList lines={lines} voice={voice} at={at} lookBack={lookBack} />
        </aside>
      ),
    [isBeside, lines, voice, at, lookBack, words],
  );
}

/** More lines than any turn has. */
const MOST_TOLD = 20;

interface LogAnnouncerProps {
  readonly lines: readonly LogLine[];
  readonly voice: AnyVoice;
  readonly sitters: readonly Sitter[];
}

/**
 * Tells a screen reader what comes to the log. It lives and dies with the table that these eyes see: behind a curtain
 * nothing is told, and what one seat may hear is never left over for the next.
 */
export function LogAnnouncer({ lines, voice, sitters }: LogAnnouncerProps) {
  const words = inLang(tableWords);
  const heard = useRef(lines.length);
  const [text, setText] = useState('');
  useLayoutEffect(() => {
    const news = lines.slice(Math.min(heard.current, lines.length));
    heard.current = lines.length;
    if (news.length === 0) return;
    const told = news.map((_, at) => saidAt(news, at, voice, words)).filter((phrases) => phrases.length > 0);
    // Those who let the bots play straight to the end want to hear how it ended, and not each of their moves.
    const phrases = news.length > MOST_TOLD ? (told.at(-1) ?? []) : told.flat();
    setText(phrases.map((phrase) => plain(phrase, (seat) => sitters[seat]?.name ?? '')).join(' '));
  }, [lines]);
  return (
    <p class="hidden" role="status">
      {text}
    </p>
  );
}
