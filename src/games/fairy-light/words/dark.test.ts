import { expect, test } from 'vitest';
import type { Eyes } from '../../../engine/ids.ts';
import { Rng } from '../../../engine/rng.ts';
import { LANGS, type Lang } from '../../../words/lang.ts';
import { plain } from '../../../words/phrase.ts';
import { foresee } from '../rules/foresee.ts';
import { cellAt, cellThing } from '../rules/grid.ts';
import { play } from '../rules/play.ts';
import { dealt, positionOf } from '../rules/sample.ts';
import { sheet } from '../rules/sheet.ts';
import type { Move, State } from '../rules/state.ts';
import { view } from '../rules/view.ts';
import { why } from '../rules/why.ts';
import { en as enWords } from './en.ts';
import { ja as jaWords } from './ja.ts';
import { labels } from './labels.ts';
import { voiceOf } from './say.ts';

const [en, ja] = [voiceOf(enWords), voiceOf(jaWords)];

const VOICES = { en, ja };
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

test('hearts and counts say which cards they leave out', () => {
  const state = dark(['M1 S1 *cross']);
  const cross = cellThing(cellAt(0, 0));
  expect(explained('en', cross, state, 0)).toMatch(/1 sun to 0 moons \(1 face-down card not counted\), so/);
  expect(explained('ja', cross, state, 0)).toMatch(/ウラ向きの1枚は数えていません。/);
  expect(explained('en', 'hearts:sun', state, 0)).toMatch(/not counted yet/);
  expect(explained('en', 'hearts:sun', positionOf(['S1 *cross']), 0)).not.toMatch(/not counted/);
  expect(labels.en.hearts(1, true)).toBe('1 heart now, face-down cards not counted');
  const [reason] = sheet(view(state, 0)).rows[0]?.reasons ?? [];
  expect(reason && plain(en.sayReason(reason), String)).toMatch(/1 face-down card not counted/);
  const ahead = foresee(view(state, 1), 1, { place: cellAt(1, 0), card: state.open[1]?.[0] as number }).find(
    ({ is }) => is === 'counted',
  );
  expect(ahead && plain(en.sayReason(ahead), String)).toMatch(/1 face-down card not counted/);
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

test('an exchange that comes to light with the answer of the other is told of whose it is', () => {
  const events = [
    { is: 'sealed', seat: 1 },
    { is: 'exchanged', seat: 0, back: [1], got: [2], isAll: false, isSecret: true },
  ] as const;
  const own = [...events, { is: 'exchanged', seat: 1, back: [], got: [], isAll: false, isSecret: true }] as const;
  expect(plain(en.sayTurn(1, own), String)).toBe('exchanges no cards');
  const turnOf = (seat: number): string => plain(en.sayTurn(seat, events), String);
  expect(turnOf(1)).toBe('chooses cards in secret');
  expect(turnOf(0)).toBe('exchanges 1 card');
});
