import { expect, test } from 'vitest';
import type { AnyMove } from '../../../engine/game.ts';
import type { Entry } from '../../../engine/log.ts';
import { type Match, openMatch } from '../../../engine/match.ts';
import { testGuide } from '../../../tests/guide.ts';
import { facts } from '../facts.ts';
import { APPLE, FIGHT, GEM, QUESTS } from '../rules/cards.ts';
import { controlled, seatAt } from '../rules/hexes.ts';
import { game } from '../rules/index.ts';
import type { Move } from '../rules/move.ts';
import { type State, top } from '../rules/state.ts';
import { hasTrophy } from '../rules/trophies.ts';
import { voices } from '../words/index.ts';
import { guide, LEARNER, NAO } from './index.ts';

const SITTERS = [
  { kind: 'person', name: 'Aya', emblem: 'crane' },
  { kind: 'bot', level: 1, name: 'Nao', emblem: 'pine' },
] as const;

const scripted = (count: number): Entry[] =>
  guide.script
    .slice(0, count)
    .flatMap(({ next }) => (next === 'free' ? [] : [{ seat: next.seat, move: next.move as unknown as AnyMove }]));

/** The guided match after so many moves, or after another log; every move is judged by the rules on the way. */
const matchAfter = (count: number, log: readonly Entry[] = scripted(count)): Match => {
  const { seed, setup } = guide;
  const { id, edition } = game.facts;
  return openMatch(game, { game: id, edition, seed, setup, sitters: SITTERS, log });
};

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
  shortest: 8,
  seenAt: (step) => game.view(matchAfter(step).state, LEARNER),
});

test('the script fits the game, and each of its moves is legal in its turn', () => {
  expect(matchAfter(script.length).happened).toHaveLength(script.length - 1);
});

test('each scripted move is made by one who is asked, and only pies are chosen in secret', () => {
  const secret = new Set<string>();
  script.forEach(({ next }, step) => {
    const asks = game.asks(matchAfter(step).state);
    if (next !== 'free') expect(asks.map(({ seat }) => seat)).toContain(next.seat);
    for (const ask of asks) if (ask.cover === 'private') secret.add(ask.step);
  });
  expect([...secret]).toEqual(['fight']);
});

test('the learner moves, meets a quest, fights, seeks and takes two trophies', () => {
  const verbs = new Set(learnt.map(({ move }) => move.do));
  expect([...verbs].sort()).toEqual(['act', 'claim', 'dial', 'go', 'pick', 'put', 'solve']);
  expect(learnt.flatMap(({ move }) => (move.do === 'claim' ? [move.field] : []))).toEqual([QUESTS, FIGHT]);
});

test('the script ends in the learner’s own turn, with two trophies still to be won', () => {
  expect(END.turn).toBe(LEARNER);
  expect(([QUESTS, FIGHT] as const).map((field) => hasTrophy(END, LEARNER, field))).toEqual([true, true]);
});

test('the quest, its price, the dice and the card are as they are told', () => {
  const solves = stateAt(stepOf(({ do: verb }) => verb === 'solve'));
  expect([top(solves), controlled(solves, LEARNER, GEM)]).toMatchObject([{ step: 'quest', card: 10 }, 1]);
  expect(controlled(stateAt(stepOf(({ do: verb }) => verb === 'claim')), LEARNER, APPLE)).toBe(3);
  expect(seatAt(solves, LEARNER).personality).toBe(QUESTS);
  expect(stateAt(stepOf(({ do: verb }) => verb === 'put')).dice).toEqual([2, null, 2, 4, 5]);
});

test('the gift wins friendship', () => {
  const friendship = (step: number, seat: number): number => seatAt(stateAt(step), seat).friendship;
  const gift = stepOf(({ do: verb }) => verb === 'put', 1);
  expect(friendship(gift + 1, LEARNER) - friendship(gift, LEARNER)).toBe(1);
});

test('the partner attacks, and loses by 2 to 3', () => {
  const told = matchAfter(script.length).happened.flatMap((each) => each.told.map(({ event }) => event));
  const reveal = { is: 'fought', seat: NAO, winner: LEARNER, attack: { total: 2 }, defence: { total: 3 } };
  expect(told.filter((event) => JSON.stringify(event).includes('"fought"'))).toMatchObject([reveal]);
});
