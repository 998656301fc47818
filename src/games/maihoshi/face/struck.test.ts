import { expect, test } from 'vitest';
import { act, positionOf } from '../rules/sample.ts';
import { struckSince, UNHARMED } from './struck.ts';

const SEAT = 1;
const robbed = (thief: string) =>
  act(
    positionOf({
      geisha: ['hiougi', 'seoto', 'tokiwa'],
      hands: [`${thief} ohdana-red`],
      guests: ['kamiyui-red', 'kamiyui-red hanashika-blue'],
      publicity: ['kamiyui-blue kuge', 'hikyaku-blue chokushi'],
    }),
    `guest ${thief}`,
    'target 1',
  );

test('a guest that others took is a strike, whether it went under the deck or to another house', () => {
  expect(struckSince(robbed('suri-red'), SEAT)).toEqual({ guests: 1, publicity: 0, fallen: [] });
  const moved = { is: 'moved', from: SEAT, seat: 0, card: 3, count: 2, left: 1 } as const;
  expect(struckSince([moved, ...robbed('suri-red')], SEAT)).toMatchObject({ guests: 2 });
  expect(struckSince([moved], 0)).toEqual(UNHARMED);
});

test('publicity that others sent back is one, and the reputations that fell with it', () => {
  const { guests, publicity, fallen } = struckSince(robbed('kenjutsu-red'), SEAT);
  expect([guests, publicity, fallen]).toEqual([0, 1, [0, 1, 2]]);
});

test('what one does to oneself, and what was in another round, is none', () => {
  const heard = robbed('suri-red');
  const own = heard.map((event) => (event.is === 'used' ? { ...event, seat: SEAT } : event));
  expect(struckSince(own, SEAT)).toEqual(UNHARMED);
  expect(struckSince([...heard, { is: 'round', round: 2, hand: 6, starter: 0 }], SEAT)).toEqual(UNHARMED);
});
