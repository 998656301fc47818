import { expect } from 'vitest';
import { rule } from '../../../engine/conformance/rule.ts';
import { kindOf, RED } from './cards.ts';
import { why } from './legal.ts';
import { ofCards } from './reasons.ts';
import { act, asked, may, moveOf, positionOf } from './sample.ts';
import { view } from './view.ts';

const refusal = (state: ReturnType<typeof positionOf>, text: string) =>
  why(view(state, state.turn), state.turn, moveOf(text))?.rule;

rule('turn.order', 'turns go clockwise', () => {
  const state = positionOf({ turn: 2 });
  act(state, 'rest');
  expect(state.turn).toBe(0);
  expect(why(view(state, 2), 2, moveOf('rest'))).toEqual({ is: 'othersTurn', rule: 'turn.order', side: 0 });
});

rule('turn.action', 'one action of three is compulsory, and there is only one', () => {
  const state = positionOf({
    geisha: ['hiougi', 'seoto', 'tokiwa'],
    hands: ['kamiyui-red kuge'],
    reserves: ['kamiyui-red'],
  });
  expect(may(state, 'end')).toBe(false);
  expect(refusal(state, 'end')).toBe('turn.action');
  act(state, 'guest kamiyui-red');
  expect(asked(state)).toEqual(['0 turn']);
  expect(may(state, 'publicity 1')).toBe(false);
  expect(refusal(state, 'publicity 1')).toBe('turn.action');
});

rule('turn.guest', 'a guest comes from the hand to the right end of the row', () => {
  const state = positionOf({ hands: ['kamiyui-red kamiyui-blue'], guests: ['hanashika-red'] });
  expect(refusal(state, 'guest kamiyui-green')).toBe('turn.guest');
  act(state, 'guest kamiyui-red');
  expect(state.guests[0]).toEqual([kindOf('hanashika-red'), kindOf('kamiyui-red')]);
});

rule('guest.requirement', 'a guest comes if the requirement is not above the reputation; equal is enough', () => {
  const state = positionOf({
    geisha: ['hiougi', 'seoto', 'tokiwa'],
    hands: ['suri-red kenjutsu-red hikeshi-green tabiichiza sadou'],
  });
  expect(may(state, 'guest suri-red')).toBe(true);
  expect(may(state, 'guest kenjutsu-red')).toBe(false);
  expect(may(state, 'guest hikeshi-green')).toBe(false);
  expect(may(state, 'guest tabiichiza')).toBe(true);
  expect(may(state, 'guest sadou')).toBe(false);
  const green = positionOf({ geisha: ['tokiwa', 'sayo'], hands: ['tabiichiza'] });
  green.spent[0] = true;
  expect(may(green, 'guest tabiichiza')).toBe(true);
  expect(why(view(state, 0), 0, moveOf('guest kenjutsu-red'))).toEqual({
    is: 'unmet',
    rule: 'guest.requirement',
    side: 0,
    ...ofCards(kindOf('kenjutsu-red')),
    colour: RED,
    has: 5,
    needs: 6,
  });
});

rule('guest.stays', 'guests who are in stay, though reputation drops', () => {
  const state = positionOf({ hands: ['kenjutsu-red ohdana-red'], publicity: ['kamiyui-red'] });
  act(state, 'guest kenjutsu-red', 'target 0');
  expect(state.reputation[0]).toBe(5);
  expect(state.guests[0]).toEqual([kindOf('kenjutsu-red')]);
});

rule('turn.publicity', 'publicity draws a card and places any card of the hand, for nothing and with no effect', () => {
  const state = positionOf({ hands: ['ohdana-red'], publicity: ['suri-blue'], deck: 'sendou-red kuge' });
  act(state, 'publicity 1');
  expect(asked(state)).toEqual(['0 place']);
  expect(refusal(state, 'rest')).toBe('turn.publicity');
  act(state, 'place sendou-red');
  expect(state.publicity[0]).toEqual([kindOf('suri-blue'), kindOf('sendou-red')]);
  expect(state.guests[0]).toEqual([]);
  expect(asked(state)).toEqual(['1 turn']);
});

