import { expect, test } from 'vitest';
import { rule } from '../../../engine/conformance/rule.ts';
import { Rng } from '../../../engine/rng.ts';
import { plainOptions } from '../../../engine/setup.ts';
import { facts } from '../facts.ts';
import { kindOf } from './cards.ts';
import { deal } from './index.ts';
import { asks, moves, why } from './legal.ts';
import { play } from './play.ts';
import { act, asked, dealt, may, moveOf, playOn, positionOf } from './sample.ts';
import { bonusIn, penalty, result, roundPoints, sheet, winnersOf } from './sheet.ts';
import { view } from './view.ts';

const NO_SAYO = ['hiougi', 'seoto', 'tokiwa'];
const OUT = 'hikeshi-red';

rule('settle.met', 'an unused reserve whose requirement is met becomes a guest without effect', () => {
  const state = positionOf({ geisha: NO_SAYO, hands: [OUT], reserves: ['', 'okappiki-blue'] });
  const heard = act(state, `guest ${OUT}`);
  expect(heard).toContainEqual({ is: 'revealed', seat: 1, card: kindOf('okappiki-blue'), met: true, count: 1 });
  expect(heard.map(({ is }) => is)).not.toContain('used');
  expect(asked(state)).toEqual(['0 ready', '1 ready', '2 ready']);
  expect(state.rounds[0]?.guests[1]).toEqual([kindOf('okappiki-blue')]);
});

rule('settle.failed', 'a failed reserve goes to the hand, with the top card or one of the own publicity', () => {
  const sample = {
    geisha: NO_SAYO,
    hands: [OUT],
    reserves: ['', 'okappiki-red', 'kuge'],
    publicity: ['', 'suri-red suri-blue'],
  };
  const state = positionOf(sample);
  act(state, `guest ${OUT}`);
  expect(asked(state)).toEqual(['1 settle']);
  expect(why(view(state, 1), 1, moveOf('recall kuge'))?.rule).toBe('settle.failed');
  act(state, 'recall suri-red');
  expect(state.rounds[0]?.publicity[1]).toEqual([kindOf('suri-blue')]);
  expect(state.rounds[0]?.hands).toEqual([0, 3, 3]);
  const top = positionOf(sample);
  act(top, `guest ${OUT}`, 'top');
  expect(top.rounds[0]?.publicity[1]).toHaveLength(2);
  expect(top.rounds[0]?.hands).toEqual([0, 3, 3]);
});

rule('settle.order', 'all are judged first, then each takes a card clockwise from the starter, unseen', () => {
  const sample = { geisha: NO_SAYO, hands: [OUT], reserves: ['', 'okappiki-red', 'kuge'] };
  const both = positionOf({ ...sample, publicity: ['', 'suri-red', 'suri-blue'] });
  both.starter = 2;
  const told = act(both, `guest ${OUT}`);
  expect(told.flatMap((event) => (event.is === 'revealed' ? [event.seat] : []))).toEqual([2, 1]);
  expect(asked(both)).toEqual(['2 settle']);
  expect(act(both, 'top')).toContainEqual({ is: 'drew', seat: 2, count: 1, cards: null, by: 'reserve' });
  expect(asked(both)).toEqual(['1 settle']);
  const none = positionOf({ ...sample, publicity: [], deck: '' });
  act(none, `guest ${OUT}`);
  expect(none.rounds[0]?.hands).toEqual([0, 2, 2]);
});

rule('settle.quiet', 'closed does not matter, Tokiwa helps by herself, nobody gains a bonus or calls a lap', () => {
  const state = positionOf({
    geisha: NO_SAYO,
    hands: [OUT, 'kuge', ''],
    reserves: ['', 'okappiki-blue', 'hanashika-red'],
    closed: [1],
  });
  const heard = act(state, `guest ${OUT}`);
  expect(state.rounds[0]?.guests[1]).toEqual([kindOf('okappiki-blue')]);
  expect(heard).toContainEqual({ is: 'ability', seat: 2, geisha: 'tokiwa', card: kindOf('hanashika-red') });
  expect(state.rounds[0]?.hands).toEqual([0, 1, 0]);
  expect(state.rounds[0]?.bonus).toEqual([5, 0, 0]);
  const full = positionOf({
    geisha: NO_SAYO,
    hands: [OUT],
    guests: ['', 'suri-red suri-red suri-blue suri-blue'],
    reserves: ['', 'okappiki-blue', 'kuge'],
    deck: 'kamiyui-red',
  });
  const told = act(full, `guest ${OUT}`).map(({ is }) => is);
  expect(told.filter((is) => is === 'revealed')).toHaveLength(2);
  expect(told).toContain('drew');
  expect(told).not.toContain('lap');
  const broker = positionOf({
    geisha: NO_SAYO,
    hands: [OUT],
    reserves: ['', 'kuge'],
    guests: ['', 'fudasashi-red'],
    publicity: ['', 'suri-red'],
  });
  act(broker, `guest ${OUT}`, 'recall suri-red');
  expect(broker.rounds[0]?.points[1]).toBe(7 - 6);
});

