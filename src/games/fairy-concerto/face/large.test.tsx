import { expect, test } from 'vitest';
import type { ThingId } from '../../../engine/game.ts';
import { openMatch } from '../../../engine/match.ts';
import type { Look } from '../../../ui/face.ts';
import { plain } from '../../../words/phrase.ts';
import { fixturesOf } from '../../fixtures.ts';
import { COMPOSER, fairyThing, KINDS, scoreThing } from '../rules/cards.ts';
import { game } from '../rules/index.ts';
import { CONTESTS } from '../rules/score.ts';
import { isAlone, type State, type View } from '../rules/state.ts';
import { view } from '../rules/view.ts';
import { contestThing } from './Contests.tsx';
import { handles, large } from './large.tsx';

const LOOK: Look = { lang: 'en', eyes: 0, arePointsCovered: false, names: String };

const moments: readonly View[] = fixturesOf('fairy-concerto').flatMap((fixture) => {
  const views: View[] = [];
  openMatch(game, { ...fixture, sitters: [] }, (state) => views.push(view(state as unknown as State, 0)));
  return views.filter((_, at) => at % 5 === 0);
});

const thingsOf = (seen: View): ThingId[] => [
  ...KINDS.map(fairyThing),
  ...CONTESTS.map((contest) => contestThing(contest, seen)),
  ...[...seen.scoreCards.flat(), ...seen.offered, ...seen.dealt.flatMap((each) => each ?? [])].map(scoreThing),
];

test('every fairy, contest and score card of a table can be looked at large, in both languages, itself in its row', () => {
  expect(moments.length).toBeGreaterThan(40);
  for (const seen of moments)
    for (const thing of thingsOf(seen))
      for (const lang of ['en', 'ja'] as const) {
        const shown = large(thing, seen, { ...LOOK, lang });
        expect(shown?.row, thing).toContain(thing);
        expect(shown?.facts.map((fact) => plain(fact, String)).join(''), thing).not.toBe('');
      }
});

test('where points are hidden no contest says how anybody stands', () => {
  for (const seen of moments)
    for (const contest of CONTESTS)
      expect(large(contestThing(contest, seen), seen, { ...LOOK, arePointsCovered: true })?.facts).toEqual([]);
});

test('a fairy or a score card that can be chosen by itself is chosen from there, a choice of several things is not', () => {
  const shared = moments.find((seen) => !isAlone(seen)) as View;
  const alone = moments.find(isAlone) as View;
  expect(handles({ take: [COMPOSER] }, shared)).toBe(fairyThing(COMPOSER));
  expect(handles({ take: [COMPOSER], remove: 0 }, shared)).toBeNull();
  expect(handles({ take: [COMPOSER], keep: 3 }, shared)).toBeNull();
  expect(handles({ take: [COMPOSER] }, alone)).toBeNull();
  expect(handles({ keep: 3 }, alone)).toBe(scoreThing(3));
});
