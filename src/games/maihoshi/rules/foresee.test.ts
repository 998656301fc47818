import { expect, test } from 'vitest';
import { Rng } from '../../../engine/rng.ts';
import { kindOf } from './cards.ts';
import { foresee, foreseeIntroduced } from './foresee.ts';
import { asks, moves } from './legal.ts';
import { play } from './play.ts';
import { ofCards } from './reasons.ts';
import { act, dealt, moveOf, positionOf } from './sample.ts';
import { sheet } from './sheet.ts';
import { view } from './view.ts';

const the = (id: string) => ofCards(kindOf(id));
const ahead = (state: ReturnType<typeof positionOf>, text: string) =>
  foresee(view(state, state.turn), state.turn, moveOf(text));

test('a guest is foreseen with the sum of the round: income, scoring effects, what the hand then costs', () => {
  const state = positionOf({ geisha: ['hiougi', 'seoto'], hands: ['suri-red kuge chokushi'] });
  expect(ahead(state, 'guest suri-red')).toEqual([
    { is: 'roundThen', rule: 'score.tokens', side: 0, points: 5 - 3, earned: 5, penalty: 3, total: 2 },
    { is: 'aimless', rule: 'effect.another', side: 0 },
  ]);
});

test('publicity is foreseen with the new reputation and the cards it opens', () => {
  const state = positionOf({ hands: ['kamiyui-red kenjutsu-red onmitsu-red ohdana-red'] });
  act(state, 'publicity 1');
  const [raised, opened] = ahead(state, 'place kamiyui-red');
  expect(raised).toMatchObject({ is: 'reputationThen', rule: 'aim.reputation', values: [7, 4, 3] });
  expect(opened).toMatchObject({ is: 'metThen', rule: 'guest.requirement', isMet: true });
  expect(opened?.things).toEqual(expect.arrayContaining(['card:onmitsu-red', 'card:kenjutsu-red']));
});

test('of two equal cards the one that stays in the hand may be opened by the other', () => {
  const state = positionOf({ hands: ['kenjutsu-red kenjutsu-red ohdana-red'] });
  act(state, 'publicity 1');
  const opened = ahead(state, 'place kenjutsu-red').find(({ is }) => is === 'metThen');
  expect(opened?.things).toContain('card:kenjutsu-red');
});

test('publicity that returns is foreseen with the cards of the hand it would close, and what a broker loses', () => {
  const state = positionOf({
    hands: ['kenjutsu-red suri-blue hanashika-red'],
    publicity: ['kamiyui-red suri-blue'],
    guests: ['fudasashi-green'],
  });
  act(state, 'guest kenjutsu-red');
  expect(ahead(state, 'target 0')).toEqual([
    { is: 'reputationThen', rule: 'aim.reputation', side: 0, ...the('suri-blue'), values: [7, 4, 3], isMore: false },
    { is: 'metThen', rule: 'guest.requirement', side: 0, ...the('suri-blue'), isMet: false },
    { is: 'brokerage', rule: 'card.fudasashi', side: 0, points: -1, ...the('fudasashi-green') },
    { is: 'handThen', rule: 'score.hand', side: 0, points: -3, held: 3, isMore: true },
  ]);
});

test('publicity is foreseen with what it brings the Rice Brokers, up to their most', () => {
  const few = positionOf({ hands: ['kuge'], guests: ['fudasashi-red'], publicity: ['suri-red'] });
  act(few, 'publicity 1');
  expect(ahead(few, 'place kuge')).toContainEqual(expect.objectContaining({ is: 'roundThen', earned: 7 + 2 }));
  const many = positionOf({
    hands: ['kuge'],
    guests: ['fudasashi-red'],
    publicity: ['suri-red suri-blue suri-green hikeshi-red'],
  });
  act(many, 'publicity 1');
  expect(ahead(many, 'place kuge')).toContainEqual(expect.objectContaining({ is: 'roundThen', earned: 7 + 4 }));
});

test('introducing is foreseen with the draw that follows it', () => {
  const last = positionOf({ geisha: ['seoto', 'hiougi'], hands: ['kuge'] });
  expect(ahead(last, 'introduce kuge').map(({ rule }) => rule)).toEqual(['piles.deck']);
  const dry = positionOf({ hands: ['kuge'], deck: '' });
  expect(ahead(dry, 'introduce kuge')).toContainEqual({ is: 'goesOut', rule: 'end.out', side: 0, points: 5 });
  act(last, 'introduce kuge');
  expect(ahead(last, 'draw 0')).toContainEqual({ is: 'goesOut', rule: 'end.out', side: 0, points: 5 });
  expect(ahead(last, 'draw 1').map(({ rule }) => rule)).toEqual(['score.tokens', 'piles.deck']);
  const second = positionOf({ geisha: ['seoto', 'hiougi'], hands: ['kuge chokushi sadou'] });
  act(second, 'introduce kuge');
  expect(ahead(second, 'introduce sadou').map(({ rule }) => rule)).toEqual(['piles.deck']);
  expect(ahead(second, 'draw 0').map(({ rule }) => rule)).toEqual(['piles.deck']);
});

