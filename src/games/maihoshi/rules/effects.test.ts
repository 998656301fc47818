import { expect } from 'vitest';
import { rule } from '../../../engine/conformance/rule.ts';
import { Rng } from '../../../engine/rng.ts';
import { kindOf, NONE } from './cards.ts';
import { act, asked, dealt, kindsOf, may, playOn, positionOf } from './sample.ts';
import { roundPoints } from './sheet.ts';

const NO_SAYO = ['hiougi', 'seoto', 'tokiwa'];

rule('effect.optional', 'an effect may be used or left', () => {
  const state = positionOf({ hands: ['hikyaku-red kuge'] });
  act(state, 'guest hikyaku-red');
  expect(may(state, 'use')).toBe(true);
  expect(may(state, 'decline')).toBe(true);
});

rule('effect.order', 'once used, all that is possible happens in order', () => {
  const state = positionOf({ hands: ['dangoya-red kuge'], deck: 'suri-red suri-blue' });
  act(state, 'guest dangoya-red', 'use');
  expect(asked(state)).toEqual(['0 discard']);
  expect(may(state, 'discard kuge')).toBe(true);
  expect(may(state, 'discard suri-red')).toBe(true);
  expect(may(state, 'decline')).toBe(false);
});

rule('effect.entry', 'effects come with the guest action, the reserve and a chain, and in no other way', () => {
  const reserve = positionOf({ geisha: NO_SAYO, hands: ['kuge'], reserves: ['okappiki-red'] });
  act(reserve, 'reveal');
  expect(asked(reserve)).toEqual(['0 effect']);
  const placed = positionOf({ hands: ['okappiki-red kuge'] });
  act(placed, 'publicity 1', 'place okappiki-red');
  expect(asked(placed)).toEqual(['1 turn']);
  const chained = positionOf({ hands: ['wakadanna-blue okappiki-red kuge'] });
  act(chained, 'guest wakadanna-blue', 'guest okappiki-red', 'target 1');
  expect(chained.closed[1]).toBe(true);
  const publicity = ['kamiyui-red hikeshi-red kenjutsu-red'];
  const moved = positionOf({ hands: ['onmitsu-red kuge'], publicity, guests: ['', 'okappiki-red'] });
  act(moved, 'guest onmitsu-red', 'target 1');
  expect(asked(moved)).toEqual(['1 turn']);
  const invited = positionOf({ hands: ['chokushi okappiki-red okappiki-blue kuge'], publicity });
  act(invited, 'guest chokushi', 'guest okappiki-red', 'guest okappiki-blue');
  expect(asked(invited)).toEqual(['1 turn']);
});

rule('effect.newest', 'the newest is the right-most', () => {
  const state = positionOf({ hands: ['suri-red kuge'], guests: ['', 'hanashika-red kamiyui-blue'] });
  act(state, 'guest suri-red', 'target 1');
  expect(state.guests[1]).toEqual([kindOf('hanashika-red')]);
});

rule('effect.player', 'a player includes oneself', () => {
  const any = positionOf({ hands: ['okappiki-red kuge'] });
  act(any, 'guest okappiki-red');
  expect([0, 1, 2].map((seat) => may(any, `target ${seat}`))).toEqual([true, true, true]);
});

rule('effect.another', 'another player is not oneself; where nobody can be chosen nothing happens', () => {
  const other = positionOf({
    hands: ['onmitsu-red kuge'],
    publicity: ['kamiyui-red hikeshi-red'],
    guests: ['suri-red', 'suri-red'],
  });
  act(other, 'guest onmitsu-red');
  expect([0, 1, 2].map((seat) => may(other, `target ${seat}`))).toEqual([false, true, false]);
  const none = positionOf({
    hands: ['onmitsu-red kuge'],
    publicity: ['kamiyui-red hikeshi-red'],
    guests: ['suri-red'],
  });
  act(none, 'guest onmitsu-red');
  expect(asked(none)).toEqual(['1 turn']);
});

rule('effect.always', 'always-on and scoring effects hold in whoever’s row the card lies, however it came', () => {
  const state = positionOf({
    hands: ['onmitsu-red kuge'],
    publicity: ['kamiyui-red hikeshi-red'],
    guests: ['', 'fudasashi-red'],
  });
  act(state, 'guest onmitsu-red', 'target 1');
  expect(roundPoints(state, 0, 0, 0)).toBe(5 + 7 + 2);
  const guarded = positionOf({
    hands: ['onmitsu-red chokushi', 'okappiki-red kuge'],
    publicity: ['kamiyui-red hikeshi-red'],
    guests: ['', '', 'hikeshi-blue'],
  });
  act(guarded, 'guest onmitsu-red');
  expect(asked(guarded)).toEqual(['1 turn']);
  guarded.guests[0] = kindsOf('onmitsu-red hikeshi-blue');
  act(guarded, 'guest okappiki-red');
  expect(may(guarded, 'target 0')).toBe(false);
});

rule('effect.moved', 'a moved card changes reputation at once and is the newest where it goes', () => {
  const state = positionOf({
    hands: ['onmitsu-red suri-red kuge'],
    publicity: ['kamiyui-red hikeshi-red'],
    guests: ['kamiyui-blue', 'suri-blue'],
  });
  act(state, 'guest onmitsu-red', 'target 1');
  expect(state.guests[0]?.at(-1)).toBe(kindOf('suri-blue'));
  const back = positionOf({ hands: ['kenjutsu-red kuge'], publicity: ['kamiyui-red'] });
  act(back, 'guest kenjutsu-red', 'target 0');
  expect(back.reputation[0]).toBe(5);
});

rule('effect.quiet', 'only the one whose turn it is can go out', () => {
  let turns = 0;
  for (let seed = 0; seed < 20; seed++) {
    const state = dealt({ seats: 2 + (seed % 5), seed });
    const rng = new Rng(seed, 4, 4);
    const held = () => state.hands.map((hand, seat) => hand.length + (state.reserves[seat] === NONE ? 0 : 1));
    while (state.stage !== 'over') {
      const { stage, round, turn } = state;
      const before = held();
      playOn(state, rng, 1);
      if (stage !== 'turn' || state.stage !== 'turn' || state.round !== round) continue;
      turns++;
      held().forEach((count, seat) => {
        if (seat !== turn) expect(count).toBeGreaterThanOrEqual(before[seat] ?? 0);
      });
    }
    for (const { ended, by, bonus } of state.rounds)
      bonus.forEach((points, seat) => {
        expect(points > 0).toBe(ended === 'out' && seat === by);
      });
  }
  expect(turns).toBeGreaterThan(1000);
});
