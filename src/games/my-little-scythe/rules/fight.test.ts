import { expect, test } from 'vitest';
import { rule } from '../../../engine/conformance/rule.ts';
import { Rng } from '../../../engine/rng.ts';
import { APPLE, FIGHT, GEM, PIES, SPELL_HAND, type Value } from './cards.ts';
import { CAMP, hexAt, seatAt } from './hexes.ts';
import { GOOD_SPORT, MOVE, PIE_CANNON } from './mat.ts';
import { act, claim, dial, FOR_PIES, FOR_SPELL, go, PASS, pick, take } from './move.ts';
import { does, every, goes, offers, positionOf, type Sample, stepNow, valuesIn } from './sample.ts';
import { HIDDEN, type State } from './state.ts';
import { asks, moves } from './steps/turn.ts';
import { guess, view } from './view.ts';
import { why } from './why.ts';

const at = hexAt;
const MINE = at(0, -2);
const THEIRS = at(0, -1);
const BRAVE = 6;

const facing = (more: Sample = {}): State =>
  positionOf({
    seekers: [
      [MINE, CAMP],
      [THEIRS, CAMP],
    ],
    pies: [5, 5],
    hands: [[3, 1], [2]],
    ...more,
  });

/** Seat 0 attacks and both have chosen. */
function fought(state: State, mine: readonly [number, ...Value[]], theirs: readonly [number, ...Value[]]): State {
  goes(state, THEIRS);
  does(state, 0, PASS);
  does(state, 0, dial(...mine));
  does(state, 1, dial(...theirs));
  return state;
}

rule('fight.each', 'there is one fight on each shared hex, and the mover chooses which comes next', () => {
  const state = facing({
    seekers: [
      [MINE, at(1, -3)],
      [THEIRS, at(2, -3)],
    ],
  });
  goes(state, THEIRS);
  does(state, 0, pick(1), go(at(2, -3)));
  expect(stepNow(state)).toBe('fights');
  expect(why(view(state, 0), 0, go(MINE))).toMatchObject({ rule: 'fight.each' });
  does(state, 0, go(at(2, -3)), dial(5));
  does(state, 1, dial(0), FOR_PIES);
  expect(state.todo.map(({ step }) => step)).toContain('fights');
  expect(state.todo.at(-1)).toMatchObject({ step: 'fight', at: THEIRS });
});

test('two fights in one move are fought with what is left', () => {
  const state = facing({
    seekers: [
      [MINE, at(1, -3)],
      [THEIRS, at(2, -3)],
    ],
    friendship: [2, 2],
  });
  goes(state, THEIRS);
  does(state, 0, pick(1), go(at(2, -3)), go(THEIRS), dial(5, 3));
  does(state, 1, dial(0), FOR_PIES);
  expect([seatAt(state, 0).friendship, seatAt(state, 0).pies, valuesIn(state)[0]]).toEqual([0, 0, [1]]);
  does(state, 0, dial(0, 1));
  does(state, 1, dial(2));
  expect([seatAt(state, 0).seekers[0], seatAt(state, 0).seekers[1], seatAt(state, 1).seekers[1]]).toEqual([
    THEIRS,
    CAMP,
    at(2, -3),
  ]);
});

rule('fight.friendship', 'attacking costs 1 friendship, never below 0', () => {
  expect(fought(facing(), [5], [0]).seats[0]?.friendship).toBe(2);
  expect(fought(facing({ friendship: [0, 3] }), [5], [0]).seats[0]?.friendship).toBe(0);
});