test('two cards that are introduced together are foreseen with the draw of both', () => {
  const two = positionOf({ hands: ['kuge sadou chokushi'], deck: 'suri-red suri-blue suri-green' });
  expect(foreseeIntroduced(view(two, 0), 0, 2)).toEqual([
    { is: 'draws', rule: 'piles.deck', side: 0, count: 2, left: 1 },
  ]);
  const dry = positionOf({ hands: ['kuge sadou'], deck: '' });
  expect(foreseeIntroduced(view(dry, 0), 0, 2)).toContainEqual(expect.objectContaining({ is: 'goesOut' }));
});

test('going out is foreseen alone: no lap begins that way', () => {
  const full = positionOf({
    hands: ['hikeshi-red'],
    guests: ['kamiyui-red kamiyui-red kamiyui-blue kamiyui-blue'],
  });
  const said = ahead(full, 'guest hikeshi-red').map(({ is }) => is);
  expect(said).toContain('goesOut');
  expect(said).not.toContain('crowds');
});

test('a house that is closed is foreseen with how long', () => {
  const state = positionOf({ geisha: ['hiougi', 'seoto', 'tokiwa'], hands: ['okappiki-red kuge'] });
  act(state, 'guest okappiki-red');
  expect(ahead(state, 'target 0')).toEqual([{ is: 'closes', rule: 'closed.turn', side: 0, isOwn: true }]);
  expect(ahead(state, 'target 1')).toEqual([{ is: 'closes', rule: 'closed.turn', side: 1, isOwn: false }]);
});

test('what ends the round is foreseen', () => {
  const last = positionOf({ hands: ['hikeshi-red'] });
  expect(ahead(last, 'guest hikeshi-red')).toContainEqual({ is: 'goesOut', rule: 'end.out', side: 0, points: 5 });
  const full = positionOf({
    hands: ['hikeshi-red kuge'],
    guests: ['kamiyui-red kamiyui-red kamiyui-blue kamiyui-blue'],
  });
  expect(ahead(full, 'guest hikeshi-red')).toContainEqual({ is: 'crowds', rule: 'end.guests', side: 0 });
  const dry = positionOf({ hands: ['kuge chokushi'], deck: 'suri-red' });
  expect(ahead(dry, 'publicity 1')).toContainEqual({ is: 'emptiesDeck', rule: 'end.deck' });
  const troupe = positionOf({ hands: ['tabiichiza kuge'], deck: 'suri-red suri-blue' });
  act(troupe, 'guest tabiichiza');
  expect(ahead(troupe, 'use')).toContainEqual({ is: 'emptiesDeck', rule: 'end.deck' });
});

test('a pass that calls the last lap says so, and so does the end of such a turn', () => {
  const state = positionOf({
    geisha: ['hiougi', 'seoto', 'tokiwa'],
    reserves: ['', '', 'ohdana-red'],
    hands: ['', 'kuge', 'sadou'],
  });
  state.hands[0] = [0];
  expect(ahead(state, 'rest')).toEqual([{ is: 'passes', rule: 'introduce.rest', side: 0, waits: false }]);
  act(state, 'rest', 'rest');
  expect(ahead(state, 'rest')).toEqual([{ is: 'passes', rule: 'end.idle', side: 2, waits: true }]);
  act(state, 'rest');
  expect(ahead(state, 'end')).toEqual([{ is: 'passes', rule: 'end.idle', side: 2, waits: false }]);
  expect(act(state, 'end')).toContainEqual({ is: 'lap', by: 2, cause: 'idle', guests: 0 });
});

test('a pass with a reserve that can still be used is not the end of the turn', () => {
  const state = positionOf({ geisha: ['hiougi', 'seoto', 'tokiwa'], reserves: ['okappiki-blue'] });
  expect(ahead(state, 'rest')).toEqual([{ is: 'passes', rule: 'introduce.rest', side: 0, waits: true }]);
  act(state, 'rest');
  expect(ahead(state, 'end')).toEqual([]);
  const closed = positionOf({ geisha: ['hiougi', 'seoto', 'tokiwa'], reserves: ['okappiki-blue'], closed: [0] });
  expect(ahead(closed, 'rest')).toEqual([{ is: 'passes', rule: 'introduce.rest', side: 0, waits: false }]);
});

