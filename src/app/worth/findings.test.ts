import { expect, test } from 'vitest';
import type { AnyEvent } from '../../engine/game.ts';
import type { LogLine } from '../../engine/reel.ts';
import { type Phrase, phrase as p, placeSign, plain } from '../../words/phrase.ts';
import { tableWords } from '../../words/table.ts';
import type { AnyVoice } from '../../words/voice.ts';
import { worthWords } from '../../words/worth.ts';
import { turnsOf } from '../replay/WalkBar.tsx';
import { type Point, stepsOf, storyOf } from './course.ts';
import { roundsOf, sayInstead, sayStep, sayStory } from './findings.ts';

type Told = { readonly is: 'did'; readonly what: string } | { readonly is: 'round'; readonly round: number };
const told = (...events: Told[]): AnyEvent[] => events as unknown as AnyEvent[];
const did = (seat: number, what: string, next?: number): LogLine => ({
  kind: 'move',
  seat,
  events: told({ is: 'did', what }, ...(next ? [{ is: 'round', round: next } as const] : [])),
});
const voice = {
  sayTurn: (_: number, events: readonly Told[]): Phrase =>
    events.flatMap((event) => ('what' in event ? event.what : [])),
  sayEvent: () => [],
  roundOf: (event: Told) => (event.is === 'round' ? event.round : null),
} as unknown as AnyVoice;
const lines: readonly LogLine[] = [
  { kind: 'opening', events: told({ is: 'round', round: 1 }) },
  did(0, 'milk'),
  did(1, 'tea', 2),
  did(0, 'honey'),
];
const words = worthWords.en;

test('a story names the round and what was done, and no number of a move', () => {
  const turns = stepsOf(turnsOf(lines), [0, 1, 2, 3]);
  const points: readonly Point[] = [0.5, 0.5, 0.4, 0.9].map((chance, moves) => ({
    moves,
    chances: [chance, 1 - chance],
  }));
  const story = storyOf(turns, points, 0);
  if (!story) throw new Error('no story');
  const setup = { seats: 2, options: {}, first: 0 };
  const spoken = { voice, setup, words, table: tableWords.en, turns, roundOf: roundsOf(lines, voice) };
  const said = plain(sayStory(story, spoken), (seat) => ['Aya', 'Ben'][seat] ?? '');
  expect(said).toMatch(/Aya.*since round 2, .*honey.*; that helped most, from 40.% to 90.%/);
  expect(said).not.toContain('move');
});

test('a moment is called by its round and what was done, and by nothing else', () => {
  const turns = stepsOf(turnsOf(lines), [0, 1, 2, 3]);
  const setup = { seats: 2, options: {}, first: 0 };
  const spoken = { voice, setup, words, table: tableWords.en, turns, roundOf: roundsOf(lines, voice) };
  const said = turns.map((turn) => plain(sayStep(turn, spoken), (seat) => ['Aya', 'Ben'][seat] ?? ''));
  expect(said.at(-1)).toMatch(/^Round 2, .*honey/);
  expect(words.at(null)).toBe('');
});

test('a move was made in the round that had begun before it', () => {
  const roundOf = roundsOf(lines, voice);
  expect([1, 2, 3].map(roundOf)).toEqual([1, 1, 2]);
  expect(roundsOf(lines, { ...voice, roundOf: () => null })(1)).toBeNull();
});

test('the same move in another place is told as that', () => {
  const at = (where: string): Phrase => p`Place milk ${placeSign('spot', where)}`;
  const text = (said: Phrase): string => plain(said, String);
  expect(text(sayInstead(at('(1 east)'), at('(2 east)'), words))).toBe('the same elsewhere (2 east)');
  expect(text(sayInstead(['Refuse'], at('(2 east)'), words))).toBe('Place milk (2 east)');
});
