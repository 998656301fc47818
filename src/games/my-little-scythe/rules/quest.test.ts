import { expect, test } from 'vitest';
import { rule } from '../../../engine/conformance/rule.ts';
import { APPLE, BOLD, GEM, KIND, LEAVE, placeOf, QUEST, QUEST_NAMES, type Value } from './cards.ts';
import { CAMP, hexAt, seatAt } from './hexes.ts';
import { MAKE_PILE } from './mat.ts';
import { dial, discard, FOR_PIES, FOR_SPELL, go, keep, type Move, PASS, pick, solve, take } from './move.ts';
import { does, drawnIn, every, goes, offers, positionOf, type Sample, stepNow, valuesIn } from './sample.ts';
import type { State } from './state.ts';
import { moves } from './steps/turn.ts';
import { view } from './view.ts';
import { why } from './why.ts';

const at = hexAt;
const MINE = at(0, -2);
const QUEST_HEX = at(0, -1);
const OTHER = at(0, -3);
const RIVAL = at(0, 3);

/** Seat 0 comes to a quest; its other seeker stays with 3 apples and 3 gems. */
function meets(quest: (typeof QUEST_NAMES)[number], more: Sample = {}): State {
  const state = positionOf({
    seekers: [
      [MINE, OTHER],
      [RIVAL, at(-2, 3)],
    ],
    apples: [[OTHER, 3]],
    gems: [[OTHER, 3]],
    quests: [QUEST_HEX],
    pies: [5, 5],
    friendship: [5, 5],
    hands: [[2, 3], [1]],
    next: [placeOf(QUEST_NAMES, quest) ?? 0],
    ...more,
  });
  goes(state, QUEST_HEX);
  does(state, 0, PASS);
  return state;
}
const after = (state: State, ...moves: readonly Move[]): State => {
  does(state, 0, ...moves);
  return state;
};
const counts = (state: State): (number | undefined)[] => [
  seatAt(state, 0).friendship,
  seatAt(state, 0).pies,
  seatAt(state, 0).hand.length,
];

rule(
  'quest.when',
  'every own seeker on a quest meets it after the move, moved or not, and the token leaves the game',
  () => {
    const state = positionOf({ seekers: [[MINE, OTHER]], quests: [QUEST_HEX, OTHER] });
    goes(state, QUEST_HEX);
    does(state, 0, PASS);
    expect(stepNow(state)).toBe('quests');
    does(state, 0, pick(1), solve(LEAVE));
    expect(stepNow(state)).toBe('quest');
    does(state, 0, solve(LEAVE));
    expect([state.tokens[QUEST][QUEST_HEX], state.tokens[QUEST][OTHER], state.supply[2]]).toEqual([0, 0, 10]);
  },
);

test('two own seekers on one quest meet it once', () => {
  const state = positionOf({ seekers: [[MINE, OTHER]], quests: [QUEST_HEX] });
  goes(state, QUEST_HEX);
  does(state, 0, pick(1), go(QUEST_HEX));
  expect(moves(state, 0)).toEqual([pick(1)]);
  does(state, 0, pick(1), solve(LEAVE));
  expect(state.turn).toBe(1);
});

test('a seeker beaten in a fight of the action meets none', () => {
  const state = positionOf({
    seekers: [
      [MINE, CAMP],
      [QUEST_HEX, CAMP],
    ],
    quests: [QUEST_HEX],
    pies: [0, 1],
    hands: [[], []],
    friendship: [2, 2],
  });
  goes(state, QUEST_HEX);
  does(state, 0, PASS);
  does(state, 1, dial(1));
  expect(stepNow(state)).toBe('resupply');
  does(state, 0, FOR_PIES);
  expect([state.turn, state.tokens[QUEST][QUEST_HEX]]).toEqual([1, 1]);
});

