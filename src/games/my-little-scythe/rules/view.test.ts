import { expect, test } from 'vitest';
import { rule } from '../../../engine/conformance/rule.ts';
import { canonical } from '../../../engine/equal.ts';
import type { Eyes } from '../../../engine/game.ts';
import { Rng } from '../../../engine/rng.ts';
import { APPLE, BOLD, FRIENDSHIP, KIND, PIES, QUEST, QUESTS } from './cards.ts';
import { foresee } from './foresee.ts';
import { CAMP, hexAt, seatAt } from './hexes.ts';
import { MAKE_PIES, MAKE_POWER_UP, MOVE, SEEK_A } from './mat.ts';
import { act, claim, dial, drawFrom, FOR_PIES, go, keep, PASS, pick, put, solve, take } from './move.ts';
import { dealt, does, drawnIn, every, goes, playOn, positionOf, valuesIn } from './sample.ts';
import { top } from './state.ts';
import { discardSpell } from './steps/fight.ts';
import { asks } from './steps/turn.ts';
import { guess, view } from './view.ts';

const at = hexAt;
const HOME = at(0, -1);

rule('secret', 'hands and personalities are for their owner alone', () => {
  const seen = view(positionOf({ hands: [[2], [3, 1]] }), 1);
  expect(valuesIn(seen)).toEqual([[null], [3, 1]]);
  expect(every(seen, 'personality').map((own) => own === null)).toEqual([true, false]);
});

rule('secret.tiles', 'drawn power-ups are for whoever drew them, hand sizes for all', () => {
  const state = positionOf({ seekers: [[HOME, CAMP]], apples: [[HOME, 1]], gems: [[HOME, 1]], hands: [[2], [3, 1]] });
  does(state, 0, act(MAKE_POWER_UP), drawFrom(0));
  const seen = view(state, 1);
  expect(valuesIn(seen)).toEqual([[null], [3, 1]]);
  expect(every(seen, 'personality')).toEqual([null, seatAt(state, 1).personality]);
  expect(top(seen)).toMatchObject({ step: 'draft', tiles: null });
  expect(top(view(state, 0))).toEqual(top(state));
  expect(valuesIn(view(state, 'onlooker')).flat()).toEqual([null, null, null]);
  expect(seen.deck.every((value) => value === null)).toBe(true);
  expect([...seen.questDeck, ...seen.piles.flat()].every((card) => card === null)).toBe(true);
});

test('whoever drew power-ups follows the two that went under the pile', () => {
  const state = positionOf({ seekers: [[HOME, CAMP]], apples: [[HOME, 1]], gems: [[HOME, 1]] });
  does(state, 0, act(MAKE_POWER_UP), drawFrom(0));
  const [one, two, three] = drawnIn(state);
  does(state, 0, keep(one, two));
  expect(view(state, 0).draws[0]).toEqual([{ seat: 0, kept: one, under: [two, three] }]);
  expect(view(state, 1).draws[0]).toEqual([{ seat: 0, kept: one, under: null }]);
  for (let salt = 0; salt < 20; salt++)
    expect(guess(view(state, 0), 0, new Rng(salt, 1, 1)).piles[0].slice(-2)).toEqual([two, three]);
  const others = new Set(
    Array.from({ length: 40 }, (_, salt) => guess(view(state, 1), 1, new Rng(salt, 1, 1)).piles[0].at(-1)),
  );
  expect(others.size).toBeGreaterThan(4);
});

test('a guess looks the same to the seat that makes it, and deals others anew', () => {
  const hands = new Set<string>();
  for (let seed = 0; seed < 12; seed++) {
    const state = playOn(dealt(2 + (seed % 5), seed), new Rng(seed, 7, 7), 40 * seed);
    for (let seat = 0; seat < every(state, 'pies').length; seat++) {
      const seen = view(state, seat);
      const truth = guess(seen, seat, new Rng(seed, seat, 9));
      expect(canonical(view(truth, seat))).toBe(canonical(seen));
    }
    hands.add(canonical(every(guess(view(state, 0), 0, new Rng(seed, 1, 1)), 'personality')));
  }
  expect(hands.size).toBeGreaterThan(6);
});

test('the spells of a deck that was made anew are known by count', () => {
  const state = positionOf({ hands: [[1], [2, 3]] });
  state.makings = [
    [1, 1, 3],
    [2, 0, 0],
  ];
  state.discards = [9, 9, 5];
  state.deck = [1, 1];
  for (let salt = 0; salt < 10; salt++) expect(guess(view(state, 0), 0, new Rng(salt, 1, 1)).deck).toEqual([1, 1]);
});

