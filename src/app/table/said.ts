import type { AnyEvent } from '../../engine/game.ts';
import type { LogLine } from '../../engine/reel.ts';
import type { Phrase } from '../../words/phrase.ts';
import type { TableWords } from '../../words/table.ts';
import type { AnyVoice } from '../../words/voice.ts';

/** A line of the log in sentences. */
export function said(line: LogLine, voice: AnyVoice, words: TableWords): readonly Phrase[] {
  switch (line.kind) {
    case 'move':
      return line.events.map((event) => voice.sayEvent(event));
    case 'undo':
      return [words.takenBack(line.count, line.agreed)];
    case 'redo':
      return [words.broughtBack];
    case 'sitter':
      return [line.bot ? words.botSits(line.seat) : words.personSits(line.seat)];
  }
}

/** What happened last, in one line: all of the turn that it belongs to, where there is a word for that. */
export function saidLast(lines: readonly LogLine[], voice: AnyVoice, words: TableWords): Phrase {
  const last = lines.findLast(isTold);
  if (!last) return [];
  const turn = last.kind === 'move' ? words.turnOf(last.seat, voice.sayTurn(last.seat, turnAtEnd(lines))) : [];
  return turn.length > 0 ? turn : said(last, voice, words).flatMap((phrase) => [...phrase, ' ']);
}

/** The events of the moves that one seat made, up to the last line. */
function turnAtEnd(lines: readonly LogLine[]): readonly AnyEvent[] {
  const by = lines.findLast(({ kind }) => kind === 'move');
  if (by?.kind !== 'move') return [];
  const before = lines.findLastIndex((line) => line.kind !== 'move' || line.seat !== by.seat);
  return lines.slice(before + 1).flatMap((line) => (line.kind === 'move' ? line.events : []));
}

/** Some moves are but a step towards something: the next line says it. */
export const isTold = (line: LogLine): boolean => line.kind !== 'move' || line.events.length > 0;

/** Without those lines whose moves wait to be shown. */
export function linesShown(lines: readonly LogLine[], movesWaiting: number): readonly LogLine[] {
  let waiting = movesWaiting;
  let end = lines.length;
  while (waiting > 0 && end > 0) {
    end--;
    if (lines[end]?.kind === 'move') waiting--;
  }
  return lines.slice(0, end);
}

/** How many moves the log tells of up to and with this line. */
export const movesUntil = (lines: readonly LogLine[], index: number): number =>
  lines.slice(0, index + 1).filter(({ kind }) => kind === 'move').length;