rule('quest.sides', 'a solved quest is kept; kind must be payable, bold always is', () => {
  const state = after(meets('old-well'), solve(BOLD));
  expect(seatAt(state, 0).solved).toEqual([10]);
  const poor = meets('old-well', { gems: [] });
  expect(offers(poor, 0, solve(KIND))).toBe(false);
  expect(why(view(poor, 0), 0, solve(KIND))).toMatchObject({ rule: 'turn.costs' });
  expect(offers(poor, 0, solve(BOLD))).toBe(true);
  for (const [quest, more] of [
    ['hungry-choir', { pies: [2, 5] }],
    ['lost-lantern', { hands: [[], [1]] }],
    ['shy-neighbour', { apples: [], gems: [] }],
  ] as const)
    expect(why(view(meets(quest, more), 0), 0, solve(KIND))).toMatchObject({ rule: 'turn.costs' });
});

rule('quest.leave', 'a quest that is left goes under the deck, and everybody knows it there', () => {
  const state = after(meets('hungry-choir'), solve(LEAVE));
  expect([state.questDeck[0], seatAt(state, 0).solved]).toEqual([2, []]);
  expect(view(state, 'onlooker').questDeck[0]).toBe(2);
});

rule('quest.here', 'what comes “here” comes to the seeker’s hex, as far as the supply has it', () => {
  const state = meets('dim-crown');
  state.supply[GEM] = 2;
  does(state, 0, solve(BOLD));
  expect([state.tokens[GEM][QUEST_HEX], state.supply[GEM]]).toEqual([2, 0]);
});

rule('quest.deck', 'twelve quests can be met, and no more', () => {
  const state = positionOf();
  expect([state.questDeck.length, state.supply[2]]).toEqual([12, 12]);
  const left = after(meets('old-well'), solve(LEAVE));
  expect(left.questDeck).toHaveLength(12);
});

rule('gift.move', 'a gift goes from an own hex to one with a seeker of the receiver', () => {
  const state = after(meets('empty-basket'), solve(KIND));
  const apples = (): (number | undefined)[] => [MINE, OTHER, RIVAL].map((hex) => state.tokens[APPLE][hex]);
  const before = apples();
  does(state, 0, go(RIVAL));
  expect(apples().reduce<number>((sum, count = 0) => sum + count, 0)).toBe(
    before.reduce<number>((sum, count = 0) => sum + count, 0),
  );
  expect((state.tokens[APPLE][RIVAL] ?? 0) - (before[2] ?? 0)).toBe(2);
});

rule('gift.rival', 'a gift goes to the rival’s hex of the giver’s choice and gives no bonus', () => {
  const state = after(meets('empty-basket'), solve(KIND));
  expect(why(view(state, 0), 0, go(MINE))).toMatchObject({ rule: 'gift.rival' });
  does(state, 0, go(at(-2, 3)));
  expect([state.tokens[APPLE][OTHER], state.tokens[APPLE][at(-2, 3)], every(state, 'friendship')]).toEqual([
    1,
    2,
    [7, 5],
  ]);
  const alone = meets('empty-basket', { seekers: [[MINE, OTHER]] });
  expect(why(view(alone, 0), 0, solve(KIND))).toMatchObject({ rule: 'gift.rival' });
});

rule('quest.empty-basket', 'kind gives 2 apples for 2 friendship, bold brings 4 apples for 3', () => {
  expect(after(meets('empty-basket'), solve(KIND), go(RIVAL)).seats[0]?.friendship).toBe(7);
  const bold = after(meets('empty-basket'), solve(BOLD));
  expect([bold.tokens[APPLE][QUEST_HEX], seatAt(bold, 0).friendship]).toEqual([4, 2]);
});

rule('quest.dim-crown', 'kind gives 2 gems for 2 friendship, bold brings 4 gems for 3', () => {
  const kind = after(meets('dim-crown'), solve(KIND), go(RIVAL));
  expect([kind.tokens[GEM][RIVAL], seatAt(kind, 0).friendship]).toEqual([2, 7]);
  const bold = after(meets('dim-crown'), solve(BOLD));
  expect([bold.tokens[GEM][QUEST_HEX], seatAt(bold, 0).friendship]).toEqual([4, 2]);
});

