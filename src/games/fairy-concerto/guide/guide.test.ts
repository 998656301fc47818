import { expect, test } from 'vitest';
import type { AnyMove, AnyView } from '../../../engine/game.ts';
import { append, type Match, openMatch } from '../../../engine/match.ts';
import { setupFault } from '../../../engine/setup.ts';
import { LANGS, plain } from '../../../words/phrase.ts';
import { facts } from '../facts.ts';
import {
  type Card,
  type Counts,
  countsOf,
  fairyThing,
  HARPISTS,
  harpistThing,
  KINDS,
  LETTERS,
  NEEDS,
  PIANISTS,
  pianistThing,
  SCORE_MARKS,
  SOLOISTS,
  scoreThing,
  soloistThing,
} from '../rules/cards.ts';
import { game } from '../rules/index.ts';
import { isMet, sets } from '../rules/score.ts';
import type { State, View } from '../rules/state.ts';
import { voices } from '../words/index.ts';
import { guide } from './index.ts';

const sitters = [{ kind: 'person', name: 'Aya', emblem: 'crane' }] as const;

/** The guided match after so many moves; every one is judged by the rules on the way. */
function played(count: number): Match {
  const { setup, seed, script } = guide;
  const record = { game: facts.id, edition: facts.edition, seed, setup, sitters, log: [] };
  return script.slice(0, count).reduce<Match>(
    (match, { next }) => {
      if (next === 'free') return match;
      return append(match, { seat: next.seat, move: next.move as unknown as AnyMove });
    },
    openMatch(game, record),
  );
}

const stateAt = (count: number): State => played(count).state as unknown as State;
const card = (mark: string): Card => SCORE_MARKS.indexOf(mark);
const letters = (counts: Counts | undefined): string =>
  (counts ?? []).map((count, kind) => LETTERS.charAt(kind).repeat(count)).join('');

test('the script fits the game, and each of its moves is legal in its turn', () => {
  expect(setupFault(facts, guide.setup)).toBeNull();
  expect(played(guide.script.length).happened).toHaveLength(guide.script.length - 1);
});

test('only the last step is free, and a game is still to be played then', () => {
  const free = guide.script.flatMap(({ next }, step) => (next === 'free' ? [step] : []));
  expect(free).toEqual([guide.script.length - 1]);
  expect(game.asks(played(guide.script.length).state)).toMatchObject([{ seat: guide.learner, step: 'choose' }]);
  expect(stateAt(guide.script.length).round).toBe(4);
});

test('whoever learns is told something before every move', () => {
  for (const { bubbles } of guide.script) expect(bubbles.length).toBeGreaterThan(0);
});

/** What the table has to point at. */
function onTable(view: View): string[] {
  const { soloist, pianist, harpist, scoreCards, dealt, offered } = view;
  return [
    ...['contest:popular', 'contest:conductor', soloistThing(soloist), pianistThing(pianist), harpistThing(harpist)],
    ...[...scoreCards.flat(), ...dealt.flatMap((cards) => cards ?? []), ...offered].map(scoreThing),
    ...Array.from({ length: KINDS }, (_, kind) => fairyThing(kind)),
  ];
}

test('every bubble points at something that lies on the table, and says it in both languages', () => {
  guide.script.forEach(({ bubbles }, step) => {
    const view = game.view(played(step).state, guide.learner);
    for (const { at, said } of bubbles) {
      for (const lang of LANGS) {
        expect(plain(said[lang], String).length).toBeGreaterThan(20);
        if (at) expect(plain(voices[lang].explain(at, view as AnyView), String)).not.toBe('');
      }
      if (at) expect(onTable(view as unknown as View)).toContain(at);
    }
  });
});

test('icons in the line are fairies', () => {
  const icons = guide.script.flatMap(({ bubbles }) =>
    bubbles.flatMap(({ said }) =>
      LANGS.flatMap((lang) =>
        said[lang].flatMap((part) => (typeof part === 'object' && 'icon' in part ? [part.icon] : [])),
      ),
    ),
  );
  expect(icons.length).toBeGreaterThan(4);
  for (const icon of icons) expect(LETTERS).toContain(icon);
});

test('the deal is the one that is told of', () => {
  const state = stateAt(0);
  expect(LETTERS.charAt(state.popular)).toBe('V');
  expect([SOLOISTS[state.soloist], PIANISTS[state.pianist], HARPISTS[state.harpist]]).toEqual(['spread', 'TV', 'DV']);
  expect([0, 1, 3, 4, 5].map((count) => letters(stateAt(count).hands[0]))).toEqual([
    'VH',
    'TVC',
    'VVVH',
    'TTDDH',
    'DDHHCC',
  ]);
  expect(stateAt(0).dealt[0]).toContain(card('VVVV'));
});

test('the composer brings a score card with violinists and one without', () => {
  const { step, offered } = stateAt(2);
  expect(step).toBe('compose');
  expect(offered.map((each) => [SCORE_MARKS[each], NEEDS[each]?.[2]])).toEqual(
    expect.arrayContaining([
      ['DDVVVHH', 3],
      ['TTDDDHH', 0],
    ]),
  );
});

test('what is told of cards and pairs is so', () => {
  const [three, five] = [stateAt(4), stateAt(5)].map(({ orchestras }) => orchestras[0] ?? []);
  expect(three?.[2]).toBe(3);
  expect(sets([1, 2], five ?? [])).toBe(2);
  const withHorns = (five ?? []).map((count, kind) => count + (countsOf('HH')[kind] ?? 0));
  expect([isMet(card('DDVVVHH'), five ?? []), isMet(card('DDVVVHH'), withHorns)]).toEqual([false, true]);
});
