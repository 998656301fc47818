import { expect, test } from 'vitest';
import type { Floor } from '../engine/floor.ts';
import { SHELF } from '../games/shelf.ts';
import type { ShelfEntry } from '../protocol/shown.ts';
import { FORMAT } from '../saves/format.ts';
import { kindsPlayed } from './newBuild.ts';

const card = (game: string, kind: Floor['kind']): ShelfEntry => ({ game, floor: { kind } }) as unknown as ShelfEntry;

test('what is over, or of a game that is not here, keeps no newer build out', () => {
  const [played, over] = SHELF;
  if (!played || !over) throw new Error('fewer than two boxes on the shelf');
  const { id, edition } = played.facts;
  const cards = [card(id, 'open'), card(over.facts.id, 'over'), card('nope', 'open')];
  expect(kindsPlayed(cards)).toEqual([`${FORMAT}/${id}/${edition}`]);
});
