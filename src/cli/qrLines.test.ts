import { correction, generate, mode } from 'lean-qr';
import { expect, test } from 'vitest';
import { qrLines } from './certificate.ts';

const LINK = 'http://192.168.178.20:4173/';
/** Upper and lower half of a character, light or dark. */
const HALVES: Readonly<Record<string, readonly [boolean, boolean]>> = {
  '█': [true, true],
  '▀': [true, false],
  '▄': [false, true],
  ' ': [false, false],
};

test('the code on the terminal is the one of the link, light where it is light, with an edge all round', () => {
  const rows = qrLines(LINK).flatMap((line) => {
    const halves = [...line].map((character) => HALVES[character] ?? [false, false]);
    return [halves.map(([upper]) => upper), halves.map(([, lower]) => lower)];
  });
  const code = generate(mode.ascii(LINK), { minCorrectionLevel: correction.L });
  const side = rows[0]?.length ?? 0;
  const edge = (side - code.size) / 2;
  expect(edge).toBe(2);
  const shown = rows
    .slice(0, side)
    .map((row, y) => row.map((isLight, x) => (isLight === code.get(x - edge, y - edge) ? [x, y] : null)));
  expect(shown.flat().filter(Boolean)).toEqual([]);
});
