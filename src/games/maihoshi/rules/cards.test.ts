import { expect } from 'vitest';
import { rule } from '../../../engine/conformance/rule.ts';
import { CARDS, cardId, FOLK, kindOf, NONE } from './cards.ts';
import { why } from './legal.ts';
import { act, asked, kindsOf, may, moveOf, positionOf } from './sample.ts';
import { roundPoints } from './sheet.ts';
import { view } from './view.ts';

rule('folk.list', 'colours in a circle, fourteen names in all three of them, five cards of any', () => {
  expect(CARDS[kindOf('suri-red')]?.publicity).toEqual([1, 0, 1]);
  expect(CARDS[kindOf('sendou-green')]?.publicity).toEqual([1, 0, 1]);
  const coloured = FOLK.filter(({ raises }) => raises !== 'any').map(({ copies }) => 3 * copies);
  expect(coloured.filter((copies) => copies === 6)).toHaveLength(11);
  expect(coloured.filter((copies) => copies === 3)).toHaveLength(3);
  expect(coloured).toHaveLength(14);
  expect(FOLK.length - coloured.length).toBe(5);
});

const NO_SAYO = ['hiougi', 'seoto', 'tokiwa'];
const handOf = (state: ReturnType<typeof positionOf>, seat: number) => (state.hands[seat] ?? []).map(cardId);

rule('card.dangoya', 'draw a card and discard one, perhaps the same; declined, neither', () => {
  const hands = ['dangoya-red kuge'];
  const state = positionOf({ hands, deck: 'suri-red suri-blue' });
  act(state, 'guest dangoya-red', 'use', 'discard suri-red');
  expect(handOf(state, 0)).toEqual(['kuge']);
  const declined = positionOf({ hands, deck: 'suri-red suri-blue' });
  expect(act(declined, 'guest dangoya-red', 'decline')).toContainEqual({
    is: 'declined',
    seat: 0,
    card: kindOf('dangoya-red'),
  });
  expect(declined.deck).toHaveLength(2);
  const empty = positionOf({ hands, deck: '' });
  act(empty, 'guest dangoya-red');
  expect(asked(empty)).toEqual(['1 turn']);
});

rule('card.hikyaku', 'do publicity once: draw and place; with an empty deck only place', () => {
  const state = positionOf({ hands: ['hikyaku-red kuge'], deck: 'suri-red suri-blue' });
  act(state, 'guest hikyaku-red', 'use', 'place suri-red');
  expect(state.publicity[0]).toEqual(kindsOf('suri-red'));
  const empty = positionOf({ hands: ['hikyaku-red kuge chokushi'], deck: '' });
  act(empty, 'guest hikyaku-red', 'use', 'place kuge');
  expect(handOf(empty, 0)).toEqual(['chokushi']);
  const bare = positionOf({ geisha: NO_SAYO, hands: ['hikyaku-red'], reserves: ['ohdana-red'], deck: '' });
  act(bare, 'guest hikyaku-red');
  expect(asked(bare)).toEqual(['0 turn']);
  const declined = positionOf({ hands: ['hikyaku-red kuge'] });
  act(declined, 'guest hikyaku-red', 'decline');
  expect(declined.publicity[0]).toEqual([]);
});

rule('card.kamiyui', 'the Hairdresser has no effect', () => {
  const state = positionOf({ hands: ['kamiyui-red kuge'] });
  act(state, 'guest kamiyui-red');
  expect(asked(state)).toEqual(['1 turn']);
});

rule('card.hikeshi', 'while it is the newest guest, effects of others cannot choose its owner', () => {
  const guests = ['hanashika-red', 'kamiyui-red hikeshi-red', 'hikeshi-blue kamiyui-blue'];
  const state = positionOf({ geisha: NO_SAYO, hands: ['suri-red kuge'], guests });
  act(state, 'guest suri-red');
  expect(may(state, 'target 1')).toBe(false);
  expect(may(state, 'target 2')).toBe(true);
  expect(why(view(state, 0), 0, moveOf('target 1'))).toEqual({
    is: 'effect',
    rule: 'card.hikeshi',
    side: 1,
    folk: 'hikeshi',
  });
  const own = positionOf({ hands: ['kawaraban-red kuge'], guests: ['hikeshi-green'] });
  act(own, 'guest kawaraban-red');
  expect(may(own, 'target 0')).toBe(true);
});