rule(
  'publicity.empty',
  'with an empty deck a card is placed all the same; without deck and hand it is not allowed',
  () => {
    const state = positionOf({ hands: ['ohdana-red kuge'], deck: '' });
    act(state, 'publicity 1', 'place kuge');
    expect(state.publicity[0]).toEqual([kindOf('kuge')]);
    const bare = positionOf({ geisha: ['hiougi', 'seoto', 'tokiwa'], hands: [''], reserves: ['ohdana-red'], deck: '' });
    expect(may(bare, 'publicity 1')).toBe(false);
    expect(refusal(bare, 'publicity 1')).toBe('publicity.empty');
  },
);

rule('turn.introduce', 'introducing discards up to two cards and draws as many', () => {
  const state = positionOf({ hands: ['ohdana-red kuge chokushi'], deck: 'suri-red suri-blue suri-green' });
  act(state, 'introduce kuge');
  expect(refusal(state, 'rest')).toBe('turn.introduce');
  act(state, 'introduce chokushi');
  expect(state.hands[0]).toEqual([kindOf('suri-red'), kindOf('suri-blue'), kindOf('ohdana-red')]);
  expect(state.discard.slice(-2)).toEqual([kindOf('kuge'), kindOf('chokushi')]);
  expect(asked(state)).toEqual(['1 turn']);
  const one = positionOf({ hands: ['ohdana-red kuge'], deck: 'suri-red suri-blue' });
  act(one, 'introduce kuge', 'draw 1');
  expect(one.hands[0]).toHaveLength(2);
});

rule('introduce.short', 'with a short deck you draw what there is, and going out this way counts', () => {
  const state = positionOf({ hands: ['ohdana-red kuge chokushi'], deck: 'suri-red' });
  act(state, 'introduce kuge', 'introduce chokushi');
  expect(state.hands[0]).toHaveLength(2);
  const out = positionOf({ hands: ['kuge chokushi'], deck: '' });
  expect(act(out, 'introduce kuge', 'introduce chokushi')).toContainEqual(
    expect.objectContaining({ is: 'roundEnded', ending: 'out', bonus: [5, 0, 0] }),
  );
});

rule('introduce.rest', 'introducing nobody is always allowed', () => {
  const state = positionOf({ geisha: ['hiougi', 'seoto', 'tokiwa'], hands: [''], reserves: ['ohdana-red'], deck: '' });
  expect(act(state, 'rest')).toEqual([{ is: 'rested', seat: 0 }]);
});

rule('turn.end', 'a turn ends when the player says so, or by itself when nothing is left to do', () => {
  const state = positionOf({ geisha: ['hiougi', 'seoto', 'tokiwa'], hands: ['kuge'], reserves: ['kamiyui-red'] });
  act(state, 'rest');
  expect(asked(state)).toEqual(['0 turn']);
  act(state, 'end');
  expect(asked(state)).toEqual(['1 turn']);
  act(state, 'rest');
  expect(asked(state)).toEqual(['2 turn']);
});

const withReserve = { geisha: ['hiougi', 'seoto', 'tokiwa'] };

rule('reserve.use', 'once a turn the reserve may come as a guest with its effect, besides the action', () => {
  const before = positionOf({ ...withReserve, hands: ['kuge chokushi'], reserves: ['hikeshi-red'] });
  act(before, 'reveal');
  expect(before.guests[0]).toEqual([kindOf('hikeshi-red')]);
  expect(asked(before)).toEqual(['0 turn']);
  expect(may(before, 'reveal')).toBe(false);
  expect(refusal(before, 'reveal')).toBe('reserve.use');
  const after = positionOf({ ...withReserve, hands: ['kuge'], reserves: ['kawaraban-red'] });
  act(after, 'rest', 'reveal', 'target 0');
  expect(after.hands[0]).toHaveLength(2);
  expect(asked(after)).toEqual(['1 turn']);
  const unmet = positionOf({ ...withReserve, hands: ['kuge'], reserves: ['hikeshi-green'] });
  expect(may(unmet, 'reveal')).toBe(false);
  expect(refusal(unmet, 'reveal')).toBe('guest.requirement');
});