rule('fight.secret', 'both choose in secret up to 7 pies and a spell for each seeker there', () => {
  const state = facing({ pies: [9, 5] });
  goes(state, THEIRS);
  does(state, 0, PASS);
  expect(asks(state)).toEqual([
    { seat: 0, step: 'fight', cover: 'private' },
    { seat: 1, step: 'fight', cover: 'private' },
  ]);
  expect(moves(state, 0).filter(({ do: verb }) => verb === 'dial')).toHaveLength(3 * 8);
  expect(why(view(state, 1), 1, dial(6))).toMatchObject({ rule: 'fight.secret' });
  expect(why(view(state, 0), 0, dial(0, 1, 3))).toMatchObject({ rule: 'fight.secret' });
  expect(why(view(state, 0), 0, dial(0, 2))).toMatchObject({ rule: 'secret.spells' });
  const first = does(state, 1, dial(4, 2));
  const seen = view(state, 0).todo.at(-1);
  expect(seen).toMatchObject({ attack: null, defence: HIDDEN });
  // Who chooses last is told by the reveal alone.
  const told = [first, does(state, 0, dial(1))].map((events) => events.map(({ is }) => is));
  expect(told[0]).toEqual(['sealed']);
  expect(told[1]?.[0]).toBe('fought');
});

rule('fight.dial', 'nobody sets more than 7 pies, and who has neither pies nor spells chooses nothing', () => {
  const state = facing({ pies: [10, 0], hands: [[], []] });
  goes(state, THEIRS);
  does(state, 0, PASS);
  expect(asks(state).map(({ seat }) => seat)).toEqual([0]);
  expect(moves(state, 0).filter(({ do: verb }) => verb === 'dial')).toEqual(
    Array.from({ length: 8 }, (_, pies) => dial(pies)),
  );
});

test('no curtain is asked where nothing secret is decided', () => {
  const state = facing({ hands: [[], []], pies: [2, 0] });
  goes(state, THEIRS);
  does(state, 0, PASS);
  expect(asks(state)).toEqual([{ seat: 0, step: 'fight', cover: 'open' }]);
  const witch = facing({ hands: [[2], []], pies: [2, 0] });
  goes(witch, THEIRS);
  does(witch, 0, PASS);
  expect(asks(witch)).toEqual([{ seat: 0, step: 'fight', cover: 'private' }]);
  const both = facing({ hands: [[], []], pies: [0, 0], friendship: [3, 2] });
  goes(both, THEIRS);
  does(both, 0, PASS);
  expect(stepNow(both)).toBe('resupply');
});

rule('fight.total', 'pies and spells add up, and the higher wins', () => {
  const lost = fought(facing(), [2], [1, 2]);
  expect(lost.todo.at(-1)).toMatchObject({ step: 'victory', seat: 1 });
});

rule('fight.tie', 'a tie is the attacker’s', () => {
  const tied = fought(facing({ friendship: [3, 2] }), [2, 1], [1, 2]);
  expect(every(tied, 'seekers').flat()).toEqual([THEIRS, CAMP, CAMP, CAMP]);
});

rule('fight.aside', 'what was chosen goes only when the loser has resupplied', () => {
  const state = fought(facing({ friendship: [2, 2] }), [4, 3], [5, 2]);
  expect([stepNow(state), every(state, 'pies'), state.discards]).toEqual(['resupply', [5, 5], [0, 0, 0]]);
  const told = does(state, 1, FOR_PIES);
  expect(told.flatMap((event) => (event.is === 'pies' ? [[event.seat, event.by, event.now]] : []))).toEqual([
    [1, 2, 7],
    [0, -4, 1],
    [1, -5, 2],
  ]);
  expect(valuesIn(state)).toEqual([[1], []]);
  expect(state.discards).toEqual([0, 1, 1]);
});

rule('fight.aside', 'an attacker that loses may reach 8 pies at camp, and claim them after they are gone', () => {
  const state = fought(facing({ pies: [6, 8], friendship: [5, 2] }), [4], [7]);
  does(state, 0, FOR_PIES);
  expect([stepNow(state), every(state, 'pies')]).toEqual(['end', [4, 1]]);
  does(state, 0, claim(PIES));
  expect(seatAt(state, 0).trophies).toBe(1 << PIES);
});

rule('fight.aside', 'a track that is full at camp loses all that was set', () => {
  const full = facing({
    seekers: [
      [MINE, CAMP],
      [THEIRS, THEIRS],
    ],
    pies: [9, 10],
    hands: [[3, 1], []],
    friendship: [2, 2],
  });
  fought(full, [7, 3], [7]);
  does(full, 1, FOR_PIES, FOR_PIES);
  expect(every(full, 'pies')).toEqual([2, 3]);
});