rule('card.kawaraban', 'a player draws a card; nothing with an empty deck', () => {
  const state = positionOf({ hands: ['kawaraban-red kuge'], deck: 'suri-red suri-blue' });
  act(state, 'guest kawaraban-red', 'target 2');
  expect(handOf(state, 2)).toContain('suri-red');
  const empty = positionOf({ hands: ['kawaraban-red kuge'], deck: '' });
  act(empty, 'guest kawaraban-red');
  expect(asked(empty)).toEqual(['1 turn']);
  const declined = positionOf({ hands: ['kawaraban-red kuge'] });
  act(declined, 'guest kawaraban-red', 'decline');
  expect(declined.hands.map((hand) => hand.length)).toEqual([1, 1, 1]);
});

rule('card.wakadanna', 'one more guest of another colour from the hand, with its effect; not while closed', () => {
  const hands = ['wakadanna-red kamiyui-red kawaraban-blue tabiichiza onmitsu-green'];
  const publicity = ['kuge'];
  const state = positionOf({ hands, publicity });
  act(state, 'guest wakadanna-red');
  expect(may(state, 'guest kamiyui-red')).toBe(false);
  expect(may(state, 'guest tabiichiza')).toBe(true);
  expect(may(state, 'guest onmitsu-green')).toBe(false);
  expect(why(view(state, 0), 0, moveOf('guest onmitsu-green'))?.rule).toBe('guest.requirement');
  expect(why(view(state, 0), 0, moveOf('guest kamiyui-red'))?.rule).toBe('card.wakadanna');
  act(state, 'guest kawaraban-blue');
  expect(asked(state)).toEqual(['0 effect']);
  act(state, 'target 1');
  expect(state.guests[0]).toEqual(kindsOf('wakadanna-red kawaraban-blue'));
  const chains = positionOf({ hands: ['wakadanna-red wakadanna-blue hikeshi-red kuge'] });
  act(chains, 'guest wakadanna-red', 'guest wakadanna-blue', 'guest hikeshi-red');
  expect(chains.guests[0]).toHaveLength(3);
  const declined = positionOf({ hands });
  act(declined, 'guest wakadanna-red', 'decline');
  expect(declined.guests[0]).toEqual(kindsOf('wakadanna-red'));
  const closed = positionOf({ hands });
  act(closed, 'guest wakadanna-red');
  closed.closed[0] = true;
  expect(may(closed, 'guest kawaraban-blue')).toBe(false);
});

rule('card.okappiki', 'a player becomes closed', () => {
  const state = positionOf({ hands: ['okappiki-red kuge'] });
  expect(act(state, 'guest okappiki-red', 'target 2')).toContainEqual({ is: 'closed', seat: 2, isOwn: false });
  expect(state.closed).toEqual([false, false, true]);
  const declined = positionOf({ hands: ['okappiki-red kuge'] });
  act(declined, 'guest okappiki-red', 'decline');
  expect(declined.closed).toEqual([false, false, false]);
});

rule('card.hanashika', 'the Storyteller has no effect', () => {
  const state = positionOf({ geisha: NO_SAYO, hands: ['hanashika-red kuge'] });
  act(state, 'guest hanashika-red');
  expect(asked(state)).toEqual(['1 turn']);
});

