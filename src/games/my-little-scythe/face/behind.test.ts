import { expect, test } from 'vitest';
import { openMatch } from '../../../engine/match.ts';
import { plain } from '../../../words/phrase.ts';
import { LANGS } from '../../../words/voice.ts';
import { fixturesOf } from '../../fixtures.ts';
import { game } from '../rules/index.ts';
import { type State, top, type View } from '../rules/state.ts';
import { asks } from '../rules/steps/turn.ts';
import { view } from '../rules/view.ts';
import { behind } from './laid.tsx';

const views: View[] = fixturesOf('my-little-scythe').flatMap((record) => {
  const seen: View[] = [];
  openMatch(game, { ...record, sitters: [] }, (state) => seen.push(view(state as unknown as State, 'onlooker')));
  return seen;
});
const isFight = (each: View): boolean => top(each)?.step === 'fight';
const isSecret = (each: View): boolean => asks(each).some(({ cover }) => cover === 'private');

test('the curtain before a pie fight says that it is one and between whom, and shows both', () => {
  const fights = views.filter(isFight);
  expect(fights.length).toBeGreaterThan(10);
  for (const each of fights) {
    const pending = top(each);
    const rivals = pending?.step === 'fight' ? [pending.seat, pending.rival] : [];
    for (const lang of LANGS) {
      const { said = [], picture } = behind(each, lang) ?? {};
      expect(said.flatMap((part) => (typeof part === 'object' && 'name' in part ? [part.name] : []))).toEqual(rivals);
      expect(plain(said, String)).toMatch(/pie fight|パイ投げ競争/i);
      expect(picture).toBeDefined();
    }
  }
});

test('whatever else is asked in secret is named, and an open question has no curtain', () => {
  const others = views.filter((each) => !isFight(each));
  const steps = new Set(others.filter(isSecret).map((each) => top(each)?.step));
  expect(steps).toEqual(new Set(['draft', 'discard']));
  for (const each of others) expect(behind(each, 'en') !== null).toBe(isSecret(each));
});
