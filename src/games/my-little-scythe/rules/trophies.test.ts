import { expect, test } from 'vitest';
import { rule } from '../../../engine/conformance/rule.ts';
import type { Eyes } from '../../../engine/game.ts';
import { Rng } from '../../../engine/rng.ts';
import {
  APPLE,
  APPLES,
  FIGHT,
  type Field,
  FRIENDSHIP,
  GEM,
  GEMS,
  PIES,
  POWER_UPS,
  QUESTS,
  SPELL_HAND,
} from './cards.ts';
import { foresee } from './foresee.ts';
import { CAMP, hexAt, seatAt } from './hexes.ts';
import { MAKE_PIES, MAKE_POWER_UP, MAKE_SPELL, MOVE, SEEK_A, TILE_SPACE } from './mat.ts';
import {
  act,
  claim,
  deliver,
  dial,
  discard,
  drawFrom,
  FOR_PIES,
  go,
  keep,
  mix,
  PASS,
  pick,
  solve,
  take,
} from './move.ts';
import { does, drawnIn, goes, offers, positionOf, type Sample, stepNow } from './sample.ts';
import { sheet } from './sheet.ts';
import { type Fields, NO_FIELDS, type State, withField } from './state.ts';
import { drawSpell } from './steps/fight.ts';
import { asks, moves, nextTurn } from './steps/turn.ts';
import { bake, befriend } from './trophies.ts';
import { conceals, view } from './view.ts';
import { why } from './why.ts';

const at = hexAt;
const HOME = at(0, -1);
const bits = (...fields: readonly Field[]): Fields => fields.reduce(withField, NO_FIELDS);
const has = (state: State, seat: number, field: Field): boolean => (seatAt(state, seat).trophies & (1 << field)) !== 0;
const refusal = (state: State, field: Field): string | undefined => why(view(state, 0), 0, claim(field))?.rule;

/** Whether seat 0 may claim, and not with a little less. */
function asksFor(field: Field, enough: Sample, less: Sample): void {
  expect(offers(positionOf(enough), 0, claim(field))).toBe(true);
  expect(offers(positionOf(less), 0, claim(field))).toBe(false);
}

rule('trophy.friendship', 'friendship 8', () => {
  asksFor(FRIENDSHIP, { friendship: [8, 3] }, { friendship: [7, 3] });
  expect(refusal(positionOf({ friendship: [6, 3] }), FRIENDSHIP)).toBe('trophy.friendship');
});
rule('trophy.powerUps', 'both power-ups', () => {
  asksFor(POWER_UPS, { tiles: [[1, 2]] }, { tiles: [[1, null]] });
});
rule('trophy.spells', '3 spells in hand', () => {
  asksFor(SPELL_HAND, { hands: [[1, 1, 2], []] }, { hands: [[3, 3], []] });
});
rule('trophy.quests', '2 quests solved', () => {
  asksFor(QUESTS, { solved: [[1, 2], []] }, { solved: [[1], []] });
});
rule('trophy.pies', '8 pies', () => {
  asksFor(PIES, { pies: [8, 3] }, { pies: [7, 3] });
});

const stocked = (more: Sample = {}): State =>
  positionOf({
    seekers: [[HOME, at(1, -1)]],
    apples: [[HOME, 5]],
    gems: [
      [HOME, 2],
      [at(1, -1), 2],
    ],
    ...more,
  });

