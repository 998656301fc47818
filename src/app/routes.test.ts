import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashOf, type Route, readRoute } from './routes.ts';

const id = fc.string({ minLength: 1, unit: 'binary' });
const anyRoute: fc.Arbitrary<Route> = fc.oneof(
  fc.constantFrom<Route>(
    { screen: 'shelf' },
    { screen: 'settings' },
    { screen: 'newest' },
    { screen: 'daily' },
    { screen: 'archive' },
  ),
  fc.record({ screen: fc.constant('deal' as const), code: id }),
  fc.record({ screen: fc.constant('box' as const), game: id }),
  fc.record({ screen: fc.constant('records' as const), game: fc.option(id) }),
  fc.record({ screen: fc.constantFrom('table' as const, 'replay' as const), match: id }),
  fc.record({ screen: fc.constant('rules' as const), game: id, rule: fc.option(id) }),
);

describe('routes', () => {
  it('come back from their address', () => {
    fc.assert(
      fc.property(anyRoute, (route) => {
        expect(readRoute(hashOf(route))).toEqual(route);
      }),
    );
  });

  it.each(['', '#', '#/', '#/table', '#/table/', '#/nowhere/at-all', '#/box/%E0%A4%A', '#//x'])(
    'lead to the shelf from %j',
    (hash) => expect(readRoute(hash)).toEqual({ screen: 'shelf' }),
  );

  it('read as words', () => {
    expect(hashOf({ screen: 'rules', game: 'duel', rule: 'fight.tie' })).toBe('#/rules/duel/fight.tie');
  });
});
