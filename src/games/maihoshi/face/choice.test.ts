import { expect, test } from 'vitest';
import type { Offer } from '../../../engine/game.ts';
import { kindOf } from '../rules/cards.ts';
import { asks, moves } from '../rules/legal.ts';
import type { Move } from '../rules/moves.ts';
import { act, moveOf, positionOf } from '../rules/sample.ts';
import type { State } from '../rules/state.ts';
import { view } from '../rules/view.ts';
import { usesOf } from './Actions.tsx';
import {
  aimAt,
  asksForSeat,
  broughtUp,
  freshIn,
  introducing,
  isFree,
  NOTHING,
  offerOf,
  pickedNow,
  placeOf,
  plainOf,
  previewed,
  verbNow,
} from './choice.ts';

const SEAT = 0;
const seen = (state: State) => view(state, SEAT);
const offersIn = (state: State): Offer<Move>[] =>
  asks(state).flatMap(({ seat }) => (seat === SEAT ? moves(state, seat).map((move) => ({ move, foresight: [] })) : []));
const said = (offers: readonly Offer<Move>[]): string[] => offers.map(({ move }) => move.do);

test('a card of the hand is invited unless it is to be introduced', () => {
  const state = positionOf({ hands: ['suri-red kuge'] });
  expect(isFree(seen(state))).toBe(true);
  expect(verbNow(seen(state), null)).toBe('guest');
  expect(verbNow(seen(state), 'introduce')).toBe('introduce');
  expect(offerOf(offersIn(state), moveOf('guest suri-red'))).not.toBeNull();
  expect(offerOf(offersIn(state), moveOf('guest kuge'))).toBeNull();
  expect(offerOf(offersIn(state), moveOf('introduce kuge'))).not.toBeNull();
});

test('every step of a turn says itself what a card is tapped for', () => {
  const state = positionOf({
    hands: ['dangoya-red hikyaku-red wakadanna-red sadou chokushi'],
    geisha: ['hiougi', 'seoto'],
  });
  const verb = () => verbNow(seen(state), 'introduce');
  act(state, 'publicity 1');
  expect(verb()).toBe('place');
  const heir = positionOf({ hands: ['wakadanna-red hikeshi-green hanashika-blue'] });
  act(heir, 'guest wakadanna-red');
  expect(verbNow(seen(heir), null)).toBe('guest');
  expect(said(plainOf(offersIn(heir)))).toEqual(['decline']);
  const dango = positionOf({ hands: ['dangoya-red kuge'] });
  act(dango, 'guest dangoya-red');
  expect(verbNow(seen(dango), null)).toBeNull();
  expect(said(plainOf(offersIn(dango)))).toEqual(['use', 'decline']);
  act(dango, 'use');
  expect(verbNow(seen(dango), null)).toBe('discard');
  const introducing = positionOf({ hands: ['kuge sadou chokushi'] });
  act(introducing, 'introduce kuge');
  expect(verbNow(seen(introducing), null)).toBe('introduce');
  expect(said(plainOf(offersIn(introducing)))).toEqual(['draw']);
  const before = positionOf({ hands: ['kuge'], geisha: ['hiougi', 'seoto'] });
  Object.assign(before, { stage: 'reserve' });
  expect(verbNow(seen(before), null)).toBe('aside');
});

test('an effect on somebody is chosen by the seat, and its card is shown', () => {
  const state = positionOf({
    geisha: ['hiougi', 'seoto', 'tokiwa'],
    hands: ['suri-red kuge'],
    guests: ['kamiyui-red', 'hanashika-blue dangoya-red'],
  });
  act(state, 'guest suri-red');
  expect(asksForSeat(offersIn(state))).toBe(true);
  expect(verbNow(seen(state), null)).toBeNull();
  expect(aimAt(seen(state), SEAT, moveOf('target 1'))).toEqual({
    seat: 1,
    row: 'guests',
    at: 1,
    card: kindOf('dangoya-red'),
  });
  // of one's own row not the Pickpocket, who has just come
  expect(aimAt(seen(state), SEAT, moveOf('target 0'))).toEqual({
    seat: 0,
    row: 'guests',
    at: 0,
    card: kindOf('kamiyui-red'),
  });
  expect(aimAt(seen(state), SEAT, null)).toBeNull();
});

test('what is chosen is seen in the hand: the very card that was tapped, or the first of its kind', () => {
  const hand = ['suri-red', 'suri-red', 'kuge'].map(kindOf);
  expect(placeOf(hand, NOTHING, null)).toBeNull();
  expect(placeOf(hand, { ...NOTHING, at: 2 }, null)).toBe(2);
  expect(placeOf(hand, { ...NOTHING, at: 1 }, moveOf('guest suri-red'))).toBe(1);
  expect(placeOf(hand, NOTHING, moveOf('introduce suri-red'))).toBe(0);
  expect(placeOf(hand, { ...NOTHING, at: 1, plan: 'introduce' }, moveOf('rest'))).toBeNull();
});