rule('trophy.apples', '4 apples brought to the castle', () => {
  const state = stocked();
  const told = does(state, 0, act(MOVE), deliver(APPLE, 4, 0));
  expect([has(state, 0, APPLES), state.tokens[APPLE][HOME], state.supply[APPLE], seatAt(state, 0).seekers[0]]).toEqual([
    true,
    1,
    23,
    CAMP,
  ]);
  expect(told.map(({ is }) => is)).toEqual(['acted', 'delivered', 'claimed', 'home']);
});
rule('trophy.gems', '4 gems brought to the castle', () => {
  const state = stocked();
  does(state, 0, act(MOVE), deliver(GEM, 2, 2), FOR_PIES, FOR_PIES);
  expect([has(state, 0, GEMS), seatAt(state, 0).pies, state.turn]).toEqual([true, 7, 1]);
});
rule('trophy.fight', 'a pie fight won', () => {
  const state = positionOf({
    seekers: [
      [HOME, CAMP],
      [at(0, -2), CAMP],
    ],
    pies: [9, 3],
    friendship: [5, 2],
  });
  goes(state, at(0, -2));
  does(state, 0, PASS, dial(7));
  does(state, 1, dial(0));
  does(state, 0, claim(FIGHT));
  expect(has(state, 0, FIGHT)).toBe(true);
});

rule('deliver.four', 'exactly 4 of a kind are brought', () => {
  const state = stocked();
  does(state, 0, act(MOVE));
  for (const count of [0, 2]) expect(why(view(state, 0), 0, deliver(APPLE, count, 0))?.rule).toMatch(/^deliver/);
  expect(why(view(state, 0), 0, deliver(GEM, 4, 0))).toMatchObject({ rule: 'deliver.four' });
  const together = stocked({ seekers: [[HOME, HOME]], apples: [[HOME, 3]] });
  does(together, 0, act(MOVE));
  expect(why(view(together, 0), 0, deliver(APPLE, 2, 2))).toMatchObject({ rule: 'deliver.four' });
});
rule('deliver.joint', 'both may deliver together before either has moved', () => {
  const state = stocked({
    apples: [
      [HOME, 3],
      [at(1, -1), 2],
    ],
  });
  does(state, 0, act(MOVE));
  const offered = moves(state, 0).flatMap((move) => (move.do === 'deliver' && move.kind === APPLE ? [move] : []));
  expect(offered).toEqual([deliver(APPLE, 2, 2), deliver(APPLE, 3, 1)]);
  does(state, 0, pick(0), go(at(0, -2)));
  expect(why(view(state, 0), 0, deliver(APPLE, 2, 2))).toMatchObject({ rule: 'deliver.joint' });
});
rule('deliver.trophy', 'a delivery is offered only if its trophy can be taken now', () => {
  for (const state of [stocked({ friendship: [2, 3] }), stocked({ trophies: [bits(APPLES), 0] })]) {
    does(state, 0, act(MOVE));
    expect(why(view(state, 0), 0, deliver(APPLE, 4, 0))).toMatchObject({ rule: 'deliver.trophy' });
  }
  const used = stocked({ pies: [8, 3] });
  does(used, 0, act(MOVE), claim(PIES));
  expect(offers(used, 0, deliver(APPLE, 4, 0))).toBe(false);
});
rule('move.seekers', 'each seeker moves once at most, one must, and who came home stays', () => {
  const state = stocked();
  does(state, 0, act(MOVE));
  expect(why(view(state, 0), 0, PASS)).toMatchObject({ rule: 'move.seekers' });
  does(state, 0, deliver(APPLE, 4, 0), FOR_PIES);
  expect([offers(state, 0, pick(0)), offers(state, 0, pick(1)), offers(state, 0, PASS)]).toEqual([false, true, true]);
});

