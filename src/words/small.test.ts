import { expect, test } from 'vitest';
import type { AnyEvent, Seat } from '../engine/game.ts';
import { phrase, plain } from './phrase.ts';
import { smallVoices } from './small.ts';
import { deed, line } from './tell.ts';

type Event = { readonly kind: 'took'; readonly seat: Seat; readonly card: number } | { readonly kind: 'mixed' };

const voices = smallVoices<null, 'take', Event>({
  rules: {},
  rows: {},
  asks: { take: ['Take a card', 'カードを取ってください'] },
  moves: () => [phrase`Take`, phrase`取る`],
  events: {
    took: ({ card }) => deed(phrase`takes the ${card}`, phrase`${card}を取り`, phrase`the ${card}`, phrase`${card}`),
    mixed: () => line(phrase`The cards are mixed.`, phrase`混ぜました。`, phrase`mixed`, phrase`混ぜた`),
  },
});

test('of events of all at once the line of a turn tells those of its seat, and those of nobody', () => {
  const events: readonly Event[] = [
    { kind: 'took', seat: 0, card: 3 },
    { kind: 'took', seat: 1, card: 7 },
    { kind: 'mixed' },
  ];
  const turnOf = (seat: Seat) =>
    [voices.en, voices.ja].map((voice) => plain(voice.sayTurn(seat, events as unknown as readonly AnyEvent[]), String));
  expect(turnOf(0)).toEqual(['the 3 · mixed', '3、混ぜた']);
  expect(turnOf(1)).toEqual(['the 7 · mixed', '7、混ぜた']);
});

test('of what comes of an answer each seat has a sentence', () => {
  const events: readonly Event[] = [
    { kind: 'took', seat: 0, card: 3 },
    { kind: 'took', seat: 1, card: 7 },
  ];
  const told = voices.en.sayEvents?.(events as unknown as readonly AnyEvent[]) ?? [];
  expect(told.map((phrase) => phrase && plain(phrase, String))).toEqual(['0 takes the 3.', '1 takes the 7.']);
});
