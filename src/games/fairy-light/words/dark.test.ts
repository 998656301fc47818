import { expect, test } from 'vitest';
import type { Eyes } from '../../../engine/game.ts';
import { Rng } from '../../../engine/rng.ts';
import { plain } from '../../../words/phrase.ts';
import { LANGS, type Lang } from '../../../words/voice.ts';
import { cellAt, cellThing } from '../rules/grid.ts';
import { foresee } from '../rules/index.ts';
import { why } from '../rules/moves.ts';
import { play } from '../rules/play.ts';
import { dealt, positionOf } from '../rules/sample.ts';
import { sheet } from '../rules/sheet.ts';
import type { Move, State } from '../rules/state.ts';
import { view } from '../rules/view.ts';
import { voices as VOICES } from './say.ts';

const { en } = VOICES;
const dark = (forest: readonly string[]): State => positionOf(forest, { variant: 'dark' });
const explained = (lang: Lang, of: string, state: State, eyes: Eyes): string =>
  plain(VOICES[lang].explain(of as never, view(state, eyes)), String);
const refused = (lang: Lang, state: State, seat: number, wish: Move): string => {
  const reason = why(view(state, seat), seat, wish);
  return reason ? plain(VOICES[lang].sayReason(reason), String) : '';
};

test('who looks is told of the Cottons in sight alone, while others lie face down', () => {
  const state = dark(['m| S1 *cross']);
  const [card, place] = [cellThing(cellAt(-1, 0)), cellThing(cellAt(-2, 1))];
  expect(explained('en', card, state, 0)).toBe('1-sun card. 1 Cotton known to you sees it.');
  expect(explained('en', place, state, 0)).toMatch(/^An empty place\. No Cotton known to you sees it\./);
  expect(explained('ja', place, state, 0)).toContain('見えているコットンはどれも、ここを示しません。');
  // Whoever laid it sees that it looks there, and no other card is hidden.
  expect(explained('en', cellThing(cellAt(-1, 1)), dark(['m| *cross']), 1)).toMatch(/ 1 Cotton sees it\./);
});

test('while cards lie face down nobody knows the hearts, and a count says which cards it leaves out', () => {
  const state = dark(['M1 S1 *cross']);
  const cross = cellThing(cellAt(0, 0));
  expect(explained('en', cross, state, 0)).toMatch(/1 sun to 0 moons \(1 face-down card not counted\), so/);
  expect(explained('ja', cross, state, 0)).toMatch(/ウラ向きの1枚は数えていません。/);
  expect(explained('en', 'hearts:sun', state, 0)).not.toMatch(/has \d/);
  expect(explained('en', 'hearts:sun', positionOf(['S1 *cross']), 0)).toMatch(/has 1 heart/);
  expect(sheet(view(state, 0)).isPartial).toBe(true);
  expect(sheet(view(positionOf(['S1 *cross']), 0)).isPartial).toBeUndefined();
  const [reason] = sheet(view(state, 0)).rows[0]?.reasons ?? [];
  expect(reason && plain(en.sayReason(reason), String)).toMatch(/1 face-down card not counted/);
  const ahead = foresee(view(state, 1), 1, { place: cellAt(1, 0), card: state.open[1]?.[0] as number });
  const counted = ahead.find(({ is }) => is === 'counted');
  expect(counted && plain(en.sayReason(counted), String)).toMatch(/1 face-down card not counted/);
  expect(ahead.some(({ is }) => is === 'sums')).toBe(false);
});

test.each(LANGS)('where points are hidden neither hearts nor counts are told, in %s', (lang) => {
  const state = positionOf(['S1 S2 *cross M1']);
  const cross = cellThing(cellAt(0, 0));
  const covered = (of: string): string => plain(VOICES[lang].explain(of as never, view(state, 0), true), String);
  expect(explained(lang, cross, state, 0)).toMatch(/3.*1/);
  expect(covered(cross)).not.toMatch(/3/);
  expect(covered('hearts:sun')).not.toBe(explained(lang, 'hearts:sun', state, 0));
  const wish = { place: cellAt(0, 1), card: state.open[0]?.[0] as number };
  const kept = foresee(view(state, 0), 0, wish).filter((reason) => !VOICES[lang].tellsPoints?.(reason));
  expect(kept.filter(({ is }) => is === 'sums' || is === 'counted' || is === 'adds')).toEqual([]);
});

test('the hand of the other is a hand, and no card of the forest', () => {
  const state = dark(['*cross']);
  expect(explained('en', 'hand:moon', state, 0)).toBe('Moon’s hand: 3 cards that you do not see.');
  expect(explained('ja', 'hand:moon', state, 0)).toBe('月の手札。あなたには見えないカードが3枚です。');
});

test('what was chosen in the dark is said to stay secret for good', () => {
  const state = dealt('dark');
  play(state, 0, { exchange: [1] }, new Rng(1, 2, 3));
  expect(refused('en', state, 0, { exchange: [] })).not.toMatch(/until/);
  expect(refused('ja', state, 0, { exchange: [] })).not.toMatch(/まで/);
});

test('a forest that would be too tall is not said to be too wide', () => {
  const tall = positionOf(['*ring', 'S1', 'M1', 'S1', 'M1'], { sun: 'S1 S2 S1' });
  const wish = { place: cellAt(0, -1), card: tall.open[0]?.[0] as number };
  expect(refused('en', tall, 0, wish)).toBe('The forest would no longer fit into five by five.');
  expect(refused('ja', tall, 0, wish)).toBe('森が5×5に収まらなくなります。');
});

test.each(LANGS)('every refusal is a sentence of its own, in %s', (lang) => {
  const wishes: readonly (readonly [State, Move])[] = [
    [dealt('free'), { exchange: [] }],
    [dealt('free'), { order: [0, 1, 2] }],
    [dealt('free'), { place: cellAt(0, 1), card: dealt('free').open[1]?.[0] as number }],
    [dealt('standard'), { exchange: [6] }],
    [dealt('standard'), { order: [0, 1, 2] }],
    [positionOf(['*ring']), { exchange: [] }],
  ];
  const said = wishes.map(([state, wish]) => refused(lang, state, 0, wish));
  expect(said).not.toContain('');
  expect(new Set(said).size).toBe(wishes.length);
});