rule('reserve.moment', 'a reserve comes before the action or after it, never within an action or an effect', () => {
  const sample = { ...withReserve, hands: ['kawaraban-red kuge'], reserves: ['hikeshi-red'] };
  const within = positionOf(sample);
  expect(may(within, 'reveal')).toBe(true);
  act(within, 'guest kawaraban-red');
  expect(may(within, 'reveal')).toBe(false);
  act(within, 'decline');
  expect(may(within, 'reveal')).toBe(true);
  const placing = positionOf(sample);
  act(placing, 'publicity 1');
  expect(may(placing, 'reveal')).toBe(false);
  const introducing = positionOf(sample);
  act(introducing, 'introduce kuge');
  expect(may(introducing, 'reveal')).toBe(false);
});

rule('reserve.fresh', 'a reserve laid in a turn waits for the next one, an extra turn counting', () => {
  const state = positionOf({ geisha: ['yukishiro', 'sayo'], hands: ['hikeshi-red kuge'], reserves: ['hikeshi-blue'] });
  act(state, 'reveal', 'aside hikeshi-red');
  expect(may(state, 'reveal')).toBe(false);
  expect(refusal(state, 'reveal')).toBe('reserve.fresh');
  act(state, 'rest');
  expect(asked(state)).toEqual(['1 turn']);
  act(state, 'rest');
  expect(may(state, 'reveal')).toBe(true);
  const again = positionOf({ ...withReserve, hands: ['sadou kamiyui-red kuge'], publicity: ['kamiyui-red'] });
  again.extra = 1;
  act(again, 'guest sadou', 'aside kamiyui-red');
  expect(again.acted).toBe(false);
  expect(may(again, 'reveal')).toBe(true);
});

rule('closed.turn', 'closed: no guest and no reserve, but publicity and introducing', () => {
  const state = positionOf({ ...withReserve, hands: ['kamiyui-red kuge'], reserves: ['hikeshi-red'], closed: [0] });
  expect(may(state, 'guest kamiyui-red')).toBe(false);
  expect(refusal(state, 'guest kamiyui-red')).toBe('closed.turn');
  expect(may(state, 'reveal')).toBe(false);
  expect(refusal(state, 'reveal')).toBe('closed.turn');
  expect(may(state, 'publicity 1')).toBe(true);
  expect(may(state, 'introduce kuge')).toBe(true);
});

rule('closed.ends', 'closed ends with the own turn and does not add up', () => {
  const other = positionOf({ ...withReserve, hands: ['okappiki-red kuge'], closed: [1] });
  act(other, 'guest okappiki-red', 'target 1');
  expect(other.closed).toEqual([false, true, false]);
  act(other, 'rest');
  expect(other.closed).toEqual([false, false, false]);
});

rule(
  'closed.next',
  'closed by others to the end of the next turn, an extra one counting; by oneself to the end of this',
  () => {
    const own = positionOf({ ...withReserve, hands: ['okappiki-red kuge'], reserves: ['hikeshi-red'] });
    act(own, 'guest okappiki-red', 'target 0');
    expect(asked(own)).toEqual(['1 turn']);
    expect(own.closed[0]).toBe(false);
    const first = positionOf({ ...withReserve, hands: ['kamiyui-red kuge'], reserves: ['okappiki-red'] });
    act(first, 'reveal', 'target 0');
    expect(may(first, 'guest kamiyui-red')).toBe(false);
    first.extra = 1;
    act(first, 'rest');
    expect(may(first, 'guest kamiyui-red')).toBe(true);
  },
);

rule('piles.discard', 'the discard pile lies open to all', () => {
  const state = positionOf({ hands: ['ohdana-red kuge'] });
  act(state, 'introduce kuge', 'draw 1');
  expect(view(state, 'onlooker').discard).toEqual([kindOf('kuge')]);
});

rule('piles.deck', 'a draw beyond the deck draws what there is', () => {
  const state = positionOf({ hands: ['ohdana-red kuge chokushi'], deck: 'suri-red' });
  act(state, 'introduce kuge', 'introduce chokushi');
  expect(state.hands[0]).toEqual([kindOf('suri-red'), kindOf('ohdana-red')]);
});

rule('piles.refill', 'the deck is not made anew within a round', () => {
  const state = positionOf({ hands: ['ohdana-red kuge chokushi'], deck: 'suri-red' });
  act(state, 'introduce kuge', 'introduce chokushi');
  expect(state.discard.length).toBeGreaterThan(2);
  expect(state.deck).toEqual([]);
  act(state, 'rest');
  expect(state.deck).toEqual([]);
});