rule('score.income', 'guests earn their income, and scoring effects add to it', () => {
  const state = positionOf({ guests: ['suri-red kuge fudasashi-blue'], publicity: ['kamiyui-red'] });
  expect(roundPoints(state, 0, 0, 0)).toBe(4 + 10 + 7 + 1);
});

rule('score.hand', 'cards left cost one, two, three and so on', () => {
  expect([0, 1, 2, 3, 4, 5].map(penalty)).toEqual([0, 1, 3, 6, 10, 15]);
  expect(roundPoints(positionOf({ guests: ['kuge'] }), 0, 3, 0)).toBe(4);
});

rule('score.floor', 'a round is never worth less than nothing', () => {
  const state = positionOf({ guests: ['hikyaku-red'] });
  expect(roundPoints(state, 0, 5, 0)).toBe(0);
});

rule('score.bonus', 'going out brings 5, 5 and 10, beside all else', () => {
  expect(roundPoints(positionOf(), 0, 5, 5)).toBe(5);
  for (const [round, bonus] of [
    [1, 5],
    [2, 5],
    [3, 10],
  ] as const) {
    const state = positionOf({ hands: [OUT], round });
    act(state, `guest ${OUT}`);
    expect(state.rounds[0]?.points[0]).toBe(3 + bonus);
  }
});

rule('score.example', 'the two counts of the example are so', () => {
  const rows = { guests: ['hanashika-red kenjutsu-red dangoya-blue', 'hanashika-blue kamiyui-blue'] };
  const state = positionOf({ geisha: ['hiougi', 'seoto'], ...rows });
  expect(roundPoints(state, 0, 3, 0)).toBe(9);
  expect(roundPoints(state, 1, 0, bonusIn(1))).toBe(12);
});

rule('score.tokens', 'the total is secret', () => {
  const state = positionOf({ hands: [OUT] });
  act(state, `guest ${OUT}`);
  expect(view(state, 0).tokens).toEqual([8, null, null]);
  expect(view(state, 'onlooker').tokens).toEqual([null, null, null]);
});

rule('score.told', 'a round’s result is told to all, and tokens may be open', () => {
  const state = positionOf({ hands: [OUT] });
  expect(act(state, `guest ${OUT}`)).toContainEqual(expect.objectContaining({ is: 'scored', seat: 0, points: 8 }));
  state.tokensOpen = true;
  expect(view(state, 'onlooker').tokens).toEqual([8, 0, 0]);
  expect(view(state, 1).rounds[0]?.hands).toEqual([0, 1, 1]);
});

test('a counted round lies there with no new hand until the last one is ready', () => {
  const state = positionOf({ geisha: NO_SAYO, hands: [OUT], publicity: ['kuge'] });
  const heard = act(state, `guest ${OUT}`);
  expect(heard.map(({ is }) => is)).not.toContain('round');
  expect(asks(state)).toEqual(
    [0, 1, 2].map((seat) => ({ seat, step: 'ready', cover: 'private', only: true, pause: true })),
  );
  const [counted] = state.rounds;
  const { guests, publicity, hands } = state;
  const still = { round: 1, guests, publicity, hands };
  expect(counted).toMatchObject({ guests, publicity, hands: [0, 1, 1] });
  for (const seat of [2, 0]) {
    expect(moves(state, seat)).toEqual([{ do: 'ready' }]);
    play(state, seat, { do: 'ready' }, new Rng(1, 1, 1));
    expect(moves(state, seat)).toEqual([]);
    expect(why(view(state, seat), seat, moveOf('rest'))).toEqual({ is: 'refused', rule: 'round.next', side: seat });
    expect(state).toMatchObject(still);
  }
  expect(view(state, 'onlooker').hands).toEqual([null, null, null]);
  expect(act(state, 'ready').map(({ is }) => is)).toEqual(['round']);
  expect(state.hands.map((hand) => hand.length)).toEqual([6, 6, 6]);
});

test('the last one to be ready deals, and by the chance of that very move', () => {
  const deal = (order: readonly number[], chance: number): unknown => {
    const state = positionOf({ geisha: NO_SAYO, hands: [OUT] });
    act(state, `guest ${OUT}`);
    for (const [made, seat] of order.entries()) play(state, seat, { do: 'ready' }, new Rng(made, chance, made));
    return state.hands;
  };
  expect(deal([0, 1, 2], 4)).toEqual(deal([2, 1, 0], 4));
  expect(deal([0, 1, 2], 4)).not.toEqual(deal([0, 1, 2], 5));
});

