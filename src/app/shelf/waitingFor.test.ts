import { expect, it } from 'vitest';
import type { Floor } from '../../engine/floor.ts';
import type { Result } from '../../engine/game.ts';
import type { ShelfEntry } from '../../protocol/shown.ts';
import { plain } from '../../words/phrase.ts';
import { waitingWords } from '../../words/tickets.ts';
import { waitingFor } from './waitingFor.ts';

const NAMES = ['Aya', 'Ben'];

function line(floor: Floor, result: Result | null, seats: number = NAMES.length): string {
  const sitters = NAMES.slice(0, seats).map((name) => ({ kind: 'person' as const, name, emblem: 'fan' as const }));
  const card: Pick<ShelfEntry, 'floor' | 'result' | 'sitters'> = { floor, result, sitters };
  return plain(waitingFor(card, waitingWords.en), (seat) => NAMES[seat] ?? '');
}
const over: Floor = { kind: 'over' };

it.each<[string, Floor]>([
  ['Ben’s turn', { kind: 'open', seat: 1 }],
  ['Aya’s turn', { kind: 'curtain', to: 0 }],
  ['Ben’s turn', { kind: 'private', seat: 1 }],
  ['Ben’s turn', { kind: 'forced', seats: [1] }],
  ['Aya is thinking', { kind: 'bots', seats: [0] }],
  ['Something was turned over', { kind: 'reveal', to: 0 }],
  ['Open in another tab', { kind: 'elsewhere' }],
])('a ticket says %s', (text, floor) => expect(line(floor, null)).toBe(text));

it('a ticket says how it ended', () => {
  expect(line(over, { points: [3, 1], winners: [0] })).toBe('Aya won');
  expect(line(over, { points: [3, 3], winners: [0, 1] })).toBe('Aya and Ben won');
  expect(line(over, { points: [3, 3], winners: [] })).toBe('A draw');
});

it('a ticket names no rival of the rules, and calls no lonely defeat a draw', () => {
  expect(line(over, { points: [3, 3, 9], winners: [2] })).toBe('Not won this time');
  expect(line(over, { points: [3], winners: [] }, 1)).toBe('Not won this time');
});
