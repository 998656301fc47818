import { expect, test } from 'vitest';
import { PERSONALITIES, QUEST_NAMES, TILES } from '../rules/cards.ts';
import { rulebook as en } from './en.ts';
import { rulebook as ja } from './ja.ts';

/** What this edition decided; all else is as printed. */
const DECIDED: readonly string[] = [
  ...['map.fronts', 'setup.players', 'setup.orders', 'setup.even', 'turn.costs', 'turn.gains', 'move.end', 'move.load'],
  ...['deliver.reach', 'deliver.joint', 'deliver.trophy', 'fight.dial', 'fight.tie', 'camp.cards', 'quest.here'],
  ...['gift.rival', 'seek.short', 'make.no-spell', 'make.marker', 'make.field', 'trophy.window', 'end.safety'],
  ...['secret.tiles', 'secret.spells'],
  ...PERSONALITIES.filter((person) => person !== 'friendly').map((person) => `person.${person}`),
  ...TILES.flat()
    .filter((tile) => tile !== 'portal-express')
    .map((tile) => `tile.${tile}`),
  ...QUEST_NAMES.map((quest) => `quest.${quest}`),
];

test.each([
  ['en', en],
  ['ja', ja],
] as const)('in %s exactly what this edition decided has the house mark', (_, book) => {
  const marked = book.flatMap(({ paragraphs }) => paragraphs.flatMap(({ rule, house }) => (house ? [rule] : [])));
  expect([...marked].sort()).toEqual([...DECIDED].sort());
});
