import { expect, test } from 'vitest';
import { saidIn, testVocabulary } from '../../../tests/vocabulary.ts';

const TERMS = [
  ...['妖精コマ', 'トランペッター', 'ドラマー', 'ヴァイオリニスト', 'ホルニスト', '作曲家', '作曲家置き場'],
  ...['スコアカード', 'スコアカードの山', '捨て札置き場', '名誉コマ', '人気者', '指揮者', 'ソリスト', 'ピアニスト'],
  ...['ハーピスト', 'オーケストラ', 'オーケストラボード', '布袋', '手の中', 'ドラフト', 'ラウンド', '加える'],
  ...['ゲームから取り除', '全員同時に公開', '保持する', '左隣に渡', '最終得点計算', '合計点', '2人プレイ'],
  ...['ソロプレイ', 'バッハ', 'ランダムカード'],
];

const REPLACED = [
  /誰のものでも/,
  ...[/楽譜/, /太鼓/, /名誉(?!コマ)/, /妖精(?!コマ)/, /人気の/, /バイオリン/, /手札/, /山札/, /仲間/, /無作為/],
  // fairies counted as people
  /(?:妖精コマ|トランペッター|ドラマー|ヴァイオリニスト|ホルニスト|作曲家)(?:…|\d+)人/,
];

testVocabulary('fairy-concerto', { terms: TERMS, replaced: REPLACED, clumsy: [] });

test('a fairy is a piece: of the rules’ words the most frequent', () => {
  expect(saidIn('fairy-concerto').japanese.join().split('妖精コマ').length).toBeGreaterThan(70);
});
