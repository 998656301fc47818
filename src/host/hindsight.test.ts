import { expect, test } from 'vitest';
import type { AnyMove } from '../engine/game.ts';
import { SlowThinker } from './rehearsal/browser.ts';
import { person, SEED, Stage } from './rehearsal/stage.ts';
import { wordOf } from './rehearsal/whisper.ts';

const EVEN = [0.5, 0.5];

async function stageAfter(rounds: 1 | 2): Promise<{ stage: Stage; match: string; historian: SlowThinker }> {
  const historian = new SlowThinker();
  const stage = new Stage(undefined, { historian });
  await stage.start([person('Aya'), person('Ben')]);
  const { match } = stage.table;
  const whispered = async (...seats: number[]): Promise<void> => {
    for (const seat of seats) await stage.whispers(seat);
    await stage.ask({ kind: 'shown' });
  };
  await stage.move(0, 0, 'call');
  await whispered(0, 1);
  if (rounds === 2) {
    // Whoever holds the device goes first.
    await whispered(1, 0);
    await stage.move(0, 1, 'call');
    await whispered(0, 1);
    expect(stage.table.floor.kind).toBe('over');
  }
  await stage.ask({ kind: 'leave' });
  return { stage, match, historian };
}

const told = (stage: Stage) => [...stage.answers('chances'), ...stage.answers('better')];

test('of a match that goes on nothing is told, and nothing of it is thought about', async () => {
  const { stage, match, historian } = await stageAfter(1);
  for (const kind of ['chances', 'better'] as const) await stage.ask({ kind, match, moves: 1 });
  await stage.until(() => told(stage).length === 2);
  expect(told(stage)).toEqual([null, null]);
  expect([historian.judged, historian.asked]).toEqual([[], []]);
});

test('of one that is over the truth of each moment is judged, by the same chance again, and the page gets numbers', async () => {
  const { stage, match, historian } = await stageAfter(2);
  for (let round = 0; round < 2; round++) {
    await stage.ask({ kind: 'chances', match, moves: 4 });
    await stage.until(() => historian.judged.length === round + 1);
    historian.judged[round]?.answer(EVEN);
    await stage.until(() => told(stage).length === round + 1);
  }
  const [first, again] = historian.judged;
  expect(again?.standing).toEqual(first?.standing);
  expect(JSON.stringify(first?.standing.state)).toContain(wordOf(1));
  expect(first?.standing.seed).not.toBe(SEED);
  expect(told(stage)).toEqual([EVEN, EVEN]);
  expect(JSON.stringify(told(stage))).not.toContain(wordOf(1));
});

test('what nobody waits for any more ends at once, with all that was asked after it', async () => {
  const { stage, match, historian } = await stageAfter(2);
  historian.cancel = () => {
    historian.cancelled++;
    for (const { answer } of historian.judged) answer(null);
  };
  for (const moves of [1, 2, 3]) await stage.ask({ kind: 'chances', match, moves });
  await stage.until(() => historian.judged.length === 1);
  await stage.ask({ kind: 'noHindsight' });
  await stage.until(() => told(stage).length === 3);
  expect(historian).toMatchObject({ cancelled: 1 });
  expect(historian.judged).toHaveLength(1);
  await stage.ask({ kind: 'chances', match, moves: 2 });
  await stage.until(() => historian.judged.length === 2);
});

test('the strong bot says what it would have done with the eyes of whoever moved, and both ways are weighed', async () => {
  const { stage, match, historian } = await stageAfter(2);
  const bots = async (number: number, at: number): Promise<void> => {
    await stage.ask({ kind: 'better', match, moves: 4 });
    await stage.until(() => historian.asked.length === at);
    historian.asked[at - 1]?.answer({ say: 'whisper', number } as unknown as AnyMove);
  };
  await bots(0, 1);
  const { question } = historian.asked[0] ?? {};
  expect(question).toMatchObject({ seat: 1, level: 'strongest' });
  expect(JSON.stringify(question?.view)).not.toContain(wordOf(0));
  for (const [nth, chances] of [
    [0.4, 0.6],
    [0.3, 0.7],
  ].entries()) {
    await stage.until(() => historian.judged.length === nth + 1);
    historian.judged[nth]?.answer(chances);
  }
  await stage.until(() => told(stage).length === 1);
  expect(told(stage)[0]).toMatchObject({
    seat: 1,
    move: { number: 0 },
    chances: { done: [0.4, 0.6], instead: [0.3, 0.7] },
  });
  await bots(1, 2);
  await stage.until(() => told(stage).length === 2);
  expect(told(stage)[1]).toMatchObject({ move: { number: 1 }, chances: null });
  await stage.ask({ kind: 'better', match, moves: 99 });
  await stage.until(() => told(stage).length === 3);
  expect(told(stage)[2]).toBeNull();
});