rule('trophy.friendly', 'without friendship 3 no trophy is taken', () => {
  expect(refusal(positionOf({ pies: [8, 3], friendship: [2, 3] }), PIES)).toBe('trophy.friendly');
});
rule('trophy.one', 'one trophy a turn', () => {
  const state = positionOf({ pies: [8, 3], friendship: [8, 3] });
  does(state, 0, claim(PIES));
  expect(refusal(state, FRIENDSHIP)).toBe('trophy.one');
  seatAt(state, 1).pies = 8;
  does(state, 0, act(SEEK_A));
  while (state.turn === 0) does(state, 0, moves(state, 0)[0] ?? PASS);
  expect(offers(state, 1, claim(PIES))).toBe(true);
});
rule('trophy.once', 'a field is taken once a player, by any number of players', () => {
  expect(refusal(positionOf({ pies: [8, 3], trophies: [bits(PIES), 0] }), PIES)).toBe('trophy.once');
  expect(offers(positionOf({ pies: [8, 3], trophies: [0, bits(PIES)] }), 0, claim(PIES))).toBe(true);
});
rule('trophy.four', 'nobody takes a fifth', () => {
  const state = positionOf({ pies: [8, 3], trophies: [bits(0, 1, 2, 3), 0] });
  expect(refusal(state, PIES)).toBe('trophy.four');
});

rule(
  'trophy.held',
  'spells at any moment of the turn, friendship and pies reached in it may be claimed until it ends',
  () => {
    const witch = positionOf({ hands: [[1, 1, 2], []], tiles: [[null, ALCHEMY]], seekers: [[HOME, CAMP]] });
    does(witch, 0, act(TILE_SPACE), discard(1), mix(2));
    expect([stepNow(witch), seatAt(witch, 0).hand.length, offers(witch, 0, claim(SPELL_HAND))]).toEqual([
      'end',
      2,
      true,
    ]);
    const reached = positionOf({ pies: [7, 3], friendship: [7, 3], personality: [0, 1] });
    const flow = { rng: new Rng(1, 1, 1), tell: undefined };
    bake(reached, 0, 1, flow);
    befriend(reached, 0, 1, flow);
    bake(reached, 0, -5, flow);
    befriend(reached, 0, -3, flow);
    expect([offers(reached, 0, claim(PIES)), offers(reached, 0, claim(FRIENDSHIP))]).toEqual([true, true]);
    nextTurn(reached, flow);
    expect([reached.held, reached.eased]).toEqual([0, 0]);
  },
);

rule('trophy.window', 'what stood when the turn began and was spent cannot be claimed', () => {
  const state = positionOf({
    seekers: [
      [HOME, CAMP],
      [at(0, -2), CAMP],
    ],
    pies: [8, 3],
    friendship: [5, 2],
  });
  goes(state, at(0, -2));
  does(state, 0, PASS, dial(7));
  does(state, 1, dial(0));
  does(state, 0, PASS);
  does(state, 1, FOR_PIES);
  expect([state.turn, seatAt(state, 0).pies, seatAt(state, 0).trophies]).toEqual([1, 1, 0]);
});

rule('trophy.window', 'both parts of an eased field must be there at one moment', () => {
  const flow = { rng: new Rng(1, 1, 1), tell: undefined };
  const after = (...friendships: readonly number[]): boolean => {
    const state = positionOf({ hands: [[1], []], friendship: [6, 3], personality: [SPELL_HAND, 0] });
    befriend(state, 0, friendships[0] ?? 0, flow);
    drawSpell(state, 0, flow);
    befriend(state, 0, friendships[1] ?? 0, flow);
    return offers(state, 0, claim(SPELL_HAND));
  };
  expect([after(-1, 0), after(-1, 1), after(0, -1)]).toEqual([false, true, true]);
});

test('what comes about in the turn may be claimed in it, for every field that can stand', () => {
  const rich: Sample = { seekers: [[HOME, at(0, -2)]], apples: [[HOME, 3]], gems: [[HOME, 3]] };
  const befriended = positionOf({
    ...rich,
    seekers: [
      [HOME, at(0, -2)],
      [at(1, -1), CAMP],
    ],
    friendship: [6, 3],
    tiles: [[null, GIFT_BASKET]],
  });
  does(befriended, 0, act(TILE_SPACE), take(APPLE, HOME), claim(FRIENDSHIP));
  const learnt = positionOf({ ...rich, hands: [[1, 2], []] });
  does(learnt, 0, act(MAKE_SPELL), claim(SPELL_HAND));
  const equipped = positionOf({ ...rich, tiles: [[2, null]] });
  does(equipped, 0, act(MAKE_POWER_UP));
  const [one, two] = drawnIn(equipped);
  does(equipped, 0, keep(one, two), claim(POWER_UPS));
  const quester = positionOf({ ...rich, quests: [at(0, -3)], friendship: [6, 3], next: [10], solved: [[1], []] });
  goes(quester, at(0, -3));
  does(quester, 0, PASS, solve(1), claim(QUESTS));
  expect([befriended, learnt, equipped, quester].map((state) => state.turn)).toEqual([1, 1, 1, 1]);
});
const GIFT_BASKET = 4;
const ALCHEMY = 6;

