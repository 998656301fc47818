import { expect, it } from 'vitest';
import type { AnyEvent, Seat } from '../../engine/game.ts';
import type { LogLine } from '../../engine/reel.ts';
import { type Phrase, plain } from '../../words/phrase.ts';
import { tableWords } from '../../words/table.ts';
import type { AnyVoice } from '../../words/voice.ts';
import {
  foremost,
  linesBeforeEnd,
  linesShown,
  movesUntil,
  type SaidTurn,
  saidAt,
  saidSince,
  tellsOfBot,
  toldSince,
} from './said.ts';

const move: LogLine = { kind: 'move', seat: 0, events: [] };
const redo: LogLine = { kind: 'redo' };

it('the log waits for the moves that are not shown yet, and for what came after them', () => {
  expect(linesShown([move, move, redo, move], null)).toHaveLength(4);
  expect(linesShown([move, move, redo, move], 2)).toEqual([move, move, redo]);
  expect(linesShown([move, move, redo, move, redo], 1)).toEqual([move]);
  expect(linesShown([move], 0)).toEqual([]);
  const deal: LogLine = { kind: 'opening', events: [] };
  expect(linesShown([deal, move], 0)).toEqual([deal]);
  expect(linesShown([deal], -1)).toEqual([]);
});

it('while the end is counted the log says nothing of the move that brought it, nor of what came after', () => {
  expect(linesBeforeEnd([move, redo, move, redo])).toEqual([move, redo]);
  expect(linesBeforeEnd([move])).toEqual([]);
  expect(linesBeforeEnd([])).toEqual([]);
});

it('what is new to a seat was told from its own last move on', () => {
  const by = (seat: number, ...is: string[]): LogLine => ({
    kind: 'move',
    seat,
    events: is.map((each) => ({ is: each }) as unknown as AnyEvent),
  });
  const log = [by(0, 'a'), by(1, 'b'), by(0, 'c'), redo, by(1, 'd', 'e')];
  expect(toldSince(log, 0)).toEqual([{ is: 'c' }, { is: 'd' }, { is: 'e' }]);
  expect(toldSince(log, 2)).toEqual([]);
  expect(toldSince(log, null)).toEqual([]);
});

it('a line stands for the moves up to it', () => {
  expect([0, 1, 2, 3].map((index) => movesUntil([move, redo, move, redo], index))).toEqual([1, 1, 2, 2]);
});

it('a move that is but a step towards something has no line of its own', () => {
  const voice = { sayEvent: () => ['moved'] } as unknown as AnyVoice;
  const log = [move, redo, { ...move, events: [{} as unknown as AnyEvent] }];
  const told = log.map((_, at) => saidAt(log, at, voice, tableWords.en));
  expect(told).toEqual([[], [tableWords.en.broughtBack], [['moved']]]);
});

it('says what happened since the last turn, or what else happened after it', () => {
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
  const since = (own: Seat | null, ...lines: LogLine[]): string[] =>
    saidSince(lines, own, voice, tableWords.en).map(({ seat, said }) =>
      `${seat === null ? '' : `Seat ${seat}: `}${plain(said, String)}`.trim(),
    );
  expect(since(null)).toEqual([]);
  expect(since(null, did(1, 'a'), did(0, 'b'), did(0, 'c', 'd'), did(0))).toEqual(['Seat 0: b · c · d']);
  expect(since(null, did(0, 'b'), redo)).toEqual([plain(tableWords.en.broughtBack, String)]);
  expect(since(null, did(0, 'quiet'))).toEqual(['says quiet']);
  // Not by what the log leaves out.
  const silent = {
    ...voice,
    sayEvents: (events: readonly AnyEvent[]) => events.map((event) => (kind(event) === 'quiet' ? [] : [kind(event)])),
  };
  const told = (...lines: LogLine[]) => saidSince(lines, null, silent, tableWords.en);
  expect(told(redo, did(0, 'quiet'))).toEqual([{ seat: null, said: tableWords.en.broughtBack }]);
  // A hint is told in the log, and is nothing that happened.
  const hint: LogLine = { kind: 'hint', seat: 0 };
  expect(since(null, did(0, 'b'), hint, did(0, 'c'), hint)).toEqual(['Seat 0: b · c']);
  // Nor is what was dealt.
  expect(since(null, { kind: 'opening', events: [] })).toEqual([]);
  // A line for each turn of the others since the own one.
  expect(since(0, did(1, 'old'), did(0, 'own'), did(1, 'a'), did(1, 'b'), did(2, 'c'), did(1, 'd'))).toEqual([
    'Seat 1: a · b',
    'Seat 2: c',
    'Seat 1: d',
  ]);
  // In the middle of a turn what the others did still stands, and the own steps behind it.
  expect(since(0, did(0, 'own'), did(1, 'a'), did(0, 'b'))).toEqual(['Seat 1: a', 'Seat 0: b']);
});

it('what concerned a seat comes first, and is not left out for what is newer', () => {
  const turn = (seat: Seat, ...said: Phrase): SaidTurn => ({ seat, said });
  const turns = [
    turn(1, 'hits ', { name: 0 }),
    turn(2, 'a'),
    turn(3, 'b'),
    turn(1, 'c'),
    turn(2, 'hits ', { name: 3 }),
  ];
  expect(foremost(turns, 0, 3)).toEqual([turns[0], turns[3], turns[4]]);
  expect(foremost(turns, null, 3)).toEqual(turns.slice(-3));
  expect(foremost(turns.slice(1), 3, 2)).toEqual([turns[4], turns[3]]);
  expect(foremost(turns, 0, 9)).toHaveLength(turns.length);
});

it('a bot is asked for its reasons where its move is told, and not under the move of a person', () => {
  const made = (seat: number, ...events: string[]): LogLine => ({
    kind: 'move',
    seat,
    events: events as unknown as AnyEvent[],
  });
  const silent = ['ends'];
  const asked = (...lines: LogLine[]): boolean =>
    tellsOfBot(lines, lines.length - 1, {
      isBot: (seat) => seat === 1,
      isSaid: (at) => {
        const line = lines[at];
        return line?.kind !== 'move' || line.events.some((event) => !silent.includes(event as unknown as string));
      },
    });
  expect(asked(made(1, 'places'))).toBe(true);
  expect(asked(made(1, 'ends'), made(1, 'places'))).toBe(true);
  // Its turn ended without a word: that is told by nobody else’s line.
  expect(asked(made(1, 'places'), made(1, 'ends'), made(0, 'places'))).toBe(false);
  // A choice that lay sealed until another answered is.
  expect(asked(made(0, 'places'), made(1), made(0, 'opens'))).toBe(true);
});
