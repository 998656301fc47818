import { expect, test } from 'vitest';
import type { AnyView } from '../../../engine/game.ts';
import { rngFor } from '../../../engine/rng.ts';
import { setupFault } from '../../../engine/setup.ts';
import { LANGS } from '../../../words/lang.ts';
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

test('the script fits the game, and each of its moves is legal whatever the company does', () => {
  expect(setupFault(facts, setup)).toBeNull();
  for (const stations of MATCHES) expect(stations).toHaveLength(script.length);
  const discards = new Set(MATCHES.map((stations) => stations.at(-1)?.discard.join()));
  expect(discards.size).toBeGreaterThan(100);
});

test('everybody at the table has a chair and a name', () => {
  const seats = [learner, ...Object.keys(guide.partners).map(Number), ...Object.keys(guide.company).map(Number)];
  expect(seats.sort()).toEqual(Array.from({ length: setup.seats }, (_, seat) => seat));
});

test('only the last step is free, and the first round is still to be won then', () => {
  const free = script.flatMap(({ next }, step) => (next === 'free' ? [step] : []));
  expect(free).toEqual([script.length - 1]);
  for (const stations of MATCHES) {
    expect(stations.at(-1)).toMatchObject({ stage: 'turn', round: 1, turn: learner });
  }
});

test('whoever learns is told something before every move', () => {
  for (const { bubbles } of script) expect(bubbles.length).toBeGreaterThan(0);
});

test('every bubble points at something that lies on the table, and says it in both languages', () => {
  script.forEach(({ bubbles }, step) => {
    const state = first[step] as State;
    const seen = view(state, learner);
    for (const { target, said } of bubbles) {
      for (const lang of LANGS) {
        expect(plain(said[lang], String).length).toBeGreaterThan(20);
        if (target) expect(plain(voices[lang].explain(target, seen as unknown as AnyView), String)).not.toBe('');
      }
      if (target?.startsWith('card:')) expect(seen.hands[learner]?.map(cardThing)).toContain(target);
      else if (target?.startsWith('geisha:')) expect(state.geisha[learner]).toBe(thingGeisha(target));
      else if (target) expect(target).toMatch(/^(?:reserve|guests|publicity|sum):0$/);
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
  const icons = script.flatMap(({ bubbles }) =>
    bubbles.flatMap(({ said }) =>
      LANGS.flatMap((lang) =>
        said[lang].flatMap((part) => (typeof part === 'object' && 'icon' in part ? [part.icon] : [])),
      ),
    ),
  );
  expect(new Set(icons)).toEqual(new Set(['red', 'blue', 'green']));
});

test('the deal is the one that is told of', () => {
  const [state] = first as [State];
  expect(state.geisha[learner]).toBe('yukishiro');
  expect(reputationOf(state, learner)).toEqual([3, 3, 3]);
  const storytellers = ['hanashika-red', 'hanashika-blue', 'hanashika-green'];
  expect(handOf(state)).toEqual(['kamiyui-blue', 'okappiki-blue', ...storytellers]);
});

test('what is told of publicity and the reserve is so', () => {
  for (const stations of MATCHES) {
    const [, laid, drawn, placed, opened, used, next, came] = stations;
    expect(cardId(laid?.reserves[learner] ?? 0)).toBe('okappiki-blue');
    expect(handOf(drawn)).toContain('kenjutsu-blue');
    expect(placed && reputationOf(placed, learner)).toEqual([3, 5, 3]);
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
    expect(third && reputationOf(third, learner)).toEqual([3, expect.any(Number), 3]);
    expect(handOf(third)).toEqual(expect.arrayContaining(['hanashika-red', 'hanashika-green']));
    expect(stations.at(-1)?.lap).toBe('none');
    expect(handSize(1)).toBe(5);
  }
});