test('whenever a lap is called because nobody did anything, it was foreseen, and never else', () => {
  let called = 0;
  for (let seed = 0; seed < 60; seed++) {
    const state = dealt({ seats: 2 + (seed % 3), seed });
    const rng = new Rng(seed, 4, 4);
    for (let [ask] = asks(state); ask && state.round === 1; [ask] = asks(state)) {
      const { seat } = ask;
      const offered = moves(state, seat);
      const lazy = offered.find((move) => move.do === 'rest' || move.do === 'end');
      const move = lazy && rng.below(8) > 0 ? lazy : rng.pick(offered);
      const said = foresee(view(state, seat), seat, move).find((reason) => reason.rule === 'end.idle');
      let isCalled = false;
      play(state, seat, move, rng, (event) => {
        isCalled ||= event.is === 'lap' && event.cause === 'idle';
      });
      if (isCalled) called++;
      if (said?.is !== 'passes' || !said.waits) expect(isCalled).toBe(said !== undefined);
      else expect(isCalled).toBe(false);
    }
  }
  expect(called).toBeGreaterThan(10);
});

test('an effect is foreseen with what it does to whom', () => {
  const state = positionOf({
    geisha: ['hiougi', 'seoto', 'tokiwa'],
    hands: ['suri-red kuge'],
    guests: ['', 'hanashika-blue'],
  });
  act(state, 'guest suri-red');
  expect(ahead(state, 'target 1')).toContainEqual({
    is: 'income',
    rule: 'score.income',
    side: 1,
    points: -5,
    ...the('hanashika-blue'),
  });
});

test('a guest whose effect finds nobody is foreseen as one, from hand and reserve, and never else', () => {
  const guarded = { hands: ['onmitsu-red kuge'], guests: ['', 'hikeshi-red'], publicity: ['kenjutsu-red'] };
  expect(ahead(positionOf(guarded), 'guest onmitsu-red')).toContainEqual(expect.objectContaining({ is: 'aimless' }));
  let found = 0;
  for (let seed = 0; seed < 90; seed++) {
    const state = dealt({ seats: 2 + (seed % 3), seed });
    const rng = new Rng(seed, 6, 6);
    for (let [ask] = asks(state); ask && state.stage !== 'counted'; [ask] = asks(state)) {
      const { seat } = ask;
      const move = rng.pick(moves(state, seat));
      const said = foresee(view(state, seat), seat, move).some(({ is }) => is === 'aimless');
      let isAimless = false;
      play(state, seat, move, rng, (event) => {
        isAimless ||= event.is === 'aimless';
      });
      if (move.do === 'guest' || move.do === 'reveal') expect(said).toBe(isAimless);
      if (said) found++;
    }
  }
  expect(found).toBeGreaterThan(5);
});

test('Tokiwa’s ability is foreseen where it would be spent', () => {
  const state = positionOf({ geisha: ['tokiwa', 'sayo'], hands: ['hanashika-red hikeshi-green kuge'] });
  expect(ahead(state, 'guest hanashika-red').map(({ is }) => is)).toEqual(['roundThen', 'bridges']);
  expect(ahead(state, 'guest hikeshi-green').map(({ is }) => is)).toEqual(['roundThen']);
});

test('a reserve is foreseen by what would become of it', () => {
  const state = positionOf({ geisha: ['hiougi', 'sayo'], hands: ['suri-red kuge'] });
  Object.assign(state, { stage: 'reserve' });
  expect(ahead(state, 'aside suri-red')).toEqual([
    { is: 'wouldCome', rule: 'settle.met', side: 0, points: 4 + 1, ...the('suri-red') },
    { is: 'roundThen', rule: 'score.tokens', side: 0, points: 0, earned: 0, penalty: 1, total: 0 },
  ]);
  expect(ahead(state, 'aside kuge')).toEqual([
    { is: 'wouldReturn', rule: 'settle.failed', side: 0, points: -3, ...the('kuge') },
  ]);
});

test('the sum that is foreseen is the score after the move, and the bonus is no part of it', () => {
  let held = 0;
  for (let seed = 0; seed < 40; seed++) {
    const state = dealt({ seats: 2 + (seed % 3), seed });
    const rng = new Rng(seed, 5, 5);
    for (let [ask] = asks(state); ask && state.stage !== 'counted'; [ask] = asks(state)) {
      const { seat } = ask;
      const move = rng.pick(moves(state, seat));
      const said = foresee(view(state, seat), seat, move).find(({ is }) => is === 'roundThen');
      const before = sheet(view(state, seat)).totals[seat] ?? 0;
      play(state, seat, move, rng);
      if (said?.is !== 'roundThen' || state.stage !== 'turn') continue;
      const sum = sheet(view(state, seat)).totals[seat];
      expect(sum).toBe(said.total);
      // A card is introduced for the one that is drawn for it.
      if (move.do !== 'introduce') expect(said.points).toBe(said.total - before);
      held++;
    }
  }
  expect(held).toBeGreaterThan(200);
});
