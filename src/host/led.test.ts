import { expect, test } from 'vitest';
import type { AnyMove } from '../engine/game.ts';
import { bot, person, Stage } from './rehearsal/stage.ts';

const SITTERS = [person('Aya'), bot('Runa')];

/** The first person has moved, and it is the bot's turn. */
async function ledStage(): Promise<Stage> {
  const stage = new Stage();
  const setup = { seats: 2, options: {}, first: 0 };
  await stage.ask({ kind: 'new', game: 'whisper', setup, sitters: SITTERS, seed: 7, lesson: true });
  await stage.move(0, 1, 'call');
  await stage.until(() => stage.table.floor.kind !== 'open' || stage.table.logLength > 0);
  for (let whisper = 1; stage.table.floor.kind === 'private'; whisper++) await stage.move(0, whisper);
  await stage.rest();
  return stage;
}

const reply = (stage: Stage): Promise<void> =>
  stage.ask({ kind: 'reply', seat: 1, move: { say: 'whisper', number: 1 } as unknown as AnyMove });

test('the bots of a lesson do what the guide has them do, and nothing by themselves', async () => {
  const stage = await ledStage();
  const before = stage.table.logLength;
  expect(stage.table.floor).toEqual({ kind: 'bots', seats: [1] });
  await reply(stage);
  expect(stage.table.logLength).toBe(before + 1);
});

test('they play for themselves once the guide leads no more', async () => {
  const stage = await ledStage();
  const before = stage.table.logLength;
  await stage.ask({ kind: 'unlead' });
  await stage.until(() => stage.table.logLength > before);
  const now = stage.table.logLength;
  await reply(stage);
  expect(stage.table.logLength).toBe(now);
});

test('nobody answers for the bots of a match that no guide leads, nor for a person', async () => {
  const stage = await ledStage();
  const later = new Stage(stage.store);
  await later.ask({ kind: 'open', match: 'match-0', led: true });
  await later.rest();
  expect(later.table.floor).toEqual({ kind: 'bots', seats: [1] });
  await later.ask({ kind: 'reply', seat: 0, move: { say: 'whisper', number: 1 } as unknown as AnyMove });
  expect(later.table.floor).toEqual({ kind: 'bots', seats: [1] });
  await later.ask({ kind: 'open', match: 'match-0' });
  await later.until(() => later.table.floor.kind !== 'bots');
});
