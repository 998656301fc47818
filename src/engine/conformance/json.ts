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

function holdPlain(value: unknown, what: string): void {
  const fault = faultIn(value);
  claim(fault === null, () => `${what}${fault}`);
}

/** What is no JSON in a value, after the path to it, which is put together on the way back alone: a walk looks at millions. */
function faultIn(value: unknown): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') {
    if (Object.is(value, -0)) return ' is -0';
    return Number.isFinite(value) ? null : ` is ${value}`;
  }
  if (typeof value !== 'object') return ` is ${typeof value}, which is no JSON`;
  if (Object.getOwnPropertySymbols(value).length > 0) return ' has a symbol for a key';
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) {
      const fault = faultIn(value[index]);
      if (fault) return `[${index}]${fault}`;
    }
    return null;
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return ' is no plain object';
  for (const [key, field] of Object.entries(value)) {
    const fault = faultIn(field);
    if (fault) return `.${key}${fault}`;
  }
  return null;
}
