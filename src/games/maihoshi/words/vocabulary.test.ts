import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const GAME = join(import.meta.dirname, '..');
const filesIn = (folder: string): string[] =>
  readdirSync(join(GAME, folder))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => join(folder, file));

/** All that stands in quotes in the files that speak, without what is put in from elsewhere. */
const quoted = ['box.tsx', join('face', 'lid.ts'), ...['words', 'rulebook', 'guide'].flatMap(filesIn)]
  .flatMap((file) => readFileSync(join(GAME, file), 'utf8').match(/'[^'\n]*'|`[^`]*`/g) ?? [])
  .map((text) => text.slice(1, -1).replace(/\$\{[^}]*(?:\}|$)/g, '…'));
const japanese = quoted.filter((text) => /[ぁ-んァ-ン一-龠]/.test(text));
/** A single word is mostly a name for the program. */
const english = quoted.filter((text) => text.includes(' ') && !japanese.includes(text));

/** The words of the Japanese rules. */
const TERMS = [
  '芸者',
  '民衆カード',
  '評判',
  '芸事',
  '接客',
  '教養',
  '客として出',
  '条件',
  '収入',
  '座敷',
  '宣伝力',
  '紹介',
  '手札を2枚まで',
  '予約客の使用',
  '特殊能力',
  '行動',
  '手番',
  'スタートプレイヤー',
  '休業状態',
  '効果',
  '最も新しい',
  '一番右側',
  '山札',
  '捨て札',
  '最後の1巡',
  'もう1手番',
  '得点計算',
  '金子トークン',
  '引き分け',
  'マネージメントモード',
  'プレイヤー',
  'シャッフル',
];

/** What once stood in their place, what few can read, and what reads as translated. */
const NOT_THE_RULES_WORDS =
  /芸妓|控え|親|アクション|経営|掏摸|(?<!特殊)能力|1周|最新|招[かきくけいっ]|混ぜ|無作為|ちょうど1|分け合|きっかけ|連れとして|だれも紹介|(?<!残り)手札の分|予約客はありません|[a-z]*[(),!?;]/u;

test('Japanese says things in the words of the rules', () => {
  const all = japanese.join('\n');
  expect(TERMS.filter((term) => !all.includes(term))).toEqual([]);
});

test('Japanese says nothing in other words, and with no punctuation of half width', () => {
  expect(japanese.filter((text) => NOT_THE_RULES_WORDS.test(text))).toEqual([]);
});

/** Lines that had to be read twice. */
const CLUMSY =
  /last lap|introduc(?:e|es|ing) nobody|own publicity row|each such owner|besides this card|open to all|by chance|the starter|take off one|beside all else|told to all|another colour than|closed to the end|without requirement|perhaps the|deck and hand there is no|asks for|other houses|engage|advertises|enough guests have|exactly one|the own |Hiougi/i;

test('English has none of the lines that had to be read twice', () => {
  expect(english.length).toBeGreaterThan(200);
  expect(english.filter((text) => CLUMSY.test(text))).toEqual([]);
});
