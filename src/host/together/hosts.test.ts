import { expect, test } from 'vitest';
import { rngFor } from '../../engine/rng.ts';
import { Around } from '../rehearsal/around.ts';
import { bot, person } from '../rehearsal/stage.ts';

/** More turns than any of these matches has. */
const MOST_TURNS = 500;

async function playOut(around: Around, deal: number): Promise<void> {
  const rng = rngFor(deal, 3);
  for (let turn = 0; around.stages.some(({ table }) => table.floor.kind !== 'over'); turn++) {
    if (turn === MOST_TURNS) throw new Error('it never came to an end');
    let acted = false;
    for (const device of around.stages.keys()) acted = (await around.act(device, rng)) || acted;
    await around.rest();
  }
}

test('two hosts play one match, each with its own eyes and without a curtain', async () => {
  const around = new Around([[0], [1]]);
  await around.begin();
  await playOut(around, 1);
  const [first, second] = around.stages;
  expect(second?.table.result).toEqual(first?.table.result);
  expect(second?.table.logLength).toBe(first?.table.logLength);
  for (const [seat, stage] of around.stages.entries()) {
    expect(stage.tables.filter(({ floor }) => floor.kind === 'curtain')).toEqual([]);
    const shared = stage.tables.filter(({ circle }) => circle);
    expect(new Set(shared.map(({ eyes }) => eyes))).toEqual(new Set([seat]));
    expect(stage.faults).toEqual([]);
    expect(stage.troubles).toEqual([]);
  }
});

test('a bot is thought of once, where it is ordered', async () => {
  const around = new Around([[0], [1]]);
  await around.begin('whisper', [person('Aya'), person('Ben'), bot('Bo')]);
  await playOut(around, 2);
  expect(around.at(1).table.logLength).toBe(around.at(0).table.logLength);
});
