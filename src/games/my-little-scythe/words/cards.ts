import type { InBoth } from '../../../words/phrase.ts';
import { both } from '../../../words/tell.ts';
import type { Lang } from '../../../words/voice.ts';
import type { Field, FieldName, QuestCard, QuestName, QuestSide, SideName } from '../rules/cards.ts';
import { FIELDS, FIGHT } from '../rules/cards.ts';
import { BRAVE_BY, CANNON, type Deed, deedAt, deedOfQuest, festivalPies, type TILES } from '../rules/mat.ts';
import { friendshipBeside, WANTED } from '../rules/trophies.ts';

// What is printed on cards, mats and tiles. Names of all of it are in names.ts.

/* What a trophy asks for: card, log and rulebook name the same thing in other numbers. */

const wantedEn = (field: FieldName, n: string): string =>
  ({
    friendship: `friendship ${n}`,
    powerUps: n === '2' ? 'a Move and a Make power-up' : `${n} power-up`,
    spells: `${n} spells in hand`,
    quests: n === '1' ? '1 quest solved' : `${n} quests solved`,
    apples: `${n} apples delivered`,
    gems: `${n} gems delivered`,
    fight: 'a pie fight won',
    pies: `${n} pies`,
  })[field];
const wantedJa = (field: FieldName, n: string, orMore = ''): string =>
  ({
    friendship: `友情${n}${orMore}`,
    powerUps: n === '2' ? '移動と制作のパワーアップ1枚ずつ' : `パワーアップ${n}枚`,
    spells: `手札に呪文${n}枚${orMore}`,
    quests: `解決したクエスト${n}つ${orMore}`,
    apples: `配達したリンゴ${n}個`,
    gems: `配達した宝石${n}個`,
    fight: 'パイ投げ競争の勝利',
    pies: `パイ${n}枚${orMore}`,
  })[field];

/** So many of what the field counts. */
export const counted: InBoth<(field: Field, count: number) => string> = both(
  (field, count) => wantedEn(FIELDS[field], `${count}`),
  (field, count) => wantedJa(FIELDS[field], `${count}`),
);
/* What a deed says: an action, a Make power-up or a side of a quest, all out of the numbers that are played. */

export interface Printing {
  /** True: the gain is put on the hex of the quest's seeker; false: on a hex that the player chooses. */
  readonly here: boolean;
  /** Null: not known how many play. */
  readonly seats: number | null;
}
const countEn = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
const waresEn = (apples: number, gems: number, any = 0): string[] => [
  ...(apples > 0 ? [countEn(apples, 'apple')] : []),
  ...(gems > 0 ? [countEn(gems, 'gem')] : []),
  ...(any > 0 ? [`${countEn(any, 'apple')} or ${countEn(any, 'gem')}`] : []),
];
function effectEn(deed: Deed, { here, seats }: Printing): string {
  const [given, paid] = [
    waresEn(deed.giveApples, deed.giveGems, deed.giveAny),
    waresEn(deed.payApples, deed.payGems, deed.payAny),
  ];
  const where = here ? ' here' : ' on a hex with your seeker';
  const lying = [
    ...waresEn(deed.apples, deed.gems),
    ...(deed.mix > 0 ? [`${deed.mix} apples, ${deed.mix} gems or one of each`] : []),
  ].join(' and ');
  const gained = [
    ...(lying ? [`${lying}${where}`] : []),
    ...(deed.pies > 0 ? [countEn(deed.pies, 'pie')] : []),
    ...(deed.festival
      ? [seats === null ? '2 pies, or 3 with four or more players' : countEn(festivalPies(seats), 'pie')]
      : []),
    ...(deed.friendship > 0 ? [`${deed.friendship} friendship`] : []),
  ].join(' and ');
  const parts = [
    ...(given.length > 0 ? [`give a rival ${given.join(' and ')}`] : []),
    ...(paid.length > 0 ? [`pay ${paid.join(' and ')}`] : []),
    ...(deed.payPies > 0 ? [`pay ${countEn(deed.payPies, 'pie')}`] : []),
    ...(deed.paySpells > 0 ? [`discard ${countEn(deed.paySpells, 'spell')}`] : []),
    ...(deed.portal ? ['move this seeker without tokens to a portal with no rival'] : []),
    ...(deed.camp ? ['return this seeker to camp and resupply'] : []),
    ...(deed.spells > 0 ? [`draw ${countEn(deed.spells, 'spell')}`] : []),
    ...(deed.powerUps > 0 ? [`draw 3 power-ups and keep ${deed.powerUps}${here ? ' (with room for it)' : ''}`] : []),
    ...(deed.quests > 0 ? ['place a quest token on any terrain hex with no seeker and no quest token'] : []),
    ...(deed.othersPies > 0 ? [`let everybody else gain ${countEn(deed.othersPies, 'pie')}`] : []),
    ...(gained ? [`gain ${gained}`] : []),
    ...(deed.friendship < 0 ? [`lose ${-deed.friendship} friendship`] : []),
  ];
  return parts.join(', ') || 'nothing happens';
}

