import { expect, test } from 'vitest';
import { testGuide } from '../../../tests/guide.ts';
import { LANGS } from '../../../words/lang.ts';
import { plain } from '../../../words/phrase.ts';
import { facts } from '../facts.ts';
import { APPLE, APPLES, FIGHT, GEM, MOVE_PILE, PIE_CANNON, QUESTS, SPELL_HAND, type Space } from '../rules/cards.ts';
import { game } from '../rules/index.ts';
import type { Move } from '../rules/move.ts';
import { progressOf } from '../rules/progress.ts';
import { every } from '../rules/sample.ts';
import { controlled, ownsMoveTile, seatAt, tokensAt } from '../rules/seekers.ts';
import { type State, top } from '../rules/state.ts';
import { hasTrophy } from '../rules/trophies.ts';
import { view } from '../rules/view.ts';
import { voices } from '../words/index.ts';
import { guide } from './index.ts';
import { PORTAL, TUNDRA } from './places.ts';
import { matchAfter } from './sample.ts';
import { LEARNER, NAO } from './seats.ts';

const { script } = guide;
const stateAt = (count: number): State => matchAfter(count).state as unknown as State;
const END = stateAt(script.length);

const learnt = script.flatMap(({ next }, step) =>
  next !== 'free' && next.seat === LEARNER ? [{ step, move: next.move }] : [],
);
/** The step of the learner's own move of that kind, the nth of them. */
const stepOf = (is: (move: Move) => boolean, nth = 0): number => learnt.filter(({ move }) => is(move))[nth]?.step ?? -1;

testGuide(guide, {
  facts,
  voices,
  shortest: 15,
  seenAt: (step) => game.view(matchAfter(step).state, LEARNER),
});

test('the script fits the game, and each of its moves is legal in its turn', () => {
  expect(matchAfter(script.length).happened).toHaveLength(script.length - 1);
});

test('every move belongs to whoever is asked, and only tiles and pies are chosen in secret', () => {
  const secret = new Set<string>();
  script.forEach(({ next }, step) => {
    const asks = game.asks(matchAfter(step).state);
    if (next !== 'free') expect(asks.map(({ seat }) => seat)).toContain(next.seat);
    for (const ask of asks) if (ask.cover === 'private') secret.add(ask.step);
  });
  expect([...secret]).toEqual(['draft', 'fight']);
});

test('whoever learns does every kind of thing there is to do', () => {
  const verbs = new Set(learnt.map(({ move }) => move.do));
  expect([...verbs].sort()).toEqual(
    // What stays is to pass, and what single power-ups ask for: to discard a spell, and to mix tokens.
    ['act', 'claim', 'deliver', 'dial', 'draw', 'go', 'keep', 'pick', 'put', 'resupply', 'solve', 'take'],
  );
  const spaces = new Set(learnt.flatMap(({ move }): Space[] => (move.do === 'act' ? [move.space] : [])));
  expect(spaces.size).toBe(4);
  const trophies = learnt.flatMap(({ move }) => (move.do === 'claim' ? [move.field] : []));
  expect(trophies).toEqual([QUESTS, FIGHT]);
});

test('the script ends in the learner’s own turn, with one trophy still to be won', () => {
  expect([END.turn, every(END, 'trophies').map((bits) => bits !== 0)]).toEqual([LEARNER, [true, false]]);
  expect(([QUESTS, APPLES, FIGHT] as const).map((field) => hasTrophy(END, LEARNER, field))).toEqual([true, true, true]);
  expect(progressOf(view(END, LEARNER), LEARNER, SPELL_HAND)?.wants).toBe(3);
});

test('every bubble is short, and points at something the game knows', () => {
  script.forEach(({ bubbles }, step) => {
    const seen = game.view(matchAfter(step).state, LEARNER);
    for (const { target, said } of bubbles) {
      for (const lang of LANGS) {
        const text = plain(said[lang], String);
        expect(text.length, text).toBeLessThan(lang === 'en' ? 245 : 125);
        if (target)
          expect(plain(voices[lang].explain(target, seen), String)).not.toMatch(
            /Not part of|ゲームのものではありません/,
          );
      }
    }
  });
});

test('the quest, its price, the dice and the card are as they are told', () => {
  const solves = stateAt(stepOf(({ do: verb }) => verb === 'solve'));
  expect([top(solves), controlled(solves, LEARNER, GEM)]).toMatchObject([{ step: 'quest', card: 10 }, 1]);
  expect(seatAt(solves, LEARNER).personality).toBe(QUESTS);
  const places = stateAt(stepOf(({ do: verb }) => verb === 'put'));
  expect(places.dice).toEqual([0, null, 0, 3, 3]);
});

test('the gifts win friendship', () => {
  const friendship = (step: number, seat: number): number => seatAt(stateAt(step), seat).friendship;
  const gift = stepOf(({ do: verb }) => verb === 'put', 2);
  expect(friendship(gift + 1, LEARNER) - friendship(gift, LEARNER)).toBe(1);
  const makes = stepOf((move) => move.do === 'act', 2);
  expect(friendship(makes, NAO) - friendship(gift, NAO)).toBe(2);
});

test('what a power-up, a delivery and pies need is there when it is told of', () => {
  const moves = stateAt(stepOf((move) => move.do === 'act', 3));
  expect([PORTAL, TUNDRA].map((hex) => tokensAt(moves, APPLE, hex))).toEqual([3, 3]);
  expect(ownsMoveTile(moves, LEARNER, PIE_CANNON)).toBe(true);
  expect(seatAt(moves, LEARNER).tiles[MOVE_PILE]).toBe(PIE_CANNON);
  const delivers = stateAt(stepOf(({ do: verb }) => verb === 'deliver'));
  expect([controlled(delivers, LEARNER, APPLE), delivers.moved]).toEqual([6, [true, false]]);
  const pies = stepOf((move) => move.do === 'act', 4);
  const [before, after] = [stateAt(pies), stateAt(pies + 1)];
  expect([before, after].map((state) => controlled(state, LEARNER, APPLE))).toEqual([2, 0]);
  expect(seatAt(after, LEARNER).pies - seatAt(before, LEARNER).pies).toBe(2);
});

test('the fight is won by 7 to 3', () => {
  const told = matchAfter(script.length).happened.flatMap((each) => each.told.map(({ event }) => event));
  const reveal = { is: 'fought', winner: LEARNER, attack: { total: 7 }, defence: { total: 3 } };
  expect(told.filter((event) => JSON.stringify(event).includes('"fought"'))).toMatchObject([reveal]);
});
