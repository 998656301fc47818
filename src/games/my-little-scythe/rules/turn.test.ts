import { expect } from 'vitest';
import { rule } from '../../../engine/conformance/rule.ts';
import { APPLE, GEM } from './cards.ts';
import { CAMP, hexAt, seatAt } from './hexes.ts';
import {
  MAKE_PIES,
  MAKE_PILE,
  MAKE_POWER_UP,
  MAKE_SPELL,
  MOVE,
  MOVE_PILE,
  SEEK_A,
  SEEK_B,
  type Space,
  TILE_SPACE,
} from './mat.ts';
import { act, deliver, dial, drawFrom, FOR_PIES, FOR_SPELL, go, keep, PASS, pick, put, solve, take } from './move.ts';
import { does, drawnIn, every, goes, offers, positionOf, spacesFor, stepNow, valuesIn } from './sample.ts';
import type { State } from './state.ts';
import { view } from './view.ts';
import { why } from './why.ts';

const at = hexAt;
const HOME = at(0, -1);
const NEAR = at(0, -2);
const BAKERY = 0;
const PIE_STALL = 5;
const GIFT_BASKET = 4;

const rich = (more: Parameters<typeof positionOf>[0] = {}): State =>
  positionOf({ seekers: [[HOME, NEAR]], apples: [[HOME, 3]], gems: [[NEAR, 3]], ...more });
const whyNot = (state: State, space: Space): string | undefined => why(view(state, 0), 0, act(space))?.rule;

rule('turn.action', 'a turn is one action, then the next player is asked', () => {
  const state = rich();
  expect(spacesFor(state)).toEqual([MOVE, SEEK_A, SEEK_B, MAKE_PIES, MAKE_SPELL, MAKE_POWER_UP]);
  does(state, 0, act(MAKE_PIES));
  expect(state.turn).toBe(1);
  expect(why(view(state, 1), 1, go(HOME))).toMatchObject({ rule: 'turn.action' });
});

rule('turn.marker', 'last turn’s action is barred', () => {
  const state = rich();
  seatAt(state, 0).marker = MAKE_PIES;
  expect(spacesFor(state)).not.toContain(MAKE_PIES);
  expect(whyNot(state, MAKE_PIES)).toBe('turn.marker');
  does(state, 0, act(MAKE_SPELL));
  expect(seatAt(state, 0).marker).toBe(MAKE_SPELL);
});

rule('turn.costs', 'what cannot be paid in full cannot be chosen', () => {
  const state = positionOf({ seekers: [[HOME, CAMP]], apples: [[HOME, 1]], gems: [[NEAR, 5]] });
  expect(spacesFor(state)).toEqual([MOVE, SEEK_A, SEEK_B]);
  expect(why(view(state, 0), 0, act(MAKE_PIES))).toMatchObject({
    ...{ is: 'unpaid', rule: 'turn.costs' },
    price: { apples: 2, gems: 0 },
    has: { apples: 1, gems: 0 },
  });
});

rule('turn.gains', 'tracks stop at 10 and the rest of a gain is lost', () => {
  const state = rich({ pies: [9, 3] });
  does(state, 0, act(MAKE_PIES));
  expect(seatAt(state, 0).pies).toBe(10);
  expect(state.tokens[APPLE][HOME]).toBe(1);
});

rule('make.tokens', 'payment comes from hexes with own seekers, and the player chooses from which', () => {
  const state = rich({
    apples: [
      [HOME, 2],
      [NEAR, 2],
      [at(0, -3), 2],
    ],
  });
  does(state, 0, act(MAKE_PIES));
  expect(stepNow(state)).toBe('pay');
  expect(why(view(state, 0), 0, take(APPLE, at(0, -3)))).toMatchObject({ rule: 'make.tokens' });
  does(state, 0, take(APPLE, HOME), take(APPLE, NEAR));
  expect([state.tokens[APPLE][HOME], state.tokens[APPLE][NEAR], seatAt(state, 0).pies]).toEqual([1, 1, 5]);
});

rule('make.pies', '2 apples make 2 pies', () => {
  const state = rich();
  does(state, 0, act(MAKE_PIES));
  expect([state.tokens[APPLE][HOME], state.supply[APPLE], seatAt(state, 0).pies]).toEqual([1, 23, 5]);
});

rule('make.spell', '2 gems make a spell, which only its owner sees', () => {
  const state = rich();
  const told = does(state, 0, act(MAKE_SPELL));
  expect([state.tokens[GEM][NEAR], seatAt(state, 0).hand.length]).toEqual([1, 2]);
  expect(told.flatMap((event) => (event.is === 'spell' ? [event.value] : []))).toContain(null);
});