test('equal spells go oldest first, so that others can tell which are left', () => {
  const state = positionOf({ hands: [[1], [2]] });
  const [old, young] = [0, 1].map((making) => ({ making, value: 1 as const }));
  seatAt(state, 0).hand = [old, young].flatMap((spell) => spell ?? []);
  state.makings = [...state.makings, [1, 0, 0]];
  discardSpell(state, 0, 1);
  expect([seatAt(state, 0).hand, state.makings[1]]).toEqual([[young], [1, 0, 0]]);
});

test('a deck of quests that were all left is known to its last card', () => {
  const goal = at(0, -2);
  const state = positionOf({ seekers: [[HOME, CAMP]], quests: [goal] });
  state.questDeck = [4];
  state.questKnown = 1;
  goes(state, goal);
  does(state, 0, PASS);
  expect(state.questKnown).toBe(0);
  does(state, 0, solve(2));
  expect([state.questDeck, state.questKnown]).toEqual([[4], 1]);
});

const foreseen = (state: ReturnType<typeof positionOf>, move: Parameters<typeof foresee>[2]) =>
  foresee(view(state, state.turn), state.turn, move);

test('a route foresees the fight, the quest and the tokens it leads to', () => {
  const goal = at(0, -2);
  const state = positionOf({
    seekers: [
      [HOME, CAMP],
      [goal, CAMP],
    ],
    apples: [
      [HOME, 2],
      [goal, 1],
    ],
    quests: [goal],
    hands: [[1], [1, 2]],
    friendship: [4, 3],
  });
  does(state, 0, act(MOVE), pick(0), take(APPLE, HOME));
  expect(foreseen(state, go(goal))).toEqual([
    { is: 'staysBehind', rule: 'make.tokens', side: 0, things: ['hex:0,-1'], apples: 1, gems: 0 },
    { is: 'fights', rule: 'fight.each', side: 1, things: ['hex:0,-2'], pies: 3, spells: 2, friendship: 1 },
    { is: 'prize', rule: 'fight.trophy', side: 0 },
    { is: 'questWaits', rule: 'quest.when', side: 0, things: ['hex:0,-2'] },
    { is: 'willHave', rule: 'make.tokens', side: 0, things: ['hex:0,-2'], apples: 2, gems: 0 },
  ]);
});

test('an action foresees what it brings, what it costs and the trophies it touches, and nothing else', () => {
  const state = positionOf({ seekers: [[HOME, CAMP]], apples: [[HOME, 3]], pies: [5, 3] });
  expect(foreseen(state, act(MAKE_PIES))).toMatchObject([
    { is: 'brings', rule: 'turn.gains', pies: 2 },
    { is: 'costs', rule: 'turn.costs', apples: 2 },
    { is: 'left', rule: 'trophy.apples', has: 1, wants: 4 },
    { is: 'left', rule: 'trophy.pies', has: 7, wants: 8 },
  ]);
  expect(foreseen(state, act(MOVE))).toMatchObject([{ is: 'walks', rule: 'move.steps', steps: 2, laden: 1 }]);
  expect(foreseen(state, act(SEEK_A))).toMatchObject([
    { is: 'rolls', rule: 'seek.dice', apples: 2, gems: 1, quests: 1 },
  ]);
  state.supply[APPLE] = 1;
  state.supply[QUEST] = 0;
  expect(foreseen(state, act(SEEK_A))).toMatchObject([{ is: 'rolls', apples: 1, gems: 1, quests: 0 }]);
});

test('what has no room is not foreseen as gained, and a goal that friendship shuts is named', () => {
  const state = positionOf({ seekers: [[HOME, CAMP]], apples: [[HOME, 2]], pies: [9, 3], friendship: [2, 3] });
  expect(foreseen(state, act(MAKE_PIES))).toMatchObject([
    { is: 'brings', pies: 1 },
    { is: 'costs', apples: 2 },
    { is: 'left', rule: 'trophy.apples', has: 0 },
    { is: 'left', rule: 'trophy.pies', has: 10, wants: 8 },
    { is: 'refused', rule: 'trophy.friendly' },
  ]);
});

test('a claim foresees how many trophies it makes, and the last turns', () => {
  const state = positionOf({ pies: [8, 3], trophies: [0b111, 0] });
  expect(foreseen(state, claim(PIES))).toEqual([
    { is: 'takes', rule: 'trophy.pies', side: 0, points: 1, field: PIES, count: 4 },
    { is: 'lastTurns', rule: 'end.last', side: 0 },
  ]);
  state.last = 1;
  expect(foreseen(state, claim(PIES))).toHaveLength(1);
});

