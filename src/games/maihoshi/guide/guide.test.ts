import { expect, test } from 'vitest';
import { rngFor } from '../../../engine/rng.ts';
import { iconsIn, testGuide } from '../../../tests/guide.ts';
import { plain } from '../../../words/phrase.ts';
import { facts } from '../facts.ts';
import { cardId, cardThing } from '../rules/cards.ts';
import { copy, deal } from '../rules/deal.ts';
import { thingGeisha } from '../rules/geisha.ts';
import { asks, moves } from '../rules/legal.ts';
import { moveId } from '../rules/moves.ts';
import { play } from '../rules/play.ts';
import { reputationOf } from '../rules/reputation.ts';
import { handSize, type State } from '../rules/state.ts';
import { view } from '../rules/view.ts';
import { voices } from '../words/index.ts';
import { guide } from './index.ts';

const { setup, seed, script, learner } = guide;

/** A guided match up to every scripted move and to the free game; the company plays as chance will have it. */
function played(chance: number): State[] {
  const rng = rngFor(chance, 0);
  const state = deal(setup, rngFor(seed, 0));
  const stations: State[] = [];
  for (const { next } of script) {
    for (;;) {
      const other = asks(state).find(({ seat }) => seat !== learner);
      if (asks(state).some(({ seat }) => seat === learner) || !other) break;
      play(state, other.seat, rng.pick(moves(state, other.seat)), rng);
    }
    stations.push(copy(state));
    if (next === 'free') break;
    expect(moves(state, learner).map(moveId)).toContain(moveId(next.move));
    play(state, learner, next.move, rng);
  }
  return stations;
}

const MATCHES = Array.from({ length: 500 }, (_, chance) => played(chance));
const first = MATCHES[0] ?? [];
const handOf = (state: State | undefined): string[] => (state?.hands[learner] ?? []).map(cardId);

testGuide(guide, { facts, voices, shortest: 20, seenAt: (step) => view(first[step] as State, learner) });

test('the script fits the game, and each of its moves is legal whatever the company does', () => {
  for (const stations of MATCHES) expect(stations).toHaveLength(script.length);
  const discards = new Set(MATCHES.map((stations) => stations.at(-1)?.discard.join()));
  expect(discards.size).toBeGreaterThan(100);
});

test('the first round is still to be won when the script ends', () => {
  for (const stations of MATCHES) {
    expect(stations.at(-1)).toMatchObject({ stage: 'turn', round: 1, turn: learner });
  }
});

test('every bubble points at something that lies on the table', () => {
  script.forEach(({ bubbles }, step) => {
    const state = first[step] as State;
    for (const { target } of bubbles) {
      if (target?.startsWith('card:')) expect(view(state, learner).hands[learner]?.map(cardThing)).toContain(target);
      else if (target?.startsWith('geisha:')) expect(state.geisha[learner]).toBe(thingGeisha(target));
      else if (target) expect(target).toMatch(/^(?:reserve|use|guests|publicity|sum):0$/);
    }
  });
});

test('introduced cards are said to be discarded, and to go to nobody’s house', () => {
  const step = script.find(({ next }) => next !== 'free' && next.move.do === 'introduce');
  const text = (step?.bubbles ?? []).map(({ said }) => plain(said.en, String)).join(' ');
  expect(text).toContain('discards up to two cards');
  expect(text).not.toContain('house');
});

test('icons in the line are reputations', () => {
  const icons = iconsIn(guide);
  expect(new Set(icons)).toEqual(new Set(['red', 'blue', 'green', 'any']));
});

test('the deal is the one that is told of', () => {
  const [state] = first as [State];
  expect(state.geisha[learner]).toBe('yukishiro');
  expect(reputationOf(state, learner)).toEqual([3, 3, 2]);
  const storytellers = ['hanashika-red', 'hanashika-blue', 'hanashika-green'];
  expect(handOf(state)).toEqual(['kamiyui-blue', 'okappiki-blue', ...storytellers]);
});

test('what is told of publicity and the reserve is so', () => {
  for (const stations of MATCHES) {
    const [, laid, drawn, placed, opened, used, next, came] = stations;
    expect(cardId(laid?.reserves[learner] ?? 0)).toBe('okappiki-blue');
    expect(handOf(drawn)).toContain('kenjutsu-blue');
    expect(placed && reputationOf(placed, learner)).toEqual([3, 5, 2]);
    expect(opened?.guests[learner]?.map(cardId)).toEqual(['okappiki-blue']);
    expect(used?.steps.at(-1)).toMatchObject({ is: 'second' });
    for (const state of [next, came]) {
      expect(state?.closed[learner]).toBe(false);
      expect(cardId(state?.reserves[learner] ?? 0)).toBe('kenjutsu-blue');
    }
    // He is one short all the while: the turn has to be ended.
    expect(came && reputationOf(came, learner)[1]).toBe(5);
  }
});

test('both other Storytellers are out of reach when they are introduced, and no lap has been called', () => {
  for (const stations of MATCHES) {
    const third = stations[8];
    expect(third && reputationOf(third, learner)).toEqual([3, expect.any(Number), 2]);
    expect(handOf(third)).toEqual(expect.arrayContaining(['hanashika-red', 'hanashika-green']));
    expect(stations.at(-1)?.lap).toBe('none');
    expect(handSize(1)).toBe(5);
  }
});