rule('make.no-spell', 'with no spell to draw none can be made', () => {
  const state = rich();
  seatAt(state, 1).hand = state.deck.splice(0).map((value) => ({ making: 0, value }));
  expect(spacesFor(state)).not.toContain(MAKE_SPELL);
  expect(whyNot(state, MAKE_SPELL)).toBe('make.no-spell');
});

rule('make.power-up', 'three power-ups are drawn from the chosen pile, one is kept, the others go under it', () => {
  const state = rich();
  const [first = 0, second = 0, third = 0, fourth = 0] = state.piles[MOVE_PILE];
  does(state, 0, act(MAKE_POWER_UP), drawFrom(0));
  expect(offers(state, 0, keep(fourth, first))).toBe(false);
  expect(why(view(state, 0), 0, keep(fourth, first))).toMatchObject({ rule: 'make.power-up' });
  does(state, 0, keep(second, third));
  expect(seatAt(state, 0).tiles[MOVE_PILE]).toBe(second);
  expect(state.piles[MOVE_PILE].slice(0, 1)).toEqual([fourth]);
  expect(state.piles[MOVE_PILE].slice(-2)).toEqual([third, first]);
  expect(seatAt(state, 0).marker).toBe(MAKE_POWER_UP);
});

rule('make.both', 'nobody has more than one power-up of a kind', () => {
  for (const more of [{}, { apples: [] }])
    expect(whyNot(rich({ tiles: [[0, BAKERY]], ...more }), MAKE_POWER_UP)).toBe('make.both');
  const state = rich({ tiles: [[0, null]] });
  does(state, 0, act(MAKE_POWER_UP));
  expect(stepNow(state)).toBe('draft');
});

rule('make.space', 'a Make power-up opens a space, and takes the marker if it came by the action', () => {
  const state = rich({ tiles: [[0, null]] });
  expect(whyNot(state, TILE_SPACE)).toBe('make.space');
  does(state, 0, act(MAKE_POWER_UP));
  const [one, two] = drawnIn(state);
  does(state, 0, keep(one, two));
  expect([seatAt(state, 0).tiles[MAKE_PILE], seatAt(state, 0).marker]).toEqual([one, TILE_SPACE]);
});

rule('make.marker', 'a Make power-up from a quest leaves the marker', () => {
  const state = rich({ tiles: [[0, null]], quests: [at(0, -3)], apples: [[NEAR, 1]], next: [8] });
  goesTo(state, at(0, -3));
  does(state, 0, solve(0));
  const [one, two] = drawnIn(state);
  does(state, 0, keep(one, two));
  expect([seatAt(state, 0).tiles[MAKE_PILE], seatAt(state, 0).marker, seatAt(state, 0).friendship]).toEqual([
    one,
    MOVE,
    4,
  ]);
});
function goesTo(state: State, hex: number): void {
  goes(state, hex);
  does(state, 0, PASS);
}

rule('make.field', 'what needs a hex of yours or a rival on the map cannot be chosen without', () => {
  expect(whyNot(positionOf({ tiles: [[0, PIE_STALL]] }), TILE_SPACE)).toBe('make.field');
  expect(whyNot(rich({ tiles: [[0, GIFT_BASKET]] }), TILE_SPACE)).toBe('gift.rival');
});

rule('seek.dice', 'Seek A rolls two apple dice, Seek B two gem dice, both a gem or apple die and a quest die', () => {
  const a = rich();
  does(a, 0, act(SEEK_A));
  expect(a.dice.map((terrain) => terrain !== null)).toEqual([true, true, true, false, true]);
  const b = rich();
  does(b, 0, act(SEEK_B));
  expect(b.dice.map((terrain) => terrain !== null)).toEqual([true, false, true, true, true]);
  b.dice = [null, null, 2, null, null];
  expect(why(view(b, 0), 0, put(APPLE, HOME))).toMatchObject({ rule: 'seek.dice' });
});

/** Seat 0 seeks and rolled this. */
function rolled(state: State, ...dice: State['dice']): State {
  state.todo.pop();
  state.todo.push({ step: 'seek', seat: 0 });
  state.dice = [...dice];
  return state;
}

rule('seek.place', 'each token goes on any hex of its die’s terrain, in any order, and must be placed', () => {
  const state = rolled(rich(), 0, 5, 3, null, null);
  expect(offers(state, 0, PASS)).toBe(false);
  expect(why(view(state, 0), 0, put(APPLE, at(0, 1)))).toMatchObject({ rule: 'seek.place' });
  does(state, 0, put(GEM, at(0, 1)), put(APPLE, at(-1, 0)), put(APPLE, HOME));
  expect([state.tokens[GEM][at(0, 1)], state.tokens[APPLE][at(-1, 0)], state.tokens[APPLE][HOME]]).toEqual([1, 1, 4]);
  expect(state.turn).toBe(1);
});