test('a token for a rival, a quest’s side and a choice in a fight are foreseen', () => {
  const state = positionOf({
    seekers: [
      [HOME, CAMP],
      [at(0, -2), CAMP],
    ],
    quests: [at(0, -3)],
    next: [2],
    hands: [[3], []],
  });
  state.todo.push({ step: 'seek', seat: 0 });
  state.dice = [0, null, null, null, null];
  expect(foreseen(state, put(APPLE, at(0, -2)))).toMatchObject([{ rule: 'seek.bonus', side: 1 }]);
  state.todo.pop();
  does(state, 0, act(MOVE), pick(0), go(at(0, -2)), pick(1), go(at(1, -3)));
  expect(asks(state)[0]?.step).toBe('fight');
  expect(foreseen(state, dial(2, 3))).toEqual([
    { is: 'total', rule: 'fight.total', side: 0, points: 5 },
    { is: 'noPrize', rule: 'trophy.friendly', side: 0 },
    { is: 'routs', rule: 'fight.rout' },
  ]);
  state.todo.push({ step: 'quest', seat: 0, seeker: 1, card: 2 });
  expect(foreseen(state, solve(0))).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ rule: 'turn.costs' }),
      expect.objectContaining({ is: 'friendship', rule: 'turn.gains', by: 2 }),
    ]),
  );
});

test('a track’s end is foreseen: nothing is gained above it, nothing lost below', () => {
  const state = positionOf({
    seekers: [
      [HOME, CAMP],
      [at(0, -2), CAMP],
    ],
    friendship: [10, 3],
  });
  state.todo.push({ step: 'seek', seat: 0 });
  state.dice = [0, null, null, null, null];
  expect(foreseen(state, put(APPLE, at(0, -2)))).toMatchObject([{ rule: 'seek.bonus', points: 0 }]);
  state.todo.push({ step: 'quest', seat: 0, seeker: 0, card: EMPTY_BASKET });
  expect(foreseen(state, solve(KIND))).toContainEqual({
    ...{ is: 'friendship', rule: 'turn.gains', side: 0 },
    ...{ by: 0, now: 10 },
  });
  seatAt(state, 0).friendship = 2;
  const bold = foreseen(state, solve(BOLD));
  expect(bold).toContainEqual({ is: 'friendship', rule: 'turn.gains', side: 0, by: -2, now: 2 });
  expect(bold).toContainEqual({
    ...{ is: 'left', rule: 'trophy.friendship', side: 0, field: FRIENDSHIP },
    ...{ has: 0, wants: 8 },
  });
  expect(bold).toContainEqual({ is: 'left', rule: 'trophy.quests', side: 0, field: QUESTS, has: 1, wants: 2 });
});
const EMPTY_BASKET = 0;

test('the own personality counts in what is foreseen, where its owner looks', () => {
  const state = positionOf({ pies: [5, 3], seekers: [[HOME, CAMP]], apples: [[HOME, 2]], personality: [PIES, 0] });
  const pies = (eyes: Eyes) =>
    foresee(view(state, eyes), 0, act(MAKE_PIES)).find(({ rule: id }) => id === 'trophy.pies');
  expect([pies(0), pies('onlooker')]).toMatchObject([{ wants: 7 }, { wants: 8 }]);
});

test('at camp it is foreseen that the pies of the fight will go, but that what is reached counts', () => {
  const lost = (pies: number, set: number): unknown => {
    const state = positionOf({
      seekers: [
        [HOME, CAMP],
        [at(0, -2), CAMP],
      ],
      pies: [pies, 9],
      friendship: [3, 2],
    });
    goes(state, at(0, -2));
    does(state, 0, PASS, dial(set));
    does(state, 1, dial(7));
    return foreseen(state, FOR_PIES).find(({ rule: id }) => id === 'trophy.pies');
  };
  expect([lost(5, 4), lost(6, 4), lost(9, 4)]).toMatchObject([{ has: 3 }, { has: 8 }, { has: 6 }]);
});

test('an attack that friendship leaves without a trophy is foreseen as one', () => {
  const goal = at(0, -2);
  const warned = (friendship: number): boolean => {
    const state = positionOf({
      seekers: [
        [HOME, CAMP],
        [goal, CAMP],
      ],
      friendship: [friendship, 3],
    });
    does(state, 0, act(MOVE), pick(0));
    return foreseen(state, go(goal)).some(({ rule: id }) => id === 'trophy.friendly');
  };
  expect([warned(3), warned(4)]).toEqual([true, false]);
});

test('when the game is over every hand and every personality lies open', () => {
  const state = positionOf({ hands: [[1, 3], [2]], personality: [PIES, QUESTS] });
  const known = () =>
    view(state, 'onlooker').seats.map(({ hand, personality }) => [hand.map(({ value }) => value), personality]);
  expect(known()).toEqual([
    [[null, null], null],
    [[null], null],
  ]);
  state.todo.splice(0);
  expect(known()).toEqual([
    [[1, 3], PIES],
    [[2], QUESTS],
  ]);
});
