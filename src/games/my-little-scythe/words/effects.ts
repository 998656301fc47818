import type { InBoth } from '../../../words/phrase.ts';
import { both } from '../../../words/tell.ts';
import { FIELDS, type Field, type FieldName } from '../rules/cards.ts';
import { type Deed, festivalPies } from '../rules/deeds.ts';

/* What a trophy asks for: card, log and rulebook name the same thing in other numbers. */

export const wantedEn = (field: FieldName, n: string): string =>
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
export const wantedJa = (field: FieldName, n: string, orMore = ''): string =>
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
  /** Where what is gained lies: where the quest's seeker is, or on a hex of the player's choice. */
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
