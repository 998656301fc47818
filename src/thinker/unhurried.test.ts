import { expect, test } from 'vitest';
import type { Steps } from '../bots/level.ts';
import { MOST_REST_MS, type Pauses, REST_MS, UnhurriedMind } from './unhurried.ts';

const STEPS = 100;

/** A clock that goes on by a millisecond a step, and hears of touches at moments given beforehand. */
class Rehearsal implements Pauses {
  ms = 0;
  /** When each step was done. */
  readonly steps: number[] = [];
  readonly mind = new UnhurriedMind(this);
  readonly #touchesAt: number[];

  constructor(...touchesAt: number[]) {
    this.#touchesAt = touchesAt;
  }

  now = (): number => this.ms;
  listen = async (): Promise<void> => {
    for (; (this.#touchesAt[0] ?? Number.POSITIVE_INFINITY) <= this.ms; this.#touchesAt.shift()) this.mind.giveWay();
  };
  sleep = async (ms: number): Promise<void> => {
    this.ms += ms;
  };

  *#thought(): Steps<'thought'> {
    for (let step = 0; step < STEPS; step++) {
      this.steps.push(this.ms++);
      yield;
    }
    return 'thought';
  }
  think = (): Promise<string> => this.mind.finish(this.#thought());
}

test('untouched, a thought is thought through without a rest', async () => {
  const { think, steps } = new Rehearsal();
  expect(await think()).toBe('thought');
  expect(steps).toEqual(Array.from({ length: STEPS }, (_, ms) => ms));
});

test('a touch is heard within a few steps, and then nothing is thought until the page has had its time', async () => {
  const { think, steps } = new Rehearsal(50);
  expect(await think()).toBe('thought');
  expect(steps).toHaveLength(STEPS);
  const next = steps.findIndex((ms) => ms >= 50 + REST_MS);
  expect(next).toBeGreaterThanOrEqual(50);
  expect(steps[next - 1]).toBeLessThan(60);
});

test('a touch before a thought puts its beginning off', async () => {
  const { think, steps, mind } = new Rehearsal();
  mind.giveWay();
  await think();
  expect(steps[0]).toBe(REST_MS);
});

test('a second touch in a rest makes it longer', async () => {
  const { think, steps } = new Rehearsal(0, REST_MS - 1);
  await think();
  // The rest itself is slept through: the second touch is heard as it ends.
  expect(steps[0]).toBe(2 * REST_MS);
});

test('who never lifts the fingers waits longer, and not for ever', async () => {
  const touches = Array.from({ length: 1000 }, (_, count) => count * 10);
  const { think, steps } = new Rehearsal(...touches);
  expect(await think()).toBe('thought');
  expect(steps.at(-1)).toBeLessThan(MOST_REST_MS + STEPS);
  // The next thought may rest as long again.
  const before = steps.length;
  await think();
  expect(steps.at(-1)).toBeGreaterThan((steps[before - 1] ?? 0) + MOST_REST_MS);
});
