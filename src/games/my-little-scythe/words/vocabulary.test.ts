import { expect, test } from 'vitest';
import { saidIn, testVocabulary } from '../../../tests/vocabulary.ts';

const TERMS = [
  ...['王国', '勇者コマ', 'マップ', 'マス', '地形', 'ツンドラ', '山', '森', '砂漠', '岩場', '沼'],
  ...['魔法の門', 'エバーフリー城', 'キャンプ地', 'テント', '補給', 'リンゴ', '宝石', 'サプライ'],
  ...['クエストトークン', 'クエストカード', '青のクエスト', '赤のクエスト', 'なにもしない'],
  ...['呪文カード', '手札', '個性カード', 'パイ表', '友情レベル', '友情表', 'トロフィー', '分野'],
  ...['アクション', '移動', '発見', '制作', 'アクションマーカー', 'プレイヤーマット', 'パワーアップタイル'],
  ...['支配している', '配達', 'パイ投げ競争', '攻撃側', '守備側', '解決ダイヤル', '手番', '最後の手番', '表彰式'],
];

const NOT_THE_RULES_WORDS =
  /シーカー|りんご|ジェム|ポータル|ヘックス|合戦|性格|探索|届け|荒れ地|手元|ストック|荷物|積[みむまんめ]|[4４]つない|4つめ|系の|別の…|棋譜|こっそり|大胆|見送|(?<!動)物[はをの]|一度|解[いきくけ]|先手|準備タイル|[ぁ-んァ-ン一-龠][(),!?:;]/u;

const CLUMSY =
  /too dear|has neither has|Who came|Two come back|is gone at|once a player|Secret are|are served|is the least|Lost by little|go home|take the step back|Nothing of this|a spell of|spells of \d|baked a pie|laden|nowhere|the own |whosever|is to decide|be paid in full\.|is bold|for your movement|Leave the power-up|, a gift for|another \$\{land|claims no|last turns begin after/i;

testVocabulary('my-little-scythe', { terms: TERMS, replaced: [NOT_THE_RULES_WORDS], clumsy: [CLUMSY] });

test('places have no numbers but for those who see no map', () => {
  const { english, japanese } = saidIn('my-little-scythe');
  const numbered = [...english, ...japanese].filter((text) => /(?:tundra|portal|ツンドラ|魔法の門)…/i.test(text));
  expect(numbered).toEqual([]);
});
