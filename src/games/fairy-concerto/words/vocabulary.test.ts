import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// All that the game says, as it stands in its files: whoever owns the box must recognise every word of it.

const HOME = new URL('../', import.meta.url);
const texts = readdirSync(HOME, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
  .map((file) => readFileSync(new URL(file, HOME), 'utf8'));

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
/** Line by line, without the comments. */
const lines = texts.flatMap((text) => text.split('\n')).filter((line) => !/^\s*(\/?\*|\/\/)/.test(line));
const said = lines.filter((line) => JAPANESE.test(line));

const count = (word: string): number => said.join('\n').split(word).length - 1;

test.each([
  ...['妖精コマ', 'トランペッター', 'ドラマー', 'ヴァイオリニスト', 'ホルニスト', '作曲家', '作曲家置き場'],
  ...['スコアカード', 'スコアカードの山', '捨て札置き場', '名誉コマ', '人気者', '指揮者', 'ソリスト', 'ピアニスト'],
  ...['ハーピスト', 'オーケストラ', 'オーケストラボード', '布袋', '手の中', 'ドラフト', 'ラウンド', '加える'],
  ...['ゲームから取り除', '全員同時に公開', '保持する', '左隣に渡', '最終得点計算', '合計点', '2人プレイ'],
  ...['ソロプレイ', 'バッハ', 'ランダムカード'],
])('the rules say %s, and so does the game', (term) => {
  expect(count(term)).toBeGreaterThan(0);
});

test('a fairy is a piece: of the rules’ words the most frequent', () => {
  expect(count('妖精コマ')).toBeGreaterThan(69);
  expect(said.filter((line) => /妖精(?!コマ)/.test(line))).toEqual([]);
});

test.each([
  ['楽譜', /楽譜/],
  ['太鼓', /太鼓/],
  ['名誉 without its piece', /名誉(?!コマ)/],
  ['人気の妖精', /人気の/],
  ['バイオリン', /バイオリン/],
  ['手札', /手札/],
  ['山札', /山札/],
  ['仲間', /仲間/],
  ['無作為', /無作為/],
  [
    'fairies counted as people',
    /(?:妖精コマ|トランペッター|ドラマー|ヴァイオリニスト|ホルニスト|作曲家)(?:\$\{count\}|\d+)人/,
  ],
  ['half-width marks between full-width letters', /[\p{Script=Hiragana}\p{Script=Han}][,.!?:]/u],
])('%s: not the rules’ word', (_, word) => {
  expect(said.filter((line) => word.test(line))).toEqual([]);
});

test.each([
  ...['at once draws', 'goes to the left neighbour', 'of the few', 'of the distance', 'of the wide group'],
  ...[
    'One soloist, one pianist and one harpist, drawn by chance',
    'Whoever one still wants',
    'on the stages of the others',
  ],
  ...['Now one fairy of the hand', 'the honour is with', 'for each fairy between', 'fairy of the hand', 'as it stands'],
])('nobody has to read “%s” twice', (clumsy) => {
  expect(lines.filter((line) => line.includes(clumsy))).toEqual([]);
});