const waresJa = (apples: number, gems: number, any = 0): string => {
  if (any > 0) return `リンゴか宝石${any}個を`;
  if (apples > 0 && apples === gems) return `リンゴと宝石を${apples}個ずつ`;
  const each = [...(apples > 0 ? [`リンゴ${apples}個`] : []), ...(gems > 0 ? [`宝石${gems}個`] : [])];
  return each.length > 0 ? `${each.join('と')}を` : '';
};
function effectJa(deed: Deed, { here, seats }: Printing): string {
  const [given, paid] = [
    waresJa(deed.giveApples, deed.giveGems, deed.giveAny),
    waresJa(deed.payApples, deed.payGems, deed.payAny),
  ];
  const costs = [
    ...(given ? [`相手に${given}贈って`] : []),
    ...(paid ? [`${paid}払って`] : []),
    ...(deed.payPies > 0 ? [`パイ${deed.payPies}枚を払って`] : []),
    ...(deed.paySpells > 0 ? [`呪文${deed.paySpells}枚を捨てて`] : []),
  ].join('');
  const where = here ? 'ここで' : '自分の勇者コマがいるマスで';
  const lying =
    deed.mix > 0 ? `リンゴ${deed.mix}個、宝石${deed.mix}個、または1個ずつを` : waresJa(deed.apples, deed.gems);
  const festival = seats === null ? 'パイ2枚（4人以上なら3枚）' : `パイ${festivalPies(seats)}枚`;
  /** As it goes on, and as it ends. */
  const gains = [
    ...(deed.portal ? ['この勇者コマがトークンを運ばずに、相手のいない魔法の門へ移り'] : []),
    ...(deed.camp ? ['この勇者コマがキャンプ地に帰って補給し'] : []),
    ...(deed.spells > 0 ? [`呪文${deed.spells}枚を引き`] : []),
    ...(deed.powerUps > 0 ? [`パワーアップを3枚引いて${deed.powerUps}枚残し${here ? '（空きが必要）' : ''}`] : []),
    ...(deed.quests > 0 ? ['勇者コマもクエストトークンもない好きな地形のマスにクエストトークン1個を置き'] : []),
    ...(deed.othersPies > 0 ? [`ほかの全員がパイ${deed.othersPies}枚を獲得し`] : []),
    ...(lying ? [`${where}${lying}獲得し`] : []),
    ...(deed.pies > 0 ? [`パイ${deed.pies}枚を獲得し`] : []),
    ...(deed.festival ? [`${festival}を獲得し`] : []),
  ];
  const [first = ''] = gains;
  const done = `${costs}${costs && first.length > SHORT_GAIN ? '、' : ''}${gains.join('、')}`;
  const { friendship } = deed;
  if (friendship === 0) return gains.length > 0 ? `${done}ます` : 'なにも起こりません';
  return `${done}${gains.length > 0 ? '、' : ''}友情${friendship > 0 ? '+' : '−'}${Math.abs(friendship)}`;
}
/** Letters that can follow 払って without a pause. */
const SHORT_GAIN = 10;

export const effect: InBoth<(deed: Deed, printing: Printing) => string> = both(effectEn, effectJa);