rule('quest.hungry-choir', 'kind pays 3 pies for 2 friendship, bold brings 4 pies for 3, leaving costs 1', () => {
  expect(counts(after(meets('hungry-choir'), solve(KIND)))).toEqual([7, 2, 2]);
  expect(counts(after(meets('hungry-choir'), solve(BOLD)))).toEqual([2, 9, 2]);
  expect(counts(after(meets('hungry-choir'), solve(LEAVE)))).toEqual([4, 5, 2]);
});

rule(
  'quest.stuck-wagon',
  'kind pays an apple and a gem for 2 friendship and 2 pies, bold brings an apple and 3 gems',
  () => {
    const kind = after(meets('stuck-wagon'), solve(KIND));
    expect([...counts(kind), kind.tokens[APPLE][OTHER], kind.tokens[GEM][OTHER]]).toEqual([7, 7, 2, 2, 2]);
    const bold = after(meets('stuck-wagon'), solve(BOLD));
    expect([...counts(bold), bold.tokens[APPLE][QUEST_HEX], bold.tokens[GEM][QUEST_HEX]]).toEqual([2, 5, 2, 1, 3]);
  },
);

rule('quest.lost-lantern', 'kind discards a spell, chosen in secret, for 2 friendship, bold draws one for 3', () => {
  const kind = after(meets('lost-lantern'), solve(KIND));
  expect(stepNow(kind)).toBe('discard');
  expect(why(view(kind, 0), 0, discard(1))).toMatchObject({ rule: 'secret.spells' });
  does(kind, 0, discard(3));
  expect([seatAt(kind, 0).friendship, valuesIn(kind)[0], kind.discards[2]]).toEqual([7, [2], 1]);
  expect(counts(after(meets('lost-lantern'), solve(BOLD)))).toEqual([2, 5, 3]);
});

rule('quest.snowed-in-bakers', 'kind pays 2 apples for 4 pies and 1 friendship, bold brings 3 pies for 3', () => {
  expect(counts(after(meets('snowed-in-bakers'), solve(KIND)))).toEqual([6, 9, 2]);
  expect(counts(after(meets('snowed-in-bakers'), solve(BOLD)))).toEqual([2, 8, 2]);
});

rule('quest.travelling-magician', 'kind pays 2 gems for a spell and 2 friendship, bold draws a spell for 3', () => {
  expect(counts(after(meets('travelling-magician', { hands: [[2], []] }), solve(KIND)))).toEqual([7, 5, 2]);
  expect(counts(after(meets('travelling-magician', { hands: [[2], []] }), solve(BOLD)))).toEqual([2, 5, 2]);
});

rule('quest.shy-neighbour', 'kind gives an apple or a gem for 2 friendship, bold brings 3 pies for 3', () => {
  const kind = after(meets('shy-neighbour'), solve(KIND), go(RIVAL), take(GEM, OTHER));
  expect([kind.tokens[GEM][RIVAL], kind.tokens[APPLE][RIVAL], seatAt(kind, 0).friendship]).toEqual([1, 0, 7]);
  expect(counts(after(meets('shy-neighbour'), solve(BOLD)))).toEqual([2, 8, 2]);
});

rule(
  'quest.broken-bridge',
  'kind pays an apple and a gem for a power-up and 1 friendship, with a free slot only',
  () => {
    const kind = after(meets('broken-bridge', { tiles: [[0, null]] }), solve(KIND));
    const [one, two] = drawnIn(kind);
    does(kind, 0, keep(one, two));
    expect([seatAt(kind, 0).friendship, seatAt(kind, 0).tiles[MAKE_PILE], kind.tokens[APPLE][OTHER]]).toEqual([
      6,
      one,
      2,
    ]);
    const full = meets('broken-bridge', { tiles: [[0, 0]] });
    expect(why(view(full, 0), 0, solve(KIND))).toMatchObject({ rule: 'make.both' });
  },
);