rule('fight.aside', 'spells of the fight are not drawn at camp', () => {
  const state = facing({ hands: [[3, 1], [2]], friendship: [2, 2] });
  state.deck = [];
  state.makings = [[1, 1, 1]];
  fought(state, [5, 3], [0, 2]);
  expect([state.turn, seatAt(state, 1).pies, state.discards]).toEqual([1, 7, [0, 1, 1]]);
});

rule('fight.aside', 'three spells in hand at camp count, though one of them was used', () => {
  const state = fought(facing({ friendship: [5, 2] }), [0, 1], [5]);
  does(state, 0, FOR_SPELL);
  expect([stepNow(state), seatAt(state, 0).hand.length]).toEqual(['end', 2]);
  expect(offers(state, 0, claim(SPELL_HAND))).toBe(true);
});

test('spells that a fight has used lie open until they go, and a guess keeps them', () => {
  const state = fought(
    facing({
      hands: [
        [3, 1],
        [2, 2],
      ],
      friendship: [2, 2],
    }),
    [5, 3],
    [0, 2],
  );
  const values = (eyes: 0 | 1 | 'onlooker') => valuesIn(view(state, eyes));
  expect([values(0), values(1), values('onlooker')]).toEqual([
    [
      [3, 1],
      [2, null],
    ],
    [
      [3, null],
      [2, 2],
    ],
    [
      [3, null],
      [2, null],
    ],
  ]);
  for (let salt = 0; salt < 10; salt++) {
    const seen = view(state, 1);
    expect(view(guess(seen, 1, new Rng(salt, 1, 1)), 1)).toEqual(seen);
  }
});

rule('fight.trophy', 'the winner may take the trophy at once, a defender too, or not at all', () => {
  const state = fought(facing({ friendship: [5, 5] }), [5], [0]);
  does(state, 0, claim(FIGHT));
  does(state, 1, FOR_PIES);
  expect([seatAt(state, 0).trophies, state.turn]).toEqual([1 << FIGHT, 1]);
  const defended = fought(facing({ friendship: [5, 5] }), [0], [5]);
  does(defended, 1, claim(FIGHT));
  expect(every(defended, 'trophies')).toEqual([0, 1 << FIGHT]);
  expect(defended.claimed).toBe(false);
  const poor = fought(facing({ friendship: [3, 2] }), [0], [5]);
  expect(stepNow(poor)).toBe('resupply');
});

rule('fight.trophy', 'for the attacker it is the trophy of the turn', () => {
  const state = fought(facing({ friendship: [9, 3] }), [5], [0]);
  does(state, 0, claim(0));
  expect(seatAt(state, 0).trophies).toBe(1);
  expect(stepNow(state)).toBe('resupply');
});

rule('fight.trophy', 'a defender may take it though the turn’s trophy is taken', () => {
  const state = facing({ friendship: [9, 5] });
  does(state, 0, claim(0));
  fought(state, [0], [5]);
  does(state, 1, claim(FIGHT));
  expect(every(state, 'trophies')).toEqual([1, 1 << FIGHT]);
});

test('behind the curtain a trophy is offered as the own personality has it', () => {
  const state = facing({ pies: [7, 5], friendship: [5, 3], personality: [PIES, 0] });
  goes(state, THEIRS);
  does(state, 0, PASS);
  expect([offers(state, 0, claim(PIES)), offers(state, 1, claim(PIES))]).toEqual([true, false]);
  expect(offers(facing({ pies: [7, 5], personality: [0, PIES] }), 0, claim(PIES))).toBe(false);
});

rule('fight.rout', 'all the loser’s seekers there go home, tokens stay', () => {
  const state = facing({
    seekers: [
      [MINE, CAMP],
      [THEIRS, THEIRS],
    ],
    apples: [[MINE, 2]],
    gems: [[THEIRS, 1]],
    friendship: [2, 2],
  });
  does(state, 0, act(MOVE), pick(0), take(APPLE, MINE), take(APPLE, MINE), go(THEIRS), PASS, dial(5));
  does(state, 1, dial(0), FOR_PIES, FOR_PIES);
  expect([every(state, 'seekers').flat(), state.tokens[APPLE][THEIRS], state.tokens[GEM][THEIRS]]).toEqual([
    [THEIRS, CAMP, CAMP, CAMP],
    2,
    1,
  ]);
  expect(seatAt(state, 1).pies).toBe(9);
});

