import { expect } from 'vitest';
import { rule } from '../../../engine/conformance/rule.ts';
import { cardId, kindOf, NONE } from './cards.ts';
import { why } from './legal.ts';
import { act, asked, dealt, kindsOf, may, moveOf, positionOf } from './sample.ts';
import { roundPoints } from './sheet.ts';
import { view } from './view.ts';

rule('ability.use', 'an ability may be left alone, and is there again in the next round', () => {
  const state = positionOf({ geisha: ['seoto', 'hiougi'], hands: ['kuge sadou'] });
  act(state, 'introduce kuge', 'introduce sadou');
  expect([may(state, 'draw 2'), may(state, 'draw 1')]).toEqual([true, true]);
  const spent = positionOf({ geisha: ['tokiwa', 'hiougi'], hands: ['hikeshi-green'] });
  spent.spent[0] = true;
  act(spent, 'guest hikeshi-green', 'ready', 'ready');
  expect(spent.round).toBe(2);
  expect(spent.spent).toEqual([false, false]);
});

const handOf = (state: ReturnType<typeof positionOf>, seat: number) => (state.hands[seat] ?? []).map(cardId);

rule('geisha.hinagiku', 'each publicity of hers may draw two; after placing she then discards one', () => {
  const geisha = ['hinagiku', 'hiougi'];
  const hands = ['ohdana-red'];
  const state = positionOf({ geisha, hands, deck: 'suri-red suri-blue kuge' });
  act(state, 'publicity 2', 'place suri-red');
  expect(asked(state)).toEqual(['0 discard']);
  act(state, 'discard suri-blue');
  expect(handOf(state, 0)).toEqual(['ohdana-red']);
  const plain = positionOf({ geisha, hands, deck: 'suri-red suri-blue kuge' });
  act(plain, 'publicity 1', 'place suri-red');
  expect(asked(plain)).toEqual(['1 turn']);
  const short = positionOf({ geisha, hands, deck: 'suri-red' });
  expect(may(short, 'publicity 2')).toBe(false);
  expect(why(view(short, 0), 0, moveOf('publicity 2'))?.rule).toBe('geisha.hinagiku');
  const courier = positionOf({ geisha, hands: ['hikyaku-blue kuge'] });
  act(courier, 'guest hikyaku-blue', 'use');
  expect(asked(courier)).toEqual(['0 listen']);
  act(courier, 'publicity 2', 'place kuge');
  expect(asked(courier)).toEqual(['0 discard']);
});

rule('geisha.hiougi', 'one more for each red guest', () => {
  const state = positionOf({ geisha: ['hiougi', 'sayo'], guests: ['suri-red kamiyui-red kamiyui-blue tabiichiza'] });
  expect(roundPoints(state, 0, 0, 0)).toBe(4 + 2 + 2 + 4 + 2);
  const other = positionOf({ geisha: ['sayo', 'hiougi'], guests: ['suri-red kamiyui-red'] });
  expect(roundPoints(other, 0, 0, 0)).toBe(6);
});

rule('geisha.seoto', 'introducing one or two cards she may draw one fewer', () => {
  const geisha = ['seoto', 'hiougi'];
  const sample = { geisha, hands: ['ohdana-red kuge chokushi'], deck: 'suri-red suri-blue suri-green' };
  const one = positionOf(sample);
  act(one, 'introduce kuge', 'draw 0');
  expect(one.hands[0]).toHaveLength(2);
  const two = positionOf(sample);
  act(two, 'introduce kuge', 'introduce chokushi', 'draw 1');
  expect(two.hands[0]).toHaveLength(2);
  const all = positionOf(sample);
  act(all, 'introduce kuge', 'introduce chokushi', 'draw 2');
  expect(all.hands[0]).toHaveLength(3);
  const other = positionOf({ ...sample, geisha: ['sayo', 'seoto'] });
  act(other, 'introduce kuge');
  expect(why(view(other, 0), 0, moveOf('draw 0'))?.rule).toBe('geisha.seoto');
  const out = positionOf({ geisha, hands: ['kuge'] });
  expect(act(out, 'introduce kuge', 'draw 0')).toContainEqual(
    expect.objectContaining({ is: 'roundEnded', ending: 'out' }),
  );
});

rule('geisha.tokiwa', 'once a round a requirement may be met by any colour, spent only where it is needed', () => {
  const geisha = ['tokiwa', 'hiougi'];
  const state = positionOf({ geisha, hands: ['hanashika-red hikeshi-green hikeshi-blue kuge'] });
  state.extra = 2;
  act(state, 'guest hikeshi-green');
  expect(state.spent[0]).toBe(false);
  act(state, 'guest hanashika-red');
  expect(state.spent[0]).toBe(true);
  expect(may(state, 'guest hikeshi-blue')).toBe(false);
  const reserve = positionOf({ geisha, hands: ['kuge'], reserves: ['hanashika-red'] });
  expect(act(reserve, 'reveal')).toContainEqual({
    is: 'ability',
    seat: 0,
    geisha: 'tokiwa',
    card: kindOf('hanashika-red'),
  });
  const chain = positionOf({ geisha, hands: ['wakadanna-green hanashika-red kuge'] });
  act(chain, 'guest wakadanna-green', 'guest hanashika-red');
  expect(chain.spent[0]).toBe(true);
  const heir = positionOf({ geisha, hands: ['wakadanna-red kamiyui-red kuge'] });
  act(heir, 'guest wakadanna-red');
  expect(may(heir, 'guest kamiyui-red')).toBe(false);
});

rule('geisha.sayo', 'she never has a reserve, not even by the Tea Master', () => {
  const state = dealt({ seats: 2, geisha: 'chosen' });
  act(state, 'choose sayo', 'choose hiougi');
  expect(asked(state)).toEqual(['0 reserve']);
  expect(why(view(state, 1), 1, moveOf('decline'))).toEqual({
    is: 'ability',
    rule: 'geisha.sayo',
    side: 1,
    geisha: 'sayo',
  });
  const tea = positionOf({ hands: ['sadou kuge'], publicity: ['kamiyui-red'] });
  act(tea, 'guest sadou');
  expect(asked(tea)).toEqual(['1 turn']);
});

rule('geisha.yukishiro', 'once a round, right after her reserve with its effect, a new one may be laid', () => {
  const sample = { geisha: ['yukishiro', 'hiougi'], hands: ['kuge chokushi'], reserves: ['kawaraban-red'] };
  const state = positionOf(sample);
  act(state, 'reveal', 'target 1');
  expect(asked(state)).toEqual(['0 second']);
  expect(why(view(state, 0), 0, moveOf('rest'))?.rule).toBe('geisha.yukishiro');
  act(state, 'aside kuge');
  expect(state.reserves[0]).toBe(kindOf('kuge'));
  expect(state.spent[0]).toBe(true);
  expect(may(state, 'reveal')).toBe(false);
  const declined = positionOf(sample);
  act(declined, 'reveal', 'target 1', 'decline');
  expect(declined.reserves[0]).toBe(NONE);
  expect(declined.spent[0]).toBe(false);
  const tea = positionOf({ ...sample, reserves: ['sadou'], publicity: ['kamiyui-red suri-red'] });
  act(tea, 'reveal', 'aside kuge');
  expect(tea.reserves[0]).toBe(kindOf('kuge'));
  expect(asked(tea)).toEqual(['0 turn']);
  const spent = positionOf(sample);
  spent.spent[0] = true;
  act(spent, 'reveal', 'target 1');
  expect(asked(spent)).toEqual(['0 turn']);
  expect(spent.hands[0]).toEqual(kindsOf('kuge chokushi'));
});
