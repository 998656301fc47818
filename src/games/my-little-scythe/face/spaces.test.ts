import { expect, test } from 'vitest';
import { ALL_TILES, deedAt, deedOfTile, priceOf } from '../rules/mat.ts';
import { priceOfTile } from './Mat.tsx';

test('every Make power-up shows all that it asks for', () => {
  for (const tile of ALL_TILES) {
    const { apples, gems, any, pies, spells } = priceOf(deedAt(deedOfTile(tile)));
    expect(priceOfTile(tile)).toHaveLength(apples + gems + any + pies + spells);
    expect(priceOfTile(tile)).not.toEqual([]);
  }
});
