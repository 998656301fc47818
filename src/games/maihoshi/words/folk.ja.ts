import type { FolkId } from '../rules/folk.ts';
import type { GeishaId } from '../rules/geisha.ts';
import type { FolkWords, GeishaWords } from './folk.en.ts';

export const folk: Readonly<Record<FolkId, FolkWords>> = {
  dangoya: { name: '団子屋', effect: '山札から1枚引き、引けたら手札を1枚捨てる（引いたカードでもよい）。' },
  hikyaku: { name: '飛脚', effect: '宣伝を1回行う。1枚引き、1枚置く。山札がなければ、置くだけ。' },
  kamiyui: { name: '髪結い', effect: '効果なし。' },
  hikeshi: { name: '火消し', effect: '常時：これが最も新しい客である間、ほかのプレイヤーの客の効果で選ばれない。' },
  kawaraban: {
    name: '瓦版屋',
    reading: 'かわらばんや',
    effect: 'プレイヤーを1人選ぶ。そのプレイヤーは山札から1枚引く。山札がなければ何も起きない。',
  },
  wakadanna: {
    name: '若旦那',
    effect:
      'この若旦那と色の違う手札（色不問でもよい）で、条件を満たすものを、もう1枚、客として出す。その効果も使える。休業中は使えない。予約客は出せない。',
    demands: 'この若旦那と違う色か、色不問の客。',
  },
  okappiki: {
    name: '岡っ引き',
    effect:
      'プレイヤーを1人選ぶ。そのプレイヤーは、次の手番の終わりまで休業状態になる。自分を選べば、この手番の終わりまで。',
  },
  hanashika: { name: '噺家', reading: 'はなしか', effect: '効果なし。' },
  suri: {
    name: 'すり',
    effect:
      '客のいるプレイヤーを1人選び、その最も新しい客を、公開して山札の一番下に入れる。自分を選ぶときは、このすりを除いて最も新しい客。',
  },
  kenjutsu: { name: '剣術指南', effect: 'プレイヤーを1人選び、その最も新しい宣伝を、そのプレイヤーの手札に戻す。' },
  sendou: { name: '船頭', effect: 'この手番のあと、もう1手番行う。同じ手番に何枚か使えば、その数だけ増える。' },
  fudasashi: { name: '札差', reading: 'ふださし', effect: '得点：自分の宣伝1枚につき+1（最大+4）。' },
  ohdana: { name: '大店の主人', effect: '効果なし。' },
  onmitsu: {
    name: '隠密',
    reading: 'おんみつ',
    effect: 'ほかのプレイヤーを1人選び、その最も新しい客を、自分の座敷の右端に移す。効果は使えない。',
  },
  ekisha: {
    name: '易者',
    reading: 'えきしゃ',
    effect:
      '山札の上から3枚（足りなければあるだけ）を見て1枚取り、残りを好きな順で山札の下に入れる。その後、手札を1枚捨てる（取ったカードでもよい）。',
  },
  tabiichiza: {
    name: '旅の一座',
    effect: 'ほかのプレイヤー全員が、時計回りに、山札があるかぎり1枚ずつ引く。火消しでは防げない。',
  },
  sadou: { name: '茶頭', reading: 'さどう', effect: '予約客がなければ、手札を1枚、予約客として伏せてよい。' },
  kuge: { name: '公家', reading: 'くげ', effect: '効果なし。' },
  chokushi: {
    name: '勅使',
    reading: 'ちょくし',
    effect: '手札を2枚まで、条件にかかわらず客として出す。その効果は使えない。',
  },
};

export const geisha: Readonly<Record<GeishaId, GeishaWords>> = {
  hinagiku: {
    name: '雛菊',
    reading: 'ひなぎく',
    ability: '聞き上手',
    effect: '宣伝のたびに、2枚引くことを選べる。2枚引いたら、1枚置いたあとで手札を1枚捨てる。',
  },
  hiougi: { name: '緋扇', reading: 'ひおうぎ', ability: '緋の舞', effect: '得点：赤の客1人につき+1。' },
  seoto: {
    name: '瀬音',
    reading: 'せおと',
    ability: '引き潮',
    effect: '紹介で1枚か2枚を捨てたとき、引く枚数を1枚減らしてよい。',
  },
  tokiwa: {
    name: '常磐',
    reading: 'ときわ',
    ability: '顔つなぎ',
    effect: '1ラウンドに1度、客の条件を、どの色の評判で満たしてもよい。そのままでは出せない客にだけ使う。',
  },
  sayo: { name: '小夜', reading: 'さよ', ability: '門限', effect: '予約客を持てない。' },
  yukishiro: {
    name: '雪代',
    reading: 'ゆきしろ',
    ability: '二番手',
    effect: '1ラウンドに1度、予約客を使った直後に予約客がなければ、手札を1枚、新しい予約客として伏せてよい。',
  },
};
