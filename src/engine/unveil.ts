import { isEqual } from './equal.ts';
import type { AnyGame, AnyState, AnyView } from './game.ts';

/**
 * The table with everything open: the open table's view, and in it whatever a seat's own eyes know better. Where several
 * know different things of one place, as of who they are, it stays as the open table has it.
 */
export function unveiled(game: AnyGame, state: AnyState, seats: number): AnyView {
  const own = Array.from({ length: seats }, (_, seat) => game.view(state, seat));
  return merged(game.view(state, 'onlooker'), own) as AnyView;
}

function merged(open: unknown, own: readonly unknown[]): unknown {
  const better = own.filter((each) => !isEqual(each, open));
  const [first, ...others] = better;
  if (better.length === 0) return open;
  if (Array.isArray(open) && better.every((each) => Array.isArray(each) && each.length === open.length)) {
    return open.map((each, at) =>
      merged(
        each,
        better.map((list) => (list as readonly unknown[])[at]),
      ),
    );
  }
  if (isRecord(open) && better.every(isRecord)) {
    return Object.fromEntries(
      Object.entries(open).map(([key, each]) => [
        key,
        merged(
          each,
          better.map((record) => record[key]),
        ),
      ]),
    );
  }
  return others.every((each) => isEqual(each, first)) ? first : open;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