rule('quest.broken-bridge', 'bold sends the seeker alone to a portal free of rivals, and a quest there waits', () => {
  const portal = at(1, 1);
  const bold = meets('broken-bridge', {
    quests: [QUEST_HEX, portal],
    seekers: [
      [MINE, OTHER],
      [at(-1, 2), CAMP],
    ],
  });
  does(bold, 0, solve(BOLD));
  expect(offers(bold, 0, go(at(-1, -1)))).toBe(true);
  expect(why(view(bold, 0), 0, go(at(-1, 2)))).toMatchObject({ rule: 'quest.broken-bridge' });
  does(bold, 0, go(portal));
  expect([seatAt(bold, 0).seekers[0], bold.tokens[QUEST][portal], seatAt(bold, 0).friendship, stepNow(bold)]).toEqual([
    portal,
    1,
    4,
    'end',
  ]);
});

rule('quest.broken-bridge', 'a seeker on a portal goes to another one', () => {
  const portal = at(1, -2);
  const state = positionOf({ seekers: [[at(1, -3), CAMP]], quests: [portal], next: [8] });
  goes(state, portal);
  does(state, 0, PASS, solve(BOLD));
  expect(why(view(state, 0), 0, go(portal))).toMatchObject({ rule: 'quest.broken-bridge' });
});

rule('quest.festival-day', 'kind pays 2 pies, others gain 1, for 2; bold brings 2 or 3 for 3; leaving brings 1', () => {
  const kind = after(meets('festival-day'), solve(KIND));
  expect([seatAt(kind, 0).friendship, every(kind, 'pies')]).toEqual([7, [3, 6]]);
  expect(counts(after(meets('festival-day'), solve(BOLD)))).toEqual([2, 7, 2]);
  expect(counts(after(meets('festival-day'), solve(LEAVE)))).toEqual([5, 6, 2]);
  const told = does(meets('festival-day', { seats: 4, pies: [5, 5, 10, 5] }), 0, solve(KIND));
  expect(told.filter((event) => event.is === 'treated')).toEqual([{ is: 'treated', seats: [1, 3], by: 1 }]);
  expect(told).toContainEqual({ is: 'pies', seat: 2, by: 0, now: 10, cause: null });
  for (const [seats, pies] of [
    [3, 7],
    [4, 8],
    [6, 8],
  ] as const) {
    const more = Array.from({ length: seats }, () => 5);
    const hands = Array.from({ length: seats }, (): Value[] => [1]);
    const state = after(meets('festival-day', { seats, pies: more, friendship: more, hands }), solve(BOLD));
    expect(seatAt(state, 0).pies).toBe(pies);
  }
});

rule('quest.old-well', 'kind pays a gem for 3 apples here and 1 friendship, bold brings 3 gems for 3', () => {
  const kind = after(meets('old-well'), solve(KIND));
  expect([seatAt(kind, 0).friendship, kind.tokens[GEM][OTHER], kind.tokens[APPLE][QUEST_HEX]]).toEqual([6, 2, 3]);
  const bold = after(meets('old-well'), solve(BOLD));
  expect([seatAt(bold, 0).friendship, bold.tokens[GEM][QUEST_HEX]]).toEqual([2, 3]);
});

rule(
  'quest.race-marshal',
  'kind sends the seeker to camp to resupply for 1 friendship, bold brings 4 pies for 3',
  () => {
    const kind = after(meets('race-marshal'), solve(KIND), FOR_SPELL);
    expect([...counts(kind), seatAt(kind, 0).seekers[0], seatAt(kind, 0).marker]).toEqual([6, 5, 3, CAMP, null]);
    expect(counts(after(meets('race-marshal'), solve(BOLD)))).toEqual([2, 9, 2]);
  },
);

test('every quest can be left', () => {
  for (const quest of QUEST_NAMES) {
    const state = after(meets(quest), solve(LEAVE));
    expect(seatAt(state, 0).solved).toEqual([]);
    expect(['end', 'action']).toContain(stepNow(state));
  }
});
