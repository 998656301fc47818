import { expect, test } from 'vitest';
import type { Lang } from '../../../words/lang.ts';
import { plain } from '../../../words/phrase.ts';
import type { Event } from '../rules/events.ts';
import { act, positionOf } from '../rules/sample.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import { voiceOf } from './say.ts';

const VOICES = { en: voiceOf(en), ja: voiceOf(ja) };
const named = (seat: number): string => ['Aya', 'Ben', 'Chie'][seat] ?? '';
const told = (lang: Lang, events: readonly Event[]): string =>
  (VOICES[lang].sayEvents?.(events) ?? []).map((phrase) => plain(phrase ?? [], named)).join('\n');

const seller = { geisha: ['sayo', 'hiougi', 'seoto'], hands: ['dangoya-blue ohdana-red'] } as const;

test.each([
  { where: 'a guest of another', lying: { guests: ['', 'dangoya-blue'] } },
  { where: 'publicity of another', lying: { publicity: ['', 'dangoya-blue'] } },
])('the second card of a name is told as the other while the first lies open as $where', ({ lying }) => {
  const place = ['publicity 1', 'place dangoya-blue'];
  expect(told('en', act(positionOf({ ...seller, ...lying }), ...place))).toContain(
    'places the other blue Dango Seller',
  );
  expect(told('en', act(positionOf(seller), ...place))).toContain('places the blue Dango Seller');
  const come = ['guest dangoya-blue'];
  expect(told('en', act(positionOf({ ...seller, ...lying }), ...come))).toContain(
    'receives the other blue Dango Seller',
  );
  expect(told('en', act(positionOf(seller), ...come))).toContain('receives the blue Dango Seller');
  // Without an article nothing points at the one that lies there.
  expect(told('ja', act(positionOf({ ...seller, ...lying }), ...come))).not.toContain('もう1枚の');
});

test('of two that are discarded one after the other the second is the other', () => {
  const events = act(
    positionOf({ hands: ['dangoya-blue dangoya-blue ohdana-red'] }),
    'introduce dangoya-blue',
    'draw 1',
  );
  expect(told('en', events)).toContain('discards the blue Dango Seller');
  const again = act(
    positionOf({ hands: ['dangoya-blue ohdana-red', '', 'ohdana-green'], deck: 'sadou kuge suri-red' }),
    'introduce dangoya-blue',
    'draw 1',
  );
  expect(told('en', again)).toContain('discards the other blue Dango Seller');
});
