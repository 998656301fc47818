import { expect, test } from 'vitest';
import { SPECIMENS } from '../engine/specimens/all.ts';
import { FORMAT, type SavedMatch } from './format.ts';
import { replay } from './replay.ts';

const duel = SPECIMENS.duel.game;

const saved = (options: Readonly<Record<string, string>>): SavedMatch => ({
  format: FORMAT,
  game: duel.facts.id,
  edition: duel.facts.edition,
  seed: 1,
  setup: { seats: 2, options, first: 0 },
  sitters: [
    { kind: 'person', name: 'Aya', emblem: 'crane' },
    { kind: 'person', name: 'Ben', emblem: 'pine' },
  ],
  log: [],
  seen: [0, 0],
  shown: 0,
  title: null,
  touchedAt: 0,
});

test('a match of before the game had an option goes on as it goes unasked', () => {
  expect(replay(duel, saved({}))).toMatchObject({ record: { setup: { options: { turns: '4' } } } });
});

test('an option that the game does not have, or not so, is refused', () => {
  for (const options of [{ turns: '5' }, { turns: '4', more: 'yes' }])
    expect(replay(duel, saved(options))).toEqual({ refused: 'setup', place: 'options' });
});
