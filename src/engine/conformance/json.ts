import { claim } from '../claim.ts';
import type { AnyState } from '../game.ts';
import type { Telling } from '../match.ts';
import { claimSame } from './difference.ts';
import { eyesOf, type Property, play, walk } from './trial.ts';

/** State, moves, views and events are plain JSON, and a state that was written and read plays on, and is told of, as before. */
export const json: Property = {
  name: 'json',
  check(trial) {
    const { game } = trial.subject;
    let reread: AnyState | null = null;
    let retold: readonly Telling[] = [];
    walk(trial, 'json', ({ state, asks, next, told, log }) => {
      holdPlain(state, 'the state');
      for (const { seat } of asks) holdPlain(game.moves(state, seat), `the moves of seat ${seat}`);
      for (const eyes of eyesOf(trial)) holdPlain(game.view(state, eyes), `the view of ${eyes}`);
      for (const { event } of told) holdPlain(event, 'an event');
      if (reread) claimSame(state, reread, 'a state that was written and read went another way');
      claimSame(told, retold, 'of a state that was written and read a move is told another way');
      reread = JSON.parse(JSON.stringify(state)) as AnyState;
      if (next) retold = play(trial, reread, next, log.length + 1);
    });
  },
};

function holdPlain(value: unknown, path: string): void {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return;
  if (typeof value === 'number') {
    claim(Number.isFinite(value) && !Object.is(value, -0), `${path} is ${Object.is(value, -0) ? '-0' : value}`);
    return;
  }
  claim(typeof value === 'object', `${path} is ${typeof value}, which is no JSON`);
  claim(Object.getOwnPropertySymbols(value).length === 0, `${path} has a symbol for a key`);
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) holdPlain(value[index], `${path}[${index}]`);
    return;
  }
  claim(Object.getPrototypeOf(value) === Object.prototype, `${path} is no plain object`);
  for (const [key, field] of Object.entries(value)) holdPlain(field, `${path}.${key}`);
}
