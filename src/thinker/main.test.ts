import { afterEach, expect, test, vi } from 'vitest';
import { choose } from '../bots/level.ts';
import { rngFor } from '../engine/rng.ts';
import { RULES } from '../games/rules.ts';
import type { BotQuestion, Thought, ToThinker } from '../protocol/thought.ts';

afterEach(() => vi.unstubAllGlobals());

test('the worker rests when it is touched, and answers with the move it would have chosen anyway', async () => {
  const naps: number[] = [];
  let ms = 0;
  let tell: (message: { data: ToThinker }) => void = () => {};
  const answered = new Promise<Thought>((answer) => vi.stubGlobal('postMessage', answer));
  vi.stubGlobal('addEventListener', (_: 'message', listener: typeof tell) => {
    tell = listener;
  });
  vi.stubGlobal('performance', { now: () => ms });
  vi.stubGlobal('setTimeout', (awake: () => void, nap: number) => {
    naps.push(nap);
    ms += nap;
    awake();
  });
  await import('./main.ts');

  const shelved = RULES['fairy-light'];
  if (!shelved) throw new Error('no such game');
  const [{ game }, { knowledge, levels }] = await Promise.all([shelved.rules(), shelved.bots()]);
  const state = game.deal({ seats: 2, options: { variant: 'standard' }, first: 0 }, rngFor(1, 0));
  const seat = game.asks(state)[0]?.seat ?? 0;
  const view = game.view(state, seat);
  const level = levels[1];
  if (!level) throw new Error('no such level');
  const question: BotQuestion = { game: 'fairy-light', view, seat, seats: 2, seed: 7, level: 2, offers: [] };
  tell({ data: { touched: true } });
  tell({ data: { question } });

  const expected = choose({ game, knowledge, view, seat, seats: 2 }, level, rngFor(7, 0));
  expect(await answered).toEqual({ move: expected });
  expect(naps).toHaveLength(1);
});
