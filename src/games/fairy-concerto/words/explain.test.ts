import { describe, expect, test } from 'vitest';
import type { ThingId } from '../../../engine/game.ts';
import { plain } from '../../../words/phrase.ts';
import { HARPISTS, LETTERS, PIANISTS, SCORE_MARKS, SOLOISTS, scoreThing } from '../rules/cards.ts';
import { dealt, staged } from '../rules/sample.ts';
import { view } from '../rules/view.ts';
import { voices } from './say.ts';

const THINGS = [
  ...LETTERS.map((letter) => `fairy:${letter}` as const),
  ...SCORE_MARKS.map((mark) => `score:${mark}` as const),
  ...SOLOISTS.map((soloist) => `soloist:${soloist}` as const),
  ...PIANISTS.map((pianist) => `pianist:${pianist}` as const),
  ...HARPISTS.map((harpist) => `harpist:${harpist}` as const),
  ...(['contest:popular', 'contest:conductor'] as const),
  ...(['pile:bag', 'pile:deck', 'pile:bach', 'pile:discard', 'pile:removed'] as const),
];
const seatName = (seat: number): string => `Seat ${seat}`;
const orchestras = ['TTTTDD', 'CVV'];

describe.each([
  ['en', voices.en],
  ['ja', voices.ja],
])('%s', (_, voice) => {
  const explained = (thing: (typeof THINGS)[number], seats = 2) => {
    const state = staged(dealt(seats), { orchestras, scoreCards: [['TTTT', 'DDDD'], []].slice(0, seats) });
    return plain(voice.explain(thing, view(state, 0)), seatName);
  };

  test('every thing on the table is explained, and no two alike', () => {
    expect(new Set(THINGS.map((thing) => explained(thing))).size).toBe(THINGS.length);
  });

  test('a kept score card tells whose it is, and whether it is met', () => {
    expect(explained('score:TTTT')).toContain('Seat 0');
    expect(explained('score:DDDD')).toContain('Seat 0');
    expect(explained('score:TTTT').replace(/4/g, '')).not.toBe(explained('score:DDDD').replace(/4/g, ''));
    expect(explained('score:HHHH')).not.toContain('Seat');
  });

  test('a score card that may be chosen tells whose it would be, and what is lacking', () => {
    const state = dealt(2);
    const [own = 0] = state.dealt[0] ?? [];
    const told = plain(voice.explain(scoreThing(own), view(state, 0)), seatName);
    expect(told).toContain('Seat 0');
    expect(plain(voice.explain(scoreThing(own), view(state, 1)), seatName)).not.toContain('Seat');
  });

  test('a fairy tells which cards of the table pay for its kind', () => {
    const state = staged(dealt(2), { popular: 'V', pianist: 'TV', harpist: 'DH' });
    const told = (thing: ThingId): string => plain(voice.explain(thing, view(state, 0)), seatName);
    expect(told('fairy:V')).toMatch(/popular fairy and pianist|人気者・ピアニスト/);
    expect(told('fairy:H')).toMatch(/harpist|ハーピスト/);
    expect(told('fairy:C')).not.toMatch(/harpist|ハーピスト/);
  });

  test('with random cards the kinds that are left are named', () => {
    const told = (on: boolean): string => plain(voice.explain('pile:bag', view(dealt(2, { random: on }), 0)), seatName);
    expect(told(true)).toMatch(/composer|作曲家/);
    expect(told(false)).not.toMatch(/composer|作曲家/);
  });

  test('a contest tells how everybody stands', () => {
    expect(explained('contest:conductor')).toMatch(/Seat 0.*8.*Seat 1.*4/);
    expect(explained('contest:conductor', 1)).toMatch(/Seat 0.*8.*(Bach|バッハ).*4/);
  });

  test('the second side is a player’s, and alone it is that of Bach', () => {
    expect(voice.saySide(1, { seats: 2, options: {} })).toBeNull();
    expect(voice.saySide(0, { seats: 1, options: {} })).toBeNull();
    const called = (bach: string) => plain(voice.saySide(1, { seats: 1, options: { bach } }) ?? [], seatName);
    expect(called('printed')).toMatch(/^(Bach|バッハ)$/);
    expect([called('gentle'), called('stern')].join()).toMatch(
      /^(Gentle Bach,Stern Bach|やさしいバッハ,手ごわいバッハ)$/,
    );
  });

  test('where points are hidden a contest tells what it pays, and not how all stand', () => {
    const state = staged(dealt(2), { orchestras });
    for (const thing of THINGS.filter((each) => /^(?:contest|soloist|pianist|harpist)/.test(each))) {
      const told = plain(voice.explain(thing, view(state, 0), true), seatName);
      expect(told).not.toContain('Seat');
      expect(plain(voice.explain(thing, view(state, 0)), seatName)).toContain('Seat');
    }
  });
});
