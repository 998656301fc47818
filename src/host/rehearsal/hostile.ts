import type { AnyMove } from '../../engine/game.ts';
import { type Entry, isMove } from '../../engine/log.ts';
import type { SavedMatch } from '../../saves/format.ts';

/**
 * Texts of about so many characters made to keep the device busy, to fill its memory or to burst a screen;
 * by what is wrong with them. They are made from a match that was played to its end. Those that are not wrong at all, and
 * must only be quick to judge, say "taken back", "seats".
 */
export function hostileTexts(save: SavedMatch, size: number): Record<string, string> {
  const moves = save.log.filter(isMove);
  const all = moves.map((_, index) => index);
  const told = (change: Partial<Record<keyof SavedMatch, unknown>>): string => JSON.stringify({ ...save, ...change });
  const log = (begin: readonly Entry[], ...again: readonly Entry[]): string =>
    told({ log: filled(begin, again, size) });
  const list = <One>(one: One): One[] => filled<One>([], [one], size);
  const half = moves.slice(0, Math.floor(moves.length / 2));
  return {
    'a moment beyond all calendars': told({ touchedAt: 2 ** 53 - 1 }),
    'a seed of many digits': told({ seed: 0 }).replace('"seed":0', `"seed":${'9'.repeat(size)}`),
    'a name without end': told({ sitters: save.sitters.map((each) => ({ ...each, name: 'x'.repeat(size) })) }),
    'names without end': told({ sitters: list(save.sitters[0]) }),
    'a title without end': told({ title: 'x'.repeat(size) }),
    'seats without end': told({ setup: { ...save.setup, seats: 2 ** 53 - 1 } }),
    'options without end': told({
      setup: { ...save.setup, options: Object.fromEntries(list('x').map((value, key) => [key, value])) },
    }),
    'looks without end': told({ setup: { ...save.setup, looks: list('x') } }),
    'glances without end': told({ seen: list(0) }),
    'a log of no entries': told({ log: list(1) }),
    'moves that nobody offered': log([], { seat: 0, move: 'x' as unknown as AnyMove }),
    'a move that is long': told({ log: [{ seat: 0, move: 'x'.repeat(size) }] }),
    'a move that is deep': told({ log: [{ seat: 0, move: 0 }] }).replace('"move":0', `"move":${deep(size / 2)}`),
    'moves after the end': log(save.log, ...save.log.slice(-1)),
    'redos of nothing': log(moves, { redo: true }),
    'an undo of everything, many times': told({ log: [...moves, { undo: list(0) }] }),
    'moves that were never legal, taken back': told({ log: unlawful(size) }),
    'all taken back and brought back': log(moves, { undo: all }, { redo: true }),
    'some taken back and brought back': log(moves.slice(0, 3), { undo: [0, 1, 2] }, { redo: true }),
    'one after the other taken back and brought back': log(moves, ...oneByOne(moves.length)),
    'the last taken back and made again': log(half, { undo: [half.length - 1] }, { redo: true }),
    'changes of seats': log([], ...save.sitters.map((sitter, seat) => ({ seat, sitter }))),
    'another key again and again': JSON.stringify(Object.fromEntries(list('x').map((value, key) => [key, value]))),
    'a key that is none': told({}).replace('{', `{"__proto__":${JSON.stringify(list({}))},`),
    brackets: '['.repeat(size),
    quotes: `{"a":"${'\\"'.repeat(size / 2)}`,
    blanks: ' '.repeat(size),
    'lines of nothing': `{"enza":1,"matches":[\n${'0,\n'.repeat(size / 3)}0\n]}\n`,
    'outcomes of nothing': `{"enza":1,"matches":[\n],"outcomes":[\n${'0,\n'.repeat(size / 3)}0\n]}\n`,
  };
}

const deep = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

const oneByOne = (moves: number): Entry[] => [
  ...Array.from({ length: moves }, (_, back): Entry => ({ undo: [moves - 1 - back] })),
  ...Array.from({ length: moves }, (): Entry => ({ redo: true })),
];

function unlawful(size: number): Entry[] {
  const moves = filled<Entry>([], [{ seat: 0, move: 'x' as unknown as AnyMove }], size / 2);
  return [...moves, { undo: moves.map((_, index) => index) }];
}

/** The beginning, and then again and again the same, as long as it is no longer than that when it is written. */
function filled<One>(begin: readonly One[], again: readonly One[], size: number): One[] {
  const full = [...begin];
  let left = size - JSON.stringify(begin).length;
  for (;;) {
    for (const one of again) {
      left -= JSON.stringify(one).length + 1;
      if (left < 0) return full;
      full.push(one);
    }
  }
}