rule(
  'card.suri',
  'the newest guest of a player goes under the deck; of oneself the newest other than this card',
  () => {
    const sample = {
      geisha: NO_SAYO,
      hands: ['suri-red kuge'],
      guests: ['kamiyui-red', 'kamiyui-blue hanashika-blue'],
    };
    const state = positionOf(sample);
    act(state, 'guest suri-red');
    expect(may(state, 'target 2')).toBe(false);
    act(state, 'target 1');
    expect(state.guests[1]).toEqual(kindsOf('kamiyui-blue'));
    expect(state.deck[0]).toBe(kindOf('hanashika-blue'));
    const own = positionOf(sample);
    act(own, 'guest suri-red', 'target 0');
    expect(own.guests[0]).toEqual(kindsOf('suri-red'));
    expect(own.deck[0]).toBe(kindOf('kamiyui-red'));
    const declined = positionOf(sample);
    act(declined, 'guest suri-red', 'decline');
    expect(declined.guests[1]).toHaveLength(2);
    const alone = positionOf({ geisha: NO_SAYO, hands: ['suri-red kuge'] });
    act(alone, 'guest suri-red');
    expect(asked(alone)).toEqual(['1 turn']);
  },
);

rule('card.kenjutsu', 'the newest publicity of a player returns to that hand', () => {
  const sample = { hands: ['kenjutsu-red kuge'], publicity: ['kamiyui-red', 'suri-blue hanashika-blue'] };
  const state = positionOf(sample);
  const before = [...state.reputation];
  act(state, 'guest kenjutsu-red');
  expect(may(state, 'target 2')).toBe(false);
  act(state, 'target 1');
  expect(state.publicity[1]).toEqual(kindsOf('suri-blue'));
  expect(handOf(state, 1)).toContain('hanashika-blue');
  expect(state.reputation.slice(3, 6)).toEqual(before.slice(3, 6).map((value) => value - 1));
  const declined = positionOf(sample);
  act(declined, 'guest kenjutsu-red', 'decline');
  expect(declined.publicity[1]).toHaveLength(2);
});

rule('card.sendou', 'one more turn after this one; several in one turn add up', () => {
  const sample = { hands: ['sendou-red kuge'], publicity: ['kamiyui-red'] };
  const state = positionOf(sample);
  expect(act(state, 'guest sendou-red', 'use')).toContainEqual({ is: 'again', seat: 0 });
  expect(asked(state)).toEqual(['0 turn']);
  act(state, 'rest');
  expect(asked(state)).toEqual(['1 turn']);
  const both = positionOf({
    geisha: NO_SAYO,
    hands: ['sendou-red kuge'],
    publicity: ['kamiyui-red'],
    reserves: ['sendou-red'],
  });
  act(both, 'reveal', 'use', 'guest sendou-red', 'use', 'rest', 'rest');
  expect(asked(both)).toEqual(['1 turn']);
  const declined = positionOf(sample);
  act(declined, 'guest sendou-red', 'decline');
  expect(asked(declined)).toEqual(['1 turn']);
});

rule('card.fudasashi', 'one more for each publicity card, at most four', () => {
  const guests = ['fudasashi-red'];
  const points = (publicity: string) => roundPoints(positionOf({ guests, publicity: [publicity] }), 0, 0, 0);
  expect(points('')).toBe(7);
  expect(points('suri-red suri-blue')).toBe(9);
  expect(points('suri-red suri-blue suri-green kuge hikeshi-red')).toBe(11);
});

rule('card.ohdana', 'the Great Merchant has no effect', () => {
  const state = positionOf({ hands: ['ohdana-red kuge'], publicity: ['kamiyui-red kenjutsu-red'] });
  act(state, 'guest ohdana-red');
  expect(asked(state)).toEqual(['1 turn']);
});

rule('card.onmitsu', 'the newest guest of another moves to the own row, without an effect', () => {
  const sample = {
    hands: ['onmitsu-red kuge'],
    publicity: ['kamiyui-red hikeshi-red'],
    guests: ['', 'kawaraban-blue', ''],
  };
  const state = positionOf(sample);
  act(state, 'guest onmitsu-red');
  expect(may(state, 'target 0')).toBe(false);
  expect(may(state, 'target 2')).toBe(false);
  act(state, 'target 1');
  expect(state.guests).toEqual([kindsOf('onmitsu-red kawaraban-blue'), [], []]);
  expect(asked(state)).toEqual(['1 turn']);
  const declined = positionOf(sample);
  act(declined, 'guest onmitsu-red', 'decline');
  expect(declined.guests[1]).toHaveLength(1);
});

