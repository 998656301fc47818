import { expect, test } from 'vitest';
import type { Sight } from '../engine/game.ts';
import { openMatch } from '../engine/match.ts';
import { Walk } from '../engine/reel.ts';
import { fixtureNamed, fixturesOf } from '../games/fixtures.ts';
import { RULES } from '../games/rules.ts';
import { loadSubject } from '../games/subjects.ts';
import { toldNow } from '../words/chronicle.ts';
import { plain } from '../words/phrase.ts';
import { loadGame } from './games.ts';

/** What the sentences of each moment lead to, with the table on which it is looked up. */
async function linksIn(fixture: ReturnType<typeof fixtureNamed>, sight: Sight) {
  const { voices } = await loadSubject(fixture.game);
  const match = openMatch(await loadGame(fixture.game), { ...fixture, sitters: [] });
  const walk = new Walk(match);
  return match.happened.flatMap((_, made) => {
    const frame = walk.frame(sight, made + 1);
    if (!frame) return [];
    const parts = toldNow(frame.events, voices.en).flat();
    const things = parts.flatMap((part) => (typeof part === 'object' && 'thing' in part ? [part.thing] : []));
    return things.map((thing) => ({ thing, view: frame.view, said: voices.en.explain(thing, frame.view) }));
  });
}

test.each(Object.keys(RULES))('whatever a moment of a replay of %s names is explained at that moment', async (id) => {
  const [fixture] = fixturesOf(id);
  if (!fixture) throw new Error(`${id} has no recorded game`);
  for (const sight of ['onlooker', 0, 'all'] as const) {
    const links = await linksIn(fixture, sight);
    expect(links.filter(({ said }) => plain(said, String) === '')).toEqual([]);
  }
});

test('a geisha whom a moment of a replay names sits at the table then, open to everybody', async () => {
  for (const name of ['3-chosen-secret-22', '3-management-open-20']) {
    for (const sight of ['onlooker', 0, 'all'] as const) {
      const links = await linksIn(fixtureNamed('maihoshi', name), sight);
      const geisha = links.filter(({ thing }) => thing.startsWith('geisha:'));
      expect(geisha.length).toBeGreaterThan(3);
      for (const { thing, view } of geisha)
        expect(view).toHaveProperty('geisha', expect.arrayContaining([thing.slice(7)]));
    }
  }
});
