import { testVocabulary } from '../../../tests/vocabulary.ts';

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

const NOT_THE_RULES_WORDS =
  /庭|条件(?!を達成)|達人|リーダー|ことわ|断[るりっ]|呼[ばびぶべん]|タイル|足あと|第[0-9$]|いちばん|よりよい順位|みんな|分け合|同じもの|ちがうもの|手元|[(),!?]|妖精[0-9$}{a-z]*人/u;

const CLUMSY =
  /goes with it|for want of|has most points|get most points|whom that would|rock paper|one for each set at most|no cost lies|nothing is known|had to be set aside|all lay|Round 7, new|`Fields begin|[0-9}] (east|west|north|south) and|to \$\{where\}/i;

testVocabulary('alfheim', { terms: TERMS, replaced: [NOT_THE_RULES_WORDS], clumsy: [CLUMSY] });
