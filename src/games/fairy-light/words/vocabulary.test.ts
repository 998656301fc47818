import { testVocabulary } from '../../../tests/vocabulary.ts';

const TERMS = [
  ...['太陽', '月', 'シンボル', 'コットン', 'コットンカード', 'スタートカード', 'ストック', 'ハート', 'オモテ向き'],
  ...['ウラ向き', '公開', '配置', 'ターン', '先攻', '後攻', 'カードアイコン', '矢印アイコン', '得点計算', '準備'],
  ...['シャッフル', '選択', '交換', '分かれ道の森', '自由の森', '暗闇の森', 'ネコの妖精', 'バリエント'],
];

const REPLACED = [
  ...[/山札/, /しるし/, /しずく(?!形)/, /先手/, /後手/, /手番/, /取り替え/, /混ぜ/, /(?<!公)開[いきく]/, /猫/, /裏返/],
  ...[
    /表向き/,
    /裏向き/,
    /ハート[^。]{0,12}[0-9]個/,
    /いっしょに育て/,
    /ひとりで/,
    /さんの番/,
    /を置き/,
    /に置[きく]ま/,
  ],
];

const CLUMSY = [
  ...[/Cottons of nobody/, /stroked a cat begins/, /next to another by a side/, /no other (row|column)/, /well met/],
  ...[/ opens \$/, /gives? back/i, /drawn by chance/, /Most hearts win\b/, /A card that lies/, /plays on alone/],
  ...[/the next card /, /for every cat/, /Keep them all/, /Leave the order/, /cats? (sees|looks)/i],
];

testVocabulary('fairy-light', { terms: TERMS, replaced: REPLACED, clumsy: CLUMSY });