test('a card lies in its row before it is played, and raises the reputation there', () => {
  const state = positionOf({ hands: ['suri-red kamiyui-blue'] });
  const now = seen(state);
  expect(previewed(now, SEAT, moveOf('guest suri-red')).guests[SEAT]).toEqual([kindOf('suri-red')]);
  const then = previewed(now, SEAT, moveOf('place kamiyui-blue'));
  expect(then.publicity[SEAT]).toEqual([kindOf('kamiyui-blue')]);
  expect(then.reputation[1]).toBe((now.reputation[1] ?? 0) + 2);
  expect(then.reputation.slice(3)).toEqual(now.reputation.slice(3));
  expect(previewed(now, SEAT, moveOf('rest'))).toBe(now);
  const engaged = previewed(now, SEAT, { do: 'choose', geisha: 'seoto' });
  expect([engaged.geisha[SEAT], engaged.reputation.slice(0, 3)]).toEqual(['seoto', [1, 5, 3]]);
});

test('a card that is chosen before publicity draws is chosen still when one is to be placed', () => {
  const state = positionOf({ hands: ['suri-red kuge'] });
  const hand = state.hands[SEAT] ?? [];
  expect(placeOf(hand, { ...NOTHING, at: 1, plan: 'publicity' }, moveOf('publicity 1'))).toBe(1);
  expect(broughtUp(seen(state), offersIn(state), kindOf('kuge'))).toBeNull();
  act(state, 'publicity 1');
  expect(broughtUp(seen(state), offersIn(state), kindOf('kuge'))?.move).toEqual(moveOf('place kuge'));
  expect(broughtUp(seen(state), offersIn(state), null)).toBeNull();
});

test('up to two cards are chosen to be introduced, and taken back, before the first of them goes', () => {
  const state = positionOf({ hands: ['kuge sadou chokushi'] });
  const hand = state.hands[SEAT] ?? [];
  const one = introducing(hand, { ...NOTHING, plan: 'introduce' }, 2);
  expect(one).toMatchObject({ at: 2, also: null, meant: null });
  const two = introducing(hand, one, 0);
  expect(two).toMatchObject({ at: 2, also: 0, meant: hand[0] });
  expect(introducing(hand, two, 1)).toMatchObject({ at: 2, also: 1, meant: hand[1] });
  expect(introducing(hand, two, 2)).toMatchObject({ at: 0, also: null, meant: null });
  act(state, 'introduce kuge');
  expect(broughtUp(seen(state), offersIn(state), kindOf('sadou'))?.move).toEqual(moveOf('introduce sadou'));
  // Whoever chose one only wants the draw, unless there is something to say to it.
  expect(broughtUp(seen(state), offersIn(state), null)?.move).toEqual(moveOf('draw 1'));
  const ebb = positionOf({ geisha: ['seoto', 'sayo'], hands: ['kuge sadou chokushi'] });
  act(ebb, 'introduce kuge');
  expect(broughtUp(seen(ebb), offersIn(ebb), null)).toBeNull();
});

test('a card says what it would be good for before anything is done with it', () => {
  const state = positionOf({ hands: ['suri-red kamiyui-blue kuge hanashika-blue'] });
  const can = usesOf(seen(state), SEAT, kindOf('suri-red'));
  expect(can.guest).toMatchObject([{ is: 'roundThen', earned: 4 }, { is: 'aimless' }]);
  const cannot = usesOf(seen(state), SEAT, kindOf('kuge'));
  expect(cannot.guest).toMatchObject([{ is: 'unmet', needs: 7, has: 5 }]);
  const opens = usesOf(seen(state), SEAT, kindOf('kamiyui-blue'));
  expect(opens.publicity).toMatchObject([
    { is: 'reputationThen', values: [5, 6, 3] },
    { is: 'metThen', cards: [kindOf('hanashika-blue')] },
  ]);
});

test('what has come to a hand is told from what was there, also beside an equal card', () => {
  const [guest, other, third] = ['kuge', 'sadou', 'suri-red'].map(kindOf) as [number, number, number];
  expect(freshIn([guest, other, third], [guest, third])).toEqual([1]);
  expect(freshIn([guest, guest], [guest])).toEqual([1]);
  expect(freshIn([guest], [guest, other])).toEqual([]);
});

test('a card that was picked is held up on that very table alone, and not one that lies in its place afterwards', () => {
  const state = positionOf({ hands: ['hikyaku-red hikeshi-red kuge'] });
  const before = seen(state);
  const kept = { view: before, seat: SEAT, picked: { ...NOTHING, at: 0 } };
  expect(placeOf(before.hands[SEAT] ?? [], pickedNow(kept, before, SEAT), null)).toBe(0);
  act(state, 'guest hikyaku-red');
  const after = seen(state);
  expect(placeOf(after.hands[SEAT] ?? [], pickedNow(kept, after, SEAT), null)).toBeNull();
  expect(pickedNow(kept, before, 1)).toEqual(NOTHING);
});