test('the reveal tells attacker and defender in this order, with all that counted', () => {
  const state = facing();
  goes(state, THEIRS);
  does(state, 0, PASS, dial(4, 3));
  const told = does(state, 1, dial(1, 2));
  expect(told).toContainEqual({
    ...{ is: 'fought', seat: 0, rival: 1, at: THEIRS, winner: 0 },
    attack: { pies: 4, spells: [3], total: 7, seekers: 1 },
    defence: { pies: 1, spells: [2], total: 3, seekers: 1 },
  });
});

test('who still has to choose is the one that the other waits for', () => {
  const state = facing();
  goes(state, THEIRS);
  does(state, 0, PASS, dial(5));
  expect(why(view(state, 0), 0, dial(4))).toEqual({ is: 'othersTurn', rule: 'turn.order', side: 1 });
});

test('two seekers may use two spells, and the friendship is lost once', () => {
  const state = facing({
    seekers: [
      [MINE, at(1, -2)],
      [THEIRS, CAMP],
    ],
  });
  goes(state, THEIRS);
  does(state, 0, pick(1), go(THEIRS));
  expect(seatAt(state, 0).friendship).toBe(2);
  expect(offers(state, 0, dial(5, 1, 3))).toBe(true);
});

rule('tile.pie-cannon', 'a cannon adds 2 in attack and defence', () => {
  const state = fought(facing({ tiles: [[PIE_CANNON, null]], friendship: [3, 2] }), [0], [2]);
  expect(seatAt(state, 1).seekers[0]).toBe(CAMP);
  const defended = fought(
    facing({
      tiles: [
        [null, null],
        [PIE_CANNON, null],
      ],
    }),
    [1],
    [0],
  );
  expect(defended.todo.at(-1)).toMatchObject({ step: 'victory', seat: 1 });
});

rule('tile.good-sport', 'a good sport attacks without losing friendship', () => {
  expect(fought(facing({ tiles: [[GOOD_SPORT, null]] }), [0], [2]).seats[0]?.friendship).toBe(3);
});

rule('person.brave', 'a brave loser by at most 2 may take the fight trophy, in another’s turn too', () => {
  const state = fought(facing({ personality: [0, BRAVE], friendship: [2, 4] }), [4], [2]);
  expect(asks(state)).toEqual([{ seat: 1, step: 'consolation', cover: 'open' }]);
  does(state, 1, claim(FIGHT), FOR_PIES);
  expect(seatAt(state, 1).trophies).toBe(1 << FIGHT);
  expect(seatAt(view(state, 0), 1).personality).toBe(BRAVE);
});

rule('person.brave', 'losing by 3 is no comfort, and another personality finds nothing to claim', () => {
  const lost = fought(facing({ personality: [0, BRAVE], friendship: [2, 4] }), [5], [2]);
  expect(stepNow(lost)).toBe('resupply');
  const other = fought(facing({ personality: [BRAVE, 0], friendship: [2, 4] }), [4], [2]);
  expect([moves(other, 1), moves(view(other, 'onlooker'), 1)]).toEqual([[PASS], [PASS, claim(FIGHT)]]);
  expect(why(view(other, 1), 1, claim(FIGHT))).toMatchObject({ rule: 'trophy.personality' });
  does(other, 1, PASS);
  expect(stepNow(other)).toBe('resupply');
  expect(seatAt(view(other, 0), 1).personality).toBe(null);
  const known = facing({ personality: [BRAVE, 0], friendship: [2, 4] });
  seatAt(known, 0).shown = true;
  expect(stepNow(fought(known, [4], [2]))).toBe('resupply');
});

test('a brave attacker that loses uses the turn’s trophy', () => {
  const state = fought(facing({ personality: [BRAVE, 0], friendship: [5, 2] }), [3], [4]);
  does(state, 0, claim(FIGHT));
  expect([state.claimed, seatAt(state, 0).trophies]).toEqual([true, 1 << FIGHT]);
});