rule('seek.bonus', 'each token placed with another’s seeker gives 1 friendship', () => {
  const state = rolled(
    rich({
      seekers: [
        [HOME, NEAR],
        [at(0, 1), CAMP],
      ],
    }),
    3,
    3,
    0,
    null,
    null,
  );
  does(state, 0, put(APPLE, at(0, 1)), put(APPLE, at(0, 1)), put(GEM, HOME));
  expect(every(state, 'friendship')).toEqual([5, 3]);
});

rule('seek.quest', 'a quest goes only where there is no seeker and no quest, else nowhere', () => {
  const state = rolled(rich({ quests: [at(0, -3)] }), null, null, 1, null, 0);
  const open = [at(1, -3), at(-1, -2)];
  expect(open.every((hex) => offers(state, 0, put(2, hex)))).toBe(true);
  for (const hex of [HOME, at(0, -3)])
    expect(why(view(state, 0), 0, put(2, hex))).toMatchObject({ rule: 'seek.quest' });
  // A tap there may have meant the token of another die, but the land is not what is in the way.
  expect(why(view(state, 0), 0, put(GEM, HOME))).toMatchObject({ rule: 'seek.quest' });
  const full = rolled(rich({ quests: [at(0, -3), at(1, -3), at(-1, -2)] }), null, null, 1, null, 0);
  const told = does(full, 0, put(GEM, at(1, -1)));
  expect(told.map(({ is }) => is)).toContain('lost');
  expect(full.turn).toBe(1);
});

rule('seek.short', 'with too few in the supply the player chooses which dice are served', () => {
  const state = rolled(rich(), 0, 3, null, null, null);
  state.supply[APPLE] = 1;
  expect(offers(state, 0, put(APPLE, HOME)) && offers(state, 0, put(APPLE, at(0, 1)))).toBe(true);
  const told = does(state, 0, put(APPLE, at(0, 1)));
  expect(told).toContainEqual({ is: 'lost', kind: APPLE, terrain: 0, left: 0 });
  const none = rolled(rich(), 0, null, 1, null, null);
  none.supply[APPLE] = 0;
  expect(why(view(none, 0), 0, put(APPLE, HOME))).toMatchObject({ rule: 'seek.short' });
});

rule('camp.resupply', 'a seeker that comes back brings a spell or two pies', () => {
  const state = rich();
  state.todo.push({ step: 'resupply', seat: 1 });
  does(state, 1, FOR_PIES);
  expect(seatAt(state, 1).pies).toBe(5);
  state.todo.push({ step: 'resupply', seat: 1 });
  does(state, 1, FOR_SPELL);
  expect(valuesIn(state)[1]).toHaveLength(2);
});

rule('camp.resupply', 'without a spell to draw it is 2 pies', () => {
  const state = rich({ quests: [at(0, -3)], next: [11] });
  state.deck = [];
  goesTo(state, at(0, -3));
  does(state, 0, solve(0));
  expect([seatAt(state, 0).seekers[0], seatAt(state, 0).pies, stepNow(state)]).toEqual([CAMP, 5, 'end']);
});

rule('camp.marker', 'coming back to camp takes the marker off the mat', () => {
  const state = rich({ quests: [at(0, -3)], next: [11] });
  goesTo(state, at(0, -3));
  expect(seatAt(state, 0).marker).toBe(MOVE);
  does(state, 0, solve(0), FOR_PIES);
  expect([seatAt(state, 0).marker, seatAt(state, 0).seekers[0]]).toEqual([null, CAMP]);
});
rule('camp.marker', 'so does a delivery, and a lost fight for its loser alone', () => {
  const laden = rich({ apples: [[HOME, 4]] });
  does(laden, 0, act(MOVE), deliver(APPLE, 4, 0), FOR_PIES);
  expect(seatAt(laden, 0).marker).toBe(null);
  const beaten = rich({
    seekers: [
      [HOME, NEAR],
      [at(0, -3), CAMP],
    ],
    pies: [1, 0],
    hands: [[], []],
    friendship: [2, 2],
  });
  seatAt(beaten, 1).marker = SEEK_A;
  goesTo(beaten, at(0, -3));
  does(beaten, 0, dial(1));
  expect(every(beaten, 'marker')).toEqual([MOVE, null]);
});

rule('camp.cards', 'tokens stay when a card sends a seeker to camp', () => {
  const state = rich({ quests: [at(0, -3)], next: [11] });
  does(state, 0, act(MOVE), pick(0), take(APPLE, HOME), go(NEAR), pick(1), take(GEM, NEAR), go(at(0, -3)));
  does(state, 0, solve(0), FOR_PIES);
  expect([seatAt(state, 0).seekers[1], state.tokens[GEM][at(0, -3)]]).toEqual([CAMP, 1]);
});
