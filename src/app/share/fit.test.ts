import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wrapped } from './paint.ts';

/** Letters of one width. */
const measure = (text: string): number => [...text].length;
const lines = (text: string, width: number, most = 9): string[] => wrapped(text, width, most, measure);

describe('a text in lines', () => {
  it('breaks between words', () => expect(lines('Aya and Ren win', 8)).toEqual(['Aya and', 'Ren win']));
  it('breaks Japanese anywhere', () => expect(lines('あやさんの勝ち', 4)).toEqual(['あやさん', 'の勝ち']));
  it('begins no line with what may not begin one', () => expect(lines('おしまい。', 4)).toEqual(['おしま', 'い。']));
  it('divides a word that is longer than a line', () =>
    expect(lines('Wolfeschlegel', 6)).toEqual(['Wolfes', 'chlege', 'l']));
  it('shows that it was cut', () => {
    expect(lines('Aya and Ren win', 8, 1)).toEqual(['Aya and…']);
    expect(lines('Wolfeschlegelstein', 6, 2)).toEqual(['Wolfes', 'chleg…']);
  });
  it('of nothing is no line', () => expect(lines('', 8)).toEqual([]));

  it('is never wider than it may be, and loses nothing but blanks unless it says so', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), fc.integer({ min: 2, max: 20 }), (text, width) => {
        const all = lines(text, width, 4);
        expect(all.length).toBeLessThanOrEqual(4);
        for (const line of all) expect(measure(line)).toBeLessThanOrEqual(width);
        const kept = all.join('').replace(/\s/gu, '');
        if (!kept.endsWith('…')) expect(kept).toBe(text.replace(/\s/gu, ''));
      }),
    );
  });
});