test('the end of a turn is asked about only if something can be claimed', () => {
  const state = positionOf({ seekers: [[HOME, CAMP]], apples: [[HOME, 2]], pies: [6, 3] });
  does(state, 0, act(MAKE_PIES));
  expect([stepNow(state), state.turn]).toEqual(['end', 0]);
  does(state, 0, PASS);
  expect(state.turn).toBe(1);
});

rule('trophy.personality', 'an eased trophy is offered to all who may have the card, and is the owner’s alone', () => {
  for (const own of [PIES, QUESTS] as const) {
    const state = positionOf({ pies: [7, 3], personality: [own, 0] });
    expect(offers(state, 0, claim(PIES))).toBe(own === PIES);
    expect(refusalOf(state, 0)).toBe(own === PIES ? undefined : 'trophy.personality');
    expect([offers(view(state, 'onlooker'), 0, claim(PIES)), refusalOf(state, 'onlooker')]).toEqual([true, undefined]);
    expect(asks(state)).toEqual([{ seat: 0, step: 'action', cover: 'open' }]);
    expect(seatAt(view(state, 1), 0).personality).toBe(null);
  }
  const known = positionOf({ pies: [7, 3], personality: [QUESTS, PIES] });
  seatAt(known, 1).shown = true;
  expect(offers(view(known, 'onlooker'), 0, claim(PIES))).toBe(false);
  const open = positionOf({ pies: [7, 3], personality: [QUESTS, 0] });
  seatAt(open, 0).shown = true;
  expect(offers(view(open, 'onlooker'), 0, claim(PIES))).toBe(false);
});
const refusalOf = (state: State, eyes: Eyes): string | undefined => why(view(state, eyes), 0, claim(PIES))?.rule;

test('three apples are offered for delivery to all who may be a farmer', () => {
  const state = stocked({ apples: [[HOME, 3]], personality: [GEMS, 0] });
  does(state, 0, act(MOVE));
  const three = deliver(APPLE, 3, 0);
  expect([offers(state, 0, three), offers(view(state, 'onlooker'), 0, three)]).toEqual([false, true]);
  expect(why(view(state, 0), 0, three)).toMatchObject({ rule: 'trophy.personality' });
  expect(why(view(state, 'onlooker'), 0, three)).toBeNull();
  expect(foresee(view(state, 'onlooker'), 0, three)).toContainEqual({
    ...{ is: 'byPersonality', rule: 'trophy.personality', side: 0 },
    field: APPLES,
  });
});

test('a turn’s end is asked about where some personality could help, whatever the own one is', () => {
  const state = positionOf({ solved: [[3], []], seekers: [[HOME, CAMP]], apples: [[HOME, 2]], personality: [PIES, 0] });
  does(state, 0, act(MAKE_PIES));
  expect([stepNow(state), moves(state, 0)]).toEqual(['end', [PASS]]);
  expect(moves(view(state, 'onlooker'), 0)).toEqual([PASS, claim(QUESTS)]);
  const known = positionOf({ solved: [[3], []], seekers: [[HOME, CAMP]], apples: [[HOME, 2]], personality: [PIES, 3] });
  seatAt(known, 1).shown = true;
  does(known, 0, act(MAKE_PIES));
  expect(known.turn).toBe(1);
});

