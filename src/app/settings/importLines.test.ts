import { describe, expect, it } from 'vitest';
import type { Import } from '../../protocol/messages.ts';
import type { Refusal } from '../../saves/file.ts';
import { dataWords } from '../../words/data.ts';
import { elsewhereWords } from '../../words/elsewhere.ts';
import { LANGS } from '../../words/voice.ts';
import { importLines } from './TakeIn.tsx';

const said = (became: Import): string[] => importLines(became, dataWords.en, elsewhereWords.en);

const REFUSALS: readonly Refusal[] = [
  { refused: 'text', place: 'text' },
  { refused: 'size', place: 'text' },
  { refused: 'cut', place: 'text' },
  { refused: 'empty', place: 'matches' },
  { refused: 'shape', place: '' },
  { refused: 'shape', place: 'log.3.seat' },
  { refused: 'newer', place: 'format' },
  { refused: 'unknownGame', place: 'game' },
  { refused: 'edition', place: 'edition' },
  { refused: 'setup', place: 'seats' },
  { refused: 'setup', place: 'options' },
  { refused: 'setup', place: 'first' },
  { refused: 'log', place: 13, reason: 'notAsked' },
  { refused: 'log', place: 13, reason: 'notOffered' },
  { refused: 'log', place: 13, reason: 'badUndo' },
  { refused: 'log', place: 13, reason: 'afterEnd' },
];

describe('what became of a text', () => {
  it('is said by number, and of each game that was left out, why', () => {
    expect(
      said({
        matches: [
          { got: 'added', match: 'one', game: 'whisper' },
          { got: 'known', match: 'two', game: 'whisper' },
          { got: 'added', match: 'three', game: 'whisper' },
          { got: 'refused', refusal: { refused: 'log', place: 13, reason: 'notOffered' } },
          { got: 'notSaved', full: true },
        ],
        outcomes: 3,
      }),
    ).toEqual([
      '2 games imported. You find them on the shelf.',
      'One game stands here already, to the last move, and was not doubled.',
      'The outcome of 3 earlier games imported.',
      'Game 4 was left out. Entry 14 of its log cannot be: the rules do not offer that move.',
      'Game 5 was left out. The device has no room left for it.',
    ]);
  });

  it('is said to be nothing where nothing was changed', () => {
    const newer: Refusal = { refused: 'newer', place: 'format' };
    expect(said(newer)[0]).toMatch(/newer Enza.*Nothing here was changed\.$/);
    expect(said({ matches: [{ got: 'refused', refusal: newer }], outcomes: 0 }).at(-1)).toBe(
      'Nothing here was changed.',
    );
    expect(said({ matches: [{ got: 'known', match: 'one', game: 'whisper' }], outcomes: 0 })).toHaveLength(2);
    expect(said({ matches: [], outcomes: 1 })).toEqual(['The outcome of one earlier game imported.']);
    expect(said({ matches: [], outcomes: null })).toEqual([
      'What became of earlier games could not be stored just now. Please try again.',
      'Nothing here was changed.',
    ]);
  });

  it.each(LANGS)('has a sentence of its own for every refusal, with its place: %s', (lang) => {
    const lines = REFUSALS.map((refusal) => importLines(refusal, dataWords[lang], elsewhereWords[lang])[0] ?? '');
    expect(new Set(lines).size).toBe(REFUSALS.length);
    for (const [index, { refused, place }] of REFUSALS.entries()) {
      if (refused === 'shape') expect(lines[index]).toContain(place);
      if (refused === 'log') expect(lines[index]).toContain('14');
    }
  });
});
