import { expect, test } from 'vitest';
import { rngFor } from '../../../engine/rng.ts';
import { iconsIn, testGuide } from '../../../tests/guide.ts';
import { facts } from '../facts.ts';
import {
  type Counts,
  cardOf,
  countsOf,
  fairyThing,
  harpistThing,
  KINDS,
  LETTERS,
  markOf,
  pianistThing,
  scoreThing,
  soloistThing,
} from '../rules/cards.ts';
import { copy, deal } from '../rules/deal.ts';
import { comesBack } from '../rules/memory.ts';
import { asks, moves } from '../rules/moves.ts';
import { play } from '../rules/play.ts';
import type { State, View } from '../rules/state.ts';
import { view } from '../rules/view.ts';
import { voices } from '../words/index.ts';
import { guide } from './index.ts';

const { setup, seed, script, learner } = guide;

/** A guided match up to every scripted move and to the free game; the company plays as chance will have it. */
function played(chance: number): State[] {
  const rng = rngFor(chance, 0);
  const state = deal(setup, rngFor(seed, 0));
  const stations: State[] = [];
  const untilAsked = (): void => {
    for (;;) {
      const other = asks(state).find(({ seat }) => seat !== learner);
      if (asks(state).some(({ seat }) => seat === learner) || !other) return;
      play(state, other.seat, rng.pick(moves(state, other.seat)));
    }
  };
  for (const { next } of script) {
    untilAsked();
    stations.push(copy(state));
    if (next === 'free') break;
    expect(moves(state, learner)).toContainEqual(next.move);
    play(state, learner, next.move);
  }
  return stations;
}

const MATCHES = Array.from({ length: 300 }, (_, chance) => played(chance));
const first = MATCHES[0] ?? [];
const letters = (counts: Counts): string => KINDS.map((kind) => LETTERS[kind].repeat(counts[kind])).join('');

testGuide(guide, { facts, voices, shortest: 20, seenAt: (step) => view(first[step] as State, learner) });

test('the script fits the game, and each of its moves is legal whatever the company does', () => {
  for (const stations of MATCHES) expect(stations).toHaveLength(script.length);
  const ends = new Set(
    MATCHES.map((stations) => {
      const { orchestras, removed, scoreCards } = stations.at(-1) as State;
      return JSON.stringify([orchestras, removed, scoreCards]);
    }),
  );
  expect(ends.size).toBeGreaterThan(20);
});

test('most of the game is still to be played when the script ends', () => {
  for (const stations of MATCHES) {
    const last = stations.at(-1) as State;
    expect(last).toMatchObject({ step: 'choose', round: 0, draft: 2 });
    expect(last.hands.map((hand) => letters(hand).length)).toEqual([2, 2]);
  }
});

/** What the table has to point at. */
function onTable(view: View): string[] {
  const { soloist, pianist, harpist, scoreCards, dealt, offered } = view;
  return [
    ...['contest:popular', 'contest:conductor', soloistThing(soloist), pianistThing(pianist), harpistThing(harpist)],
    ...[...scoreCards.flat(), ...dealt.flatMap((cards) => cards ?? []), ...offered].map(scoreThing),
    ...KINDS.map(fairyThing),
  ];
}

test('every bubble points at something that lies on the table', () => {
  script.forEach(({ bubbles }, step) => {
    const things = onTable(view(first[step] as State, learner));
    for (const { target } of bubbles) if (target) expect(things).toContain(target);
  });
});

test('icons in the line are fairies', () => {
  const icons = iconsIn(guide);
  expect(icons.length).toBeGreaterThan(4);
  for (const icon of icons) expect(LETTERS).toContain(icon);
});

test('the deal is the one that is told of', () => {
  const [state] = first as [State];
  expect(LETTERS[state.popular]).toBe('V');
  expect(state.first).toBe(learner);
  expect([state.soloist, state.pianist, state.harpist]).toEqual(['groups', 'TV', 'VH']);
  expect(state.hands.map(letters)).toEqual(['TDDVVC', 'TTTVVV']);
  expect(state.dealt[0]).toContain(cardOf('VVVV'));
});

test('the composer brings a score card with three violinists and one with two', () => {
  for (const stations of MATCHES) {
    const { step, offered, owed } = stations[1] as State;
    expect([step, owed[0]]).toEqual(['compose', learner]);
    expect(offered.map((each) => markOf(each)).sort()).toEqual(['DDDVVV', 'TTVVHHH']);
  }
});

test('what is told of hands that come and come back is so', () => {
  for (const stations of MATCHES) {
    const [, , second, last] = stations.map((state) => view(state, learner));
    expect(second?.hands).not.toContain(null);
    expect(comesBack(setup.seats, second?.draft ?? 0)).toBe(false);
    expect(comesBack(setup.seats, last?.draft ?? 0)).toBe(true);
    expect(last?.orchestras[learner]).toEqual(countsOf('VC'));
    expect(last?.removed[0]).toBeGreaterThanOrEqual(2);
  }
});