test('what has been won is worth no more and no less while the count is looked at', () => {
  const state = positionOf({ hands: [OUT], guests: ['', 'hanashika-blue'] });
  act(state, `guest ${OUT}`);
  expect(result(state).points).toEqual([8, 4, 0]);
  expect(sheet(view(state, 0)).rows.map(({ row }) => row)).toEqual(['round1']);
});

test('the sheet keeps finished rounds, and adds them up where totals are no secret', () => {
  const state = positionOf({ hands: [OUT] });
  act(state, `guest ${OUT}`, 'ready', 'ready', 'ready');
  const secret = sheet(view(state, 'onlooker'));
  expect(secret.rows.map(({ row, by }) => [row, ...by])).toEqual([
    ['round1', 8, 0, 0],
    ['soFar2', 0, 0, 0],
  ]);
  expect(secret).toMatchObject({ totals: [0, 0, 0], addsUp: false });
  state.tokensOpen = true;
  const open = sheet(view(state, 'onlooker'));
  expect(open.rows).toEqual(secret.rows);
  expect(open.totals).toEqual([8, 0, 0]);
  expect(open.addsUp).toBeUndefined();
});

test('unasked, the points beside each name are those of the whole game, and never lost between two rounds', () => {
  const state = deal({ seats: 3, options: plainOptions(facts, 3), first: 0 }, new Rng(4, 4, 4));
  const rng = new Rng(2, 2, 2);
  while (state.stage !== 'over') {
    playOn(state, rng, 1);
    const { rows, totals, addsUp } = sheet(view(state, 'onlooker'));
    expect(addsUp).toBeUndefined();
    expect(totals).toEqual([0, 1, 2].map((seat) => rows.reduce((sum, { by }) => sum + (by[seat] ?? 0), 0)));
    totals.forEach((points, seat) => {
      expect(points).toBeGreaterThanOrEqual(state.tokens[seat] ?? 0);
    });
  }
  expect(sheet(view(state, 0)).totals).toEqual(result(state).points);
});

rule('round.next', 'all cards are gathered, six or seven dealt, and all that was is done with', () => {
  const state = positionOf({ geisha: NO_SAYO, hands: [OUT], closed: [1], guests: ['suri-red'], publicity: ['kuge'] });
  state.spent[2] = true;
  state.extra = 1;
  state.discard = [kindOf('suri-blue')];
  act(state, `guest ${OUT}`, 'ready', 'ready', 'ready');
  expect(state.round).toBe(2);
  expect(state.hands.map((hand) => hand.length)).toEqual([6, 6, 6]);
  expect(state.deck).toHaveLength(62);
  expect([...state.guests, ...state.publicity, state.discard].flat()).toEqual([]);
  expect([...state.closed, ...state.spent]).not.toContain(true);
  expect(state).toMatchObject({ extra: 0, lap: 'none', idle: 0 });
  expect(state.reputation.slice(0, 3)).toEqual([5, 2, 2]);
});

rule('round.start', 'whoever took the last turn begins the next round', () => {
  const state = positionOf({
    geisha: NO_SAYO,
    hands: ['', OUT].map((ids, seat) => (seat === 0 ? 'kuge' : ids)),
    turn: 1,
  });
  state.geisha[1] = 'hiougi';
  Object.assign(state.reputation, { 3: 5 });
  expect(may(state, `guest ${OUT}`)).toBe(true);
  act(state, `guest ${OUT}`, 'ready', 'ready', 'ready');
  expect(state.starter).toBe(1);
  act(state, 'decline', 'decline', 'decline');
  expect(asked(state)).toEqual(['1 turn']);
});

rule('game.win', 'after round 3 most tokens win', () => {
  expect(winnersOf([12, 30, 29], [5, 5, 0])).toEqual([1]);
  const state = playOn(dealt({ seats: 5 }), new Rng(8, 8, 8));
  expect(result(state).points).toEqual(state.tokens);
  expect(why(view(state, 0), 0, moveOf('rest'))).toEqual({ is: 'over', rule: 'game.win' });
});

rule('game.tie', 'with as many tokens fewer cards left decide; still equal, it is shared', () => {
  expect(winnersOf([30, 30, 12], [3, 2, 0])).toEqual([1]);
  expect(winnersOf([30, 30, 30], [2, 3, 2])).toEqual([0, 2]);
});

test('the running result counts a reserve as if the round were over', () => {
  const state = positionOf({ geisha: NO_SAYO, hands: ['kuge'], reserves: ['okappiki-red', 'okappiki-red'] });
  expect(result(state).points).toEqual([4 + 1 - 1, -6, -1]);
  const bare = positionOf({ geisha: NO_SAYO, hands: ['kuge'], reserves: ['', 'okappiki-red'], deck: '' });
  expect(result(bare).points).toEqual([-1, -3, -1]);
});
