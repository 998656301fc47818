import { expect, it } from 'vitest';
import type { AnyEvent } from '../../engine/game.ts';
import type { Seat } from '../../engine/ids.ts';
import type { LogLine } from '../../engine/reel.ts';
import { plain } from '../../words/phrase.ts';
import { tableWords } from '../../words/table.ts';
import type { AnyVoice } from '../../words/voice.ts';
import { isTold, linesShown, movesUntil, saidLast } from './said.ts';

const move: LogLine = { kind: 'move', seat: 0, events: [] };
const redo: LogLine = { kind: 'redo' };

it('the log waits for the moves that are not shown yet, and for what came after them', () => {
  expect(linesShown([move, move, redo, move], 0)).toHaveLength(4);
  expect(linesShown([move, move, redo, move], 1)).toEqual([move, move, redo]);
  expect(linesShown([move, move, redo, move, redo], 2)).toEqual([move]);
  expect(linesShown([move], 5)).toEqual([]);
});

it('a line stands for the moves up to it', () => {
  expect([0, 1, 2, 3].map((index) => movesUntil([move, redo, move, redo], index))).toEqual([1, 1, 2, 2]);
});

it('a move that is but a step towards something has no line of its own', () => {
  const told = { is: 'moved' } as unknown as AnyEvent;
  expect([move, redo, { ...move, events: [told] }].map(isTold)).toEqual([false, true, true]);
});

it('the last line says the whole turn of whoever acted last, or what else happened since', () => {
  const did = (seat: number, ...what: string[]): LogLine => ({
    kind: 'move',
    seat,
    events: what.map((is) => ({ is }) as unknown as AnyEvent),
  });
  const kind = (event: AnyEvent): string => (event as unknown as { readonly is: string }).is;
  const voice = {
    sayEvent: (event: AnyEvent) => [`says ${kind(event)}`],
    sayTurn: (_: Seat, events: readonly AnyEvent[]) =>
      [
        events
          .map(kind)
          .filter((is) => is !== 'quiet')
          .join(' · '),
      ].filter(Boolean),
  } as unknown as AnyVoice;
  const last = (...lines: LogLine[]): string =>
    plain(saidLast(lines, voice, tableWords.en), (seat) => `Seat ${seat}`).trim();
  expect(last()).toBe('');
  expect(last(did(1, 'a'), did(0, 'b'), did(0, 'c', 'd'), did(0))).toBe('Seat 0: b · c · d');
  expect(last(did(0, 'b'), redo, did(0, 'c'))).toBe('Seat 0: c');
  expect(last(did(0, 'b'), redo)).toBe(plain(tableWords.en.broughtBack, String));
  expect(last(did(0, 'quiet'))).toBe('says quiet');
});