export interface CardWords {
  readonly name: string;
  readonly text: string;
}
export interface QuestWords extends Readonly<Record<SideName, string>> {
  readonly name: string;
}
export const MOVE_TILES: Readonly<Record<(typeof TILES)[0][number], InBoth<CardWords>>> = {
  'portal-express': both(
    {
      name: 'Portal Express',
      text: 'In a Move action each of your seekers may once, at any point, jump from portal to portal for no step.',
    },
    {
      name: '魔法の門特急',
      text: '移動アクションで、勇者コマ1体につき1回、魔法の門から別の魔法の門へ、歩数を使わずに移れます。移動のどこで使ってもかまいません。',
    },
  ),
  'supply-catapult': both(
    {
      name: 'Supply Catapult',
      text: 'After your whole Move you may throw 1 apple or gem that you control to a hex at most 2 away. With a rival there, gain 1 friendship.',
    },
    {
      name: '投石機',
      text: '移動アクションの最後に、支配しているリンゴか宝石1個を2マス以内へ投げられます。相手の勇者コマがいるマスなら友情+1。',
    },
  ),
  'pie-cannon': both(
    {
      name: 'Pie Cannon',
      text: `In your own pie fights, attacking or defending, your total is ${CANNON} higher.`,
    },
    { name: 'パイ大砲', text: `自分のパイ投げ競争では、攻撃側でも守備側でも合計が${CANNON}増えます。` },
  ),
  'long-stride': both(
    { name: 'Long Stride', text: 'Your seekers that carry nothing move up to 3 steps.' },
    { name: '大また', text: 'トークンを運ばない勇者コマは3歩まで進めます。' },
  ),
  'strong-back': both(
    {
      name: 'Strong Back',
      text: 'Your seekers that carry tokens move up to 2 steps. Tokens are picked up at the start only.',
    },
    {
      name: '力持ち',
      text: 'トークンを運ぶ勇者コマも2歩まで進めます。持てるのは、移動を始めるマスにあるものだけです。',
    },
  ),
  'good-sport': both(
    { name: 'Good Sport', text: 'Attacking costs you no friendship.' },
    { name: 'フェアプレー', text: '攻撃側になっても友情が減りません。' },
  ),
  forager: both(
    {
      name: 'Forager',
      text: 'Once in each Move action, after fights and quests, a seeker that moved to a hex with neither apples nor gems may place 1 apple or gem there.',
    },
    {
      name: '採集',
      text: '移動アクション1回につき1回、パイ投げ競争とクエストのあと、移動した勇者コマのいるマスにリンゴも宝石もなければ、サプライからどちらか1個を置けます。',
    },
  ),
  'camp-wagon': both(
    {
      name: 'Camp Wagon',
      text: 'After your whole Move one of your seekers on the map may return to camp and resupply. Your marker stays.',
    },
    {
      name: '送迎馬車',
      text: '移動アクションの最後に、マップ上の自分の勇者コマ1体をキャンプ地に帰して補給できます。アクションマーカーは取り除きません。',
    },
  ),
};
/** Names, and what is printed of a card that is no deed. */
export type Named<Name extends string> = Readonly<Record<Name, InBoth<string>>>;

export const FIELD_NAMES: Named<FieldName> = {
  friendship: both('Friendship', '友情'),
  powerUps: both('Power-ups', 'パワーアップ'),
  spells: both('Spells', '呪文'),
  quests: both('Quests', 'クエスト'),
  apples: both('Apples', 'リンゴ'),
  gems: both('Gems', '宝石'),
  fight: both('Fight', 'パイ投げ競争'),
  pies: both('Pies', 'パイ'),
};
const EXACT: ReadonlySet<FieldName> = new Set<FieldName>(['powerUps', 'apples', 'gems', 'fight']);
const TO_CASTLE: ReadonlySet<FieldName> = new Set<FieldName>(['apples', 'gems']);
export const fieldText: InBoth<(field: FieldName, wants: number) => string> = both(
  (field, wants) =>
    wantedEn(field, EXACT.has(field) ? `${wants}` : `${wants} or more`) +
    (TO_CASTLE.has(field) ? ' to the castle' : ''),
  (field, wants) => (TO_CASTLE.has(field) ? 'エバーフリー城へ' : '') + wantedJa(field, `${wants}`, '以上'),
);
export const personText: InBoth<(field: Field) => string> = both(
  (field) => {
    const trophy = `the ${FIELD_NAMES[FIELDS[field]].en} trophy`;
    if (field === FIGHT) return `${trophy} at once for a pie fight lost by at most ${BRAVE_BY}`;
    const beside = friendshipBeside(field);
    return `${trophy} with ${TO_CASTLE.has(FIELDS[field]) ? 'only ' : ''}${counted.en(field, WANTED[field] - 1)}${beside > 0 ? ` and friendship ${beside} or more` : ''}`;
  },
  (field) => {
    const trophy = `${FIELD_NAMES[FIELDS[field]].ja}のトロフィー`;
    if (field === FIGHT) return `${BRAVE_BY}以内の差で負けたとき、すぐに${trophy}`;
    const beside = friendshipBeside(field);
    return `${counted.ja(field, WANTED[field] - 1)}${beside > 0 ? `と友情${beside}以上` : ''}で${trophy}`;
  },
);

