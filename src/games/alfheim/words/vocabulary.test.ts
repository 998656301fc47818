import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const GAME = join(import.meta.dirname, '..');
const filesIn = (folder: string): string[] =>
  readdirSync(join(GAME, folder))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => join(folder, file));

/** All that is written in quotes in the files that speak. */
const quoted = [...['words', 'rulebook', 'guide'].flatMap(filesIn), 'box.tsx', 'face/lid.ts'].flatMap(
  (file) => readFileSync(join(GAME, file), 'utf8').match(/'[^'\n]*'|`[^`]*`/g) ?? [],
);
const japanese = quoted.filter((text) => /[ぁ-んァ-ン一-龠]/.test(text));
const english = quoted.filter((text) => !japanese.includes(text));

/** The words of the Japanese rules. */
const TERMS = [
  '手がかりカード',
  '手がかり山札カード',
  '山札',
  '自分の場',
  '配置する',
  '妖精カード',
  'ニッセ',
  'フェアリー',
  'クイーン',
  'キング',
  'トムテ',
  'コスト',
  '足跡カード',
  'エキスパートカード',
  '順位',
  'TIED',
  'リードプレイヤー',
  'ラウンド目',
  'フェイズ',
  '引き直',
  '一番下に置',
  '隣接',
  '連続して直線に並んだ',
  '条件を達成',
  '得点',
];

/** What once stood in their place, and what reads as translated. */
const NOT_THE_RULES_WORDS =
  /庭|条件(?!を達成)|達人|リーダー|ことわ|断[るりっ]|呼[ばびぶべん]|タイル|足あと|第[0-9$]|いちばん|よりよい順位|みんな|分け合|同じもの|ちがうもの|手元|[(),!?]|妖精[0-9$}{a-z]*人/u;

test('Japanese says things in the words of the rules', () => {
  const all = japanese.join('\n');
  expect(TERMS.filter((term) => !all.includes(term))).toEqual([]);
});

test('Japanese says nothing in other words, and with no punctuation of half width', () => {
  const spoken = japanese.map((text) => text.replace(/\$\{[^}]*\}/g, ''));
  expect(spoken.filter((text) => NOT_THE_RULES_WORDS.test(text))).toEqual([]);
});

/** Lines that had to be read twice. */
const CLUMSY =
  /goes with it|for want of|has most points|get most points|whom that would|rock paper|one for each set at most|no cost lies|nothing is known|had to be set aside|all lay|[0-9}] (east|west|north|south) and|to \$\{where\}/i;

test('English has none of the lines that had to be read twice', () => {
  expect(english.length).toBeGreaterThan(100);
  expect(english.filter((text) => CLUMSY.test(text))).toEqual([]);
});
