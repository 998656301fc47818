import { testVocabulary } from '../../../tests/vocabulary.ts';

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

const NOT_THE_RULES_WORDS =
  /芸妓|控え|親|アクション|経営|掏摸|(?<!特殊)能力|1周|最新|いちばん新しい|招[かきくけいっ]|混ぜ|無作為|ちょうど1|分け合|きっかけ|連れとして|だれも紹介|(?<!残り)手札の分|予約客はありません|…が「…」を使い|`効果…|を見`|[a-z]*[(),!?;]/u;

const CLUMSY =
  /last lap|introduc(?:e|es|ing) nobody|own publicity row|each such owner|besides this card|open to all|by chance|the starter|take off one|beside all else|told to all|another colour than|closed to the end|without requirement|perhaps the|deck and hand there is no|asks for|other houses|engage|advertises|enough guests have|exactly one|the own |Hiougi|introduces and discards|has decided about|points?\)? from effects|uses \$\{ability|for the hand`/i;

testVocabulary('maihoshi', { terms: TERMS, replaced: [NOT_THE_RULES_WORDS], clumsy: [CLUMSY] });