rule('card.ekisha', 'look at three, take one, put the rest under the deck in any order, then discard one', () => {
  const sample = { hands: ['ekisha kuge'], deck: 'suri-red suri-blue suri-green sadou' };
  const state = positionOf(sample);
  act(state, 'guest ekisha', 'use');
  expect(view(state, 0).looked).toEqual(kindsOf('suri-green suri-blue suri-red'));
  expect(view(state, 1).looked).toBeNull();
  expect(may(state, 'take sadou')).toBe(false);
  act(state, 'take suri-blue');
  expect(asked(state)).toEqual(['0 bury']);
  act(state, 'bury suri-green suri-red', 'discard suri-blue');
  expect(state.deck).toEqual(kindsOf('suri-red suri-green sadou'));
  expect(handOf(state, 0)).toEqual(['kuge']);
  const two = positionOf({ hands: ['ekisha kuge'], deck: 'suri-red suri-blue' });
  act(two, 'guest ekisha', 'use', 'take suri-blue');
  expect(asked(two)).toEqual(['0 discard']);
  expect(two.deck).toEqual(kindsOf('suri-red'));
  const empty = positionOf({ hands: ['ekisha kuge'], deck: '' });
  act(empty, 'guest ekisha');
  expect(asked(empty)).toEqual(['1 turn']);
  const declined = positionOf(sample);
  act(declined, 'guest ekisha', 'decline');
  expect(declined.deck).toHaveLength(4);
});

rule(
  'card.tabiichiza',
  'every other player draws, clockwise, while cards last; a Fire Brigade does not stop it',
  () => {
    const sample = { hands: ['tabiichiza kuge'], publicity: ['kamiyui-red'], guests: ['', 'hikeshi-red'] };
    const state = positionOf({ ...sample, turn: 0, deck: 'suri-red' });
    act(state, 'guest tabiichiza', 'use');
    expect(state.hands.map((hand) => hand.length)).toEqual([1, 2, 1]);
    expect(handOf(state, 1)).toContain('suri-red');
    const declined = positionOf(sample);
    act(declined, 'guest tabiichiza', 'decline');
    expect(declined.hands.map((hand) => hand.length)).toEqual([1, 1, 1]);
  },
);

rule('card.sadou', 'without a reserve, a hand card may be laid as one', () => {
  const sample = { geisha: NO_SAYO, hands: ['sadou kuge chokushi'], publicity: ['kamiyui-red'] };
  const state = positionOf(sample);
  act(state, 'guest sadou', 'aside kuge');
  expect(state.reserves[0]).toBe(kindOf('kuge'));
  const declined = positionOf(sample);
  act(declined, 'guest sadou', 'decline');
  expect(declined.reserves[0]).toBe(NONE);
  const laid = positionOf({ ...sample, reserves: ['ohdana-red'] });
  act(laid, 'guest sadou');
  expect(asked(laid)).toEqual(['0 turn']);
});

rule('card.kuge', 'the Court Noble has no effect', () => {
  const state = positionOf({ hands: ['kuge ohdana-red'], publicity: ['kamiyui-red hikeshi-red'] });
  act(state, 'guest kuge');
  expect(asked(state)).toEqual(['1 turn']);
});

rule('card.chokushi', 'up to two hand cards come as guests without requirement and without effect', () => {
  const sample = {
    hands: ['chokushi suri-blue suri-green kuge', 'ohdana-blue'],
    publicity: ['kamiyui-red kenjutsu-red'],
    guests: ['', 'kamiyui-blue'],
  };
  const state = positionOf(sample);
  act(state, 'guest chokushi', 'guest suri-blue');
  expect(asked(state)).toEqual(['0 effect']);
  act(state, 'guest kuge');
  expect(state.guests[0]).toEqual(kindsOf('chokushi suri-blue kuge'));
  expect(asked(state)).toEqual(['1 turn']);
  const one = positionOf(sample);
  act(one, 'guest chokushi', 'guest suri-blue', 'decline');
  expect(one.guests[0]).toHaveLength(2);
  const declined = positionOf(sample);
  act(declined, 'guest chokushi', 'decline');
  expect(declined.guests[0]).toHaveLength(1);
});