test('a seat hides something as long as it alone sees a spell, its personality, a power-up or a choice', () => {
  const hides = (state: State): boolean => conceals(view(state, 'onlooker'), 0);
  const bare = positionOf({ hands: [[], [1]], seekers: [[HOME, CAMP]], apples: [[HOME, 1]], gems: [[HOME, 1]] });
  expect(hides(bare)).toBe(true);
  seatAt(bare, 0).shown = true;
  expect([hides(bare), conceals(view(bare, 'onlooker'), 1)]).toEqual([false, true]);
  const witch = positionOf({ hands: [[2], []] });
  seatAt(witch, 0).shown = true;
  expect(hides(witch)).toBe(true);
  does(bare, 0, act(MAKE_POWER_UP), drawFrom(0));
  expect(hides(bare)).toBe(true);
});

/** With this personality the field can be had, and with a little less it cannot. */
function eases(field: Field, enough: Sample, less: Sample): void {
  const state = positionOf({ ...enough, personality: [field, field === 0 ? 1 : 0] });
  does(state, 0, claim(field));
  expect([has(state, 0, field), seatAt(state, 0).shown]).toEqual([true, true]);
  const short = positionOf({ ...less, personality: [field, field === 0 ? 1 : 0] });
  expect(offers(short, 0, claim(field))).toBe(false);
}

rule('person.friendly', 'friendship 7 is enough', () => {
  eases(FRIENDSHIP, { friendship: [7, 3] }, { friendship: [6, 3] });
});
rule('person.baker', '7 pies are enough', () => {
  eases(PIES, { pies: [7, 3] }, { pies: [6, 3] });
});
rule('person.wizardly', '2 spells are enough with friendship 6', () => {
  const hands: Sample['hands'] = [[1, 1], []];
  eases(SPELL_HAND, { hands, friendship: [6, 3] }, { hands, friendship: [5, 3] });
});
rule('person.curious', '1 quest is enough', () => {
  eases(QUESTS, { solved: [[4], []] }, { solved: [[], []] });
});
rule('person.inventive', '1 power-up is enough with friendship 7', () => {
  eases(POWER_UPS, { tiles: [[2, null]], friendship: [7, 3] }, { tiles: [[2, null]], friendship: [6, 3] });
});
rule('person.farmer', 'exactly 3 apples may be delivered', () => {
  const state = stocked({ apples: [[HOME, 3]], personality: [APPLES, 0] });
  does(state, 0, act(MOVE), deliver(APPLE, 3, 0));
  expect([
    has(state, 0, APPLES),
    seatAt(state, 0).shown,
    seatAt(state, 0).seekers[0],
    state.tokens[APPLE][HOME],
  ]).toEqual([true, true, CAMP, 0]);
});
rule('person.miner', 'exactly 3 gems may be delivered', () => {
  const state = stocked({ personality: [GEMS, 0] });
  does(state, 0, act(MOVE), deliver(GEM, 2, 1), FOR_PIES, FOR_PIES);
  expect([has(state, 0, GEMS), seatAt(state, 0).seekers, state.tokens[GEM][at(1, -1)]]).toEqual([
    true,
    [CAMP, CAMP],
    1,
  ]);
});

test('the sheet tells friendship and tokens beside the trophies', () => {
  const { rows } = sheet(view(stocked(), 0));
  expect(rows.map(({ row, by }) => [row, by])).toEqual([
    ['trophies', [0, 0]],
    ['friendship', [3, 3]],
    ['controlled', [9, 0]],
  ]);
});
test('a claim may come before the action, and nothing is lost by seeking', () => {
  const state = positionOf({ pies: [8, 3], seekers: [[HOME, CAMP]] });
  does(state, 0, claim(PIES), act(SEEK_A));
  expect(stepNow(state)).toBe('seek');
});
