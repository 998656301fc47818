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
