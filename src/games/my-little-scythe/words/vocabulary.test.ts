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
  ...['王国', '勇者コマ', 'マップ', 'マス', '地形', 'ツンドラ', '山', '森', '砂漠', '岩場', '沼'],
  ...['魔法の門', 'エバーフリー城', 'キャンプ地', 'テント', '補給', 'リンゴ', '宝石', 'サプライ'],
  ...['クエストトークン', 'クエストカード', '青のクエスト', '赤のクエスト', 'なにもしない'],
  ...['呪文カード', '手札', '個性カード', 'パイ表', '友情レベル', '友情表', 'トロフィー', '分野'],
  ...['アクション', '移動', '発見', '制作', 'アクションマーカー', 'プレイヤーマット', 'パワーアップタイル'],
  ...['支配している', '配達', 'パイ投げ競争', '攻撃側', '守備側', '解決ダイヤル', '手番', '最後の手番', '表彰式'],
];

/** What once stood in their place, and what reads as translated. */
const NOT_THE_RULES_WORDS =
  /シーカー|りんご|ジェム|ポータル|ヘックス|合戦|性格|探索|届け|荒れ地|手元|ストック|荷物|積[みむまんめ]|[4４]つない|4つめ|系の|こっそり|大胆|見送|(?<!動)物[はをの]|一度|解[いきくけ]|先手|準備タイル|[ぁ-んァ-ン一-龠][(),!?:;]/u;

test('Japanese says things in the words of the rules', () => {
  const all = japanese.join('\n');
  expect(TERMS.filter((term) => !all.includes(term))).toEqual([]);
});

test('Japanese says nothing in other words, and with no punctuation of half width', () => {
  expect(japanese.filter((text) => NOT_THE_RULES_WORDS.test(text))).toEqual([]);
});

/** Lines that had to be read twice. */
const CLUMSY =
  /too dear|has neither has|Who came|Two come back|is gone at|once a player|Secret are|are served|is the least|Lost by little|go home|take the step back|Nothing of this|a spell of|spells of \d|baked a pie|laden|nowhere|the own |whosever|is to decide|be paid in full\.|is bold|for your movement|Leave the power-up|, a gift for/i;

test('English has none of the lines that had to be read twice', () => {
  expect(english.filter((text) => CLUMSY.test(text))).toEqual([]);
});

test('places have no numbers but for those who see no map', () => {
  const numbered = quoted.filter((text) => /(?:tundra|portal|ツンドラ|魔法の門)…/i.test(text));
  expect(numbered).toEqual([]);
});
