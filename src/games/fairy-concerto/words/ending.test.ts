import { expect, test } from 'vitest';
import { LANGS, type Lang } from '../../../words/lang.ts';
import { plain } from '../../../words/phrase.ts';
import { dealt } from '../rules/sample.ts';
import type { Event } from '../rules/state.ts';
import { view } from '../rules/view.ts';
import { inLog, VOICES } from './heard.ts';

test('points are told with their parts, and the winner once', () => {
  const end = (points: readonly number[], winners: readonly number[], bach: boolean): Event[] => [
    {
      is: 'scored',
      owner: 0,
      rows: [2, 8, 9, 6, 3, 5, 6],
      met: 1,
      of: 3,
      honours: ['conductor', 'soloist', 'pianist'],
      points: 39,
    },
    { is: 'ended', points, winners, bach },
  ];
  expect(inLog('en', ...end([39, 30], [0], false))).toEqual([
    'Final scoring. Aya scores 39 points. The popular fairy gives 2, the conductor 8 and the soloist 9. The pianist gives 6 and the harpist 3. One of the 3 score cards is met and gives 5. The conductor, soloist and pianist honours give 6.',
    'Aya wins.',
  ]);
  expect(inLog('ja', ...end([39, 30], [0], false))[0]).toBe(
    '最終得点計算です。Ayaさんは合計39点です。人気者で2点、指揮者で8点、ソリストで9点です。ピアニストで6点、ハーピストで3点です。スコアカードは3枚のうち1枚を達成して5点です。名誉コマは指揮者・ソリスト・ピアニストの3個で6点です。',
  );
  expect(inLog('ja', ...end([39, 39], [1], true)).at(-1)).toBe('バッハと同点です。バッハの勝ちです。');
  expect(inLog('ja', ...end([39, 39], [0, 1], false)).at(-1)).toBe('AyaさんとBenさんは、ともに勝者です。');
});

test('the final scoring is announced before the first that is counted, and once', () => {
  const scored = (owner: 0 | 'bach'): Event => ({
    is: 'scored',
    owner,
    rows: [2, 8, 9, 6, 3, 5, 0],
    met: 1,
    of: 2,
    honours: [],
    points: 33,
  });
  for (const [lang, announced] of [
    ['en', 'Final scoring. '],
    ['ja', '最終得点計算です。'],
  ] as const) {
    const told = inLog(lang, { is: 'turned', cards: [0, 4], worth: 3 }, scored(0), scored('bach'));
    expect(told.map((line) => line.startsWith(announced))).toEqual([true, false, false]);
    expect(told.join(' ').split(announced.trim())).toHaveLength(2);
    expect(inLog(lang, scored(0), scored(0)).map((line) => line.startsWith(announced))).toEqual([true, false]);
  }
});

test.each([
  ['alone as many points as Bach', 1, [39, 39], true],
  ['alone more than Bach', 1, [40, 39], false],
  ['two with as many', 2, [39, 39], false],
] as const)('what decided is said where the points did not: %s', (_, players, totals, isSaid) => {
  const table = view(dealt(players), 0);
  const said = LANGS.map((lang) => VOICES[lang].sayTie?.(table, { rows: [], totals }) ?? null);
  expect(said.map((phrase) => phrase && plain(phrase, String))).toEqual(
    isSaid ? ['As many points as Bach: a tie goes to Bach.', '同点のときはバッハの勝ちです。'] : [null, null],
  );
});

test('score cards and honours that bring nothing are told as that, and Bach’s cards are worth the same either way', () => {
  const scored = (lang: Lang, met: number, of: number, ...honours: ('conductor' | 'harpist')[]): string => {
    const rows = [2, 8, 9, 6, 3, 5 * met, 2 * honours.length];
    const points = rows.reduce((sum, each) => sum + each, 0);
    const [said = ''] = inLog(lang, { is: 'scored', owner: 0, rows, met, of, honours, points });
    return said.replace(/^.*(?:harpist 3\. |ハーピストで3点です。)/, '');
  };
  expect(scored('en', 0, 3)).toBe('None of the 3 score cards is met. The honours give 0.');
  expect(scored('en', 0, 1)).toBe('The one score card is not met. The honours give 0.');
  expect(scored('en', 2, 2, 'harpist')).toBe('Both score cards are met and give 10. The harpist honour gives 2.');
  expect(scored('en', 1, 1, 'conductor', 'harpist')).toBe(
    'The one score card is met and gives 5. The conductor and harpist honours give 4.',
  );
  expect(scored('en', 0, 0)).toBe('The score cards give 0. The honours give 0.');
  expect(scored('ja', 0, 2)).toBe('スコアカードは2枚とも達成できませんでした。名誉コマはありません。');
  expect(scored('ja', 1, 1, 'harpist')).toBe(
    'スコアカードは1枚を達成して5点です。名誉コマはハーピストの1個で2点です。',
  );
});