export const SPACE_TEXTS: Readonly<Record<'move' | 'seek-a' | 'seek-b' | 'tile', InBoth<string>>> = {
  move: both(
    'Move your seekers: up to 2 steps, or 1 step with any number of tokens.',
    '勇者コマを1体ずつ動かします。2歩まで、リンゴや宝石を運ぶなら何個でも1歩です。',
  ),
  'seek-a': both(
    'Roll 2 apple dice, 1 gem die and 1 quest die, and place what they show.',
    'リンゴ2個、宝石1個、クエスト1個のダイスを振り、出た地形に置きます。',
  ),
  'seek-b': both(
    'Roll 1 apple die, 2 gem dice and 1 quest die, and place what they show.',
    'リンゴ1個、宝石2個、クエスト1個のダイスを振り、出た地形に置きます。',
  ),
  tile: both('The action of your Make power-up.', '制作のパワーアップで増えるアクションです。'),
};
/** One side of a quest, at a table of so many. */
export const sideText = (lang: Lang, card: QuestCard, side: QuestSide, seats: number | null): string =>
  effect[lang](deedAt(deedOfQuest(card, side)), { here: true, seats });

/** What a quest tells of, in one sentence to be read aloud. */
export const stories: Readonly<Record<QuestName, InBoth<string>>> = {
  'empty-basket': both(
    'Old Mole set out to pick apples, and came home with a song and a basket full of nothing.',
    'モグラのじいさんはリンゴを摘みに出かけ、歌をひとつと空っぽのかごを持って帰ってきました。',
  ),
  'dim-crown': both(
    'The frog king’s crown has lost its sparkle, and nobody at court dares to tell him.',
    'カエルの王さまの冠がすっかり曇ってしまったのに、お城のだれも言いだせずにいます。',
  ),
  'hungry-choir': both(
    'Seven mice sing so beautifully that even their rumbling stomachs keep time.',
    '七匹のネズミの合唱はそれはみごとで、おなかの虫の声まで拍子が合っています。',
  ),
  'stuck-wagon': both(
    'The wheel is deep in the mud, and the rabbit on the box says that all goes to plan.',
    '車輪は泥の中、それでも御者のウサギは「予定どおり」と言い張ります。',
  ),
  'lost-lantern': both(
    'A small mouse waits in the dark wood: her lantern has gone for a walk without her.',
    '暗い森で小さなネズミが待っています。灯りがひとりで散歩に出てしまったのです。',
  ),
  'snowed-in-bakers': both(
    'The snow reaches the chimney, the oven is hot, and the bakers have run out of everything but jokes.',
    '雪は煙突まで積もり、かまどは熱々なのに、パン職人たちに残ったのは冗談だけでした。',
  ),
  'travelling-magician': both(
    'He pulled the rabbit out of his hat, and the rabbit, rather cross, pushed him back in.',
    '魔術師が帽子からウサギを引っぱり出すと、むっとしたウサギは、かわりに魔術師を帽子へ押しこみました。',
  ),
  'shy-neighbour': both(
    'Behind that curtain somebody has been waving at you for three years, very softly.',
    'あのカーテンのかげから、三年もまえから、だれかがそっとこちらに手を振っています。',
  ),
  'broken-bridge': both(
    'The bridge was sound until the hedgehogs danced on it, all forty of them, in boots.',
    '橋はじょうぶでした。四十匹のハリネズミが、長靴をはいてその上で踊るまでは。',
  ),
  'festival-day': both(
    'The whole valley smells of pie today, and every path happens to lead past the same window.',
    '今日は谷じゅうがパイの匂い。そしてどの道も、なぜか同じ窓の前を通るのです。',
  ),
  'old-well': both(
    'Call your name into the well, and it answers, a little late, with somebody else’s.',
    '井戸に自分の名前を呼ぶと、少し遅れて、ほかのだれかの名前が返ってきます。',
  ),
  'race-marshal': both(
    'The tortoise has been in the lead for nine days, and the marshal would so like to go home.',
    'カメが先頭に立ってもう九日め、審判はうちに帰りたくてたまりません。',
  ),
};
