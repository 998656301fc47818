import type { Seat } from '../../../engine/ids.ts';
import { listed, namesOf } from '../../../words/lists.ts';
import { name, type Phrase, phrase } from '../../../words/phrase.ts';
import type { Cause } from '../rules/state.ts';
import type { EventWords } from './events.en.ts';

const CAUSES: Readonly<Record<Cause, (by: Seat, guests: number) => Phrase>> = {
  guests: (by, guests) => phrase`${name(by)}さんの客が${guests}人になりました`,
  deck: () => phrase`山札がなくなりました`,
  idle: () => phrase`全員が続けてパスしました`,
};
const people = (seats: readonly Seat[]): Phrase => phrase`${namesOf(seats, 'さん、', 'さん、')}さん`;

const CLOSED_UNTIL = (own: boolean | null): string => (own ? 'この手番の終わり' : '次に自分の手番を終える');

export const events: EventWords = {
  cards: (each) => listed(each, '、', '、'),

  engages: (seat, geisha) => phrase`${name(seat)}さんは芸者の${geisha}を選びました。`,
  geishaOf: (seat, geisha) => phrase`${name(seat)}さんが${geisha}`,
  geisha: (each) => phrase`芸者は、${listed(each, '、', '、')}です。`,
  round: (round, starter) => phrase`第${round}ラウンド。${name(starter)}さんから始めます。`,
  isDealt: (seat, cards) => phrase`${name(seat)}さんに${cards}が配られました。`,
  hasDecided: (seat) => phrase`${name(seat)}さんは予約客を伏せるかどうかを決めました。`,
  noReserves: '予約客を伏せたプレイヤーはいません。',
  allReserves: '全員が予約客を伏せました。',
  reserves: (seats, without) => phrase`${people(seats)}は予約客を伏せました。${people(without)}は伏せませんでした。`,
  turnsOver: (seat, card) => phrase`${name(seat)}さんは予約客の${card}を公開し、客として出しました。`,
  invites: (seat, card) => phrase`${name(seat)}さんは${card}を客として出しました。`,
  usesAbility: (seat, geisha, ability) =>
    phrase`${name(seat)}さんは、芸者の${geisha}の特殊能力「${ability}」を使いました。`,
  meetsByAbility: (seat, geisha, ability, card) =>
    phrase`${name(seat)}さんは、芸者の${geisha}の特殊能力「${ability}」で、${card}の条件を満たしました。`,
  drawsLess: (seat, geisha, ability, count) =>
    phrase`${name(seat)}さんは、芸者の${geisha}の特殊能力「${ability}」で、${count === 0 ? 'カードを引きませんでした' : '引く枚数を1枚減らしました'}。`,
  uses: (seat, card, on) => phrase`${name(seat)}さんは${card}の効果を${on}使いました。`,
  invitesAndUses: (seat, card, on) => phrase`${name(seat)}さんは${card}を客として出し、その効果を${on}使いました。`,
  turnsOverAndUses: (seat, card, on) =>
    phrase`${name(seat)}さんは予約客の${card}を公開して客として出し、その効果を${on}使いました。`,
  onSelf: '自分に',
  on: (target) => phrase`${name(target)}さんに`,
  skips: (seat, card) => phrase`${name(seat)}さんは${card}の効果を使いませんでした。`,
  invitesOnly: (seat, card) => phrase`${name(seat)}さんは${card}を客として出し、その効果は使いませんでした。`,
  turnsOverOnly: (seat, card) =>
    phrase`${name(seat)}さんは予約客の${card}を公開して客として出し、その効果は使いませんでした。`,
  some: (count) => phrase`${count}枚`,
  these: (cards) => phrase`${cards}を`,
  draws: (seat, cards) => phrase`${name(seat)}さんは${cards}引きました。`,
  drawsBy: (seat, cards, by, card) => phrase`${name(seat)}さんは、${name(by)}さんの${card}の効果で${cards}引きました。`,
  drawsFor: (seat, cards, what) =>
    phrase`${name(seat)}さんは${{ publicity: '宣伝で', introducing: '紹介で', reserve: '予約客とは別に' }[what]}${cards}引きました。`,
  drawEach: (seats) => phrase`${people(seats)}が1枚ずつ引きました。`,
  advertises: (seat, card, drew) =>
    drew
      ? phrase`${name(seat)}さんは${card}を宣伝に置きました。`
      : phrase`${name(seat)}さんは宣伝を行い、山札がないので引かずに、${card}を置きました。`,
  introduces: (seat, cards, exchange) => phrase`${name(seat)}さんは紹介で${cards}を捨て${exchange}ました。`,
  exchange: (cards) => phrase`、${cards}引き`,
  ebbs: (count, geisha, ability) =>
    phrase`、芸者の${geisha}の特殊能力「${ability}」で${count === 0 ? '1枚も引かずに済ませ' : `${count}枚だけ引き`}`,
  discards: (seat, card) => phrase`${name(seat)}さんは${card}を捨てました。`,
  both: (first, second) => phrase`${first}${second}`,
  does: (seat, deeds) => phrase`${name(seat)}さんは${listed(deeds, '、', '、')}ました。`,
  doesPublicity: (seat, deeds) => phrase`${name(seat)}さんは宣伝を行い、${listed(deeds, '、', '、')}ました。`,
  // Each ends where the next one follows, or the end of the sentence.
  deeds: {
    listens: (geisha, ability) => phrase`芸者の${geisha}の特殊能力「${ability}」を使い`,
    draws: (cards) => phrase`${cards}引き`,
    places: (card) => phrase`${card}を置き`,
    discards: (card) => phrase`${card}を捨て`,
    looks: (cards) => phrase`${cards}を確認し`,
    takes: (cards) => phrase`${cards}取り`,
    buries: (cards) => phrase`${cards}を山札の一番下に入れ`,
  },
  top: (count) => phrase`山札の上から${count}枚`,
  rest: (count) => phrase`残りの${count}枚`,
  passes: (seat) => phrase`${name(seat)}さんはパスしました。`,
  laysReserve: (seat) => phrase`${name(seat)}さんは新しい予約客を伏せました。`,
  laysAsReserve: (seat, card) => phrase`${name(seat)}さんは${card}を新しい予約客として伏せました。`,
  isClosed: (seat, own) => phrase`${name(seat)}さんは、${CLOSED_UNTIL(own)}まで休業状態です。`,
  sinks: (seat, card) => phrase`${name(seat)}さんの客の${card}が、山札の一番下に入りました。`,
  returns: (seat, card) => phrase`${name(seat)}さんの宣伝の${card}が、${name(seat)}さんの手札に戻りました。`,
  moves: (from, seat, card) => phrase`${name(from)}さんの客の${card}が、${name(seat)}さんの座敷に移りました。`,
  again: (seat) => phrase`${name(seat)}さんはもう1手番行います。`,
  lap: (cause, by, guests) =>
    phrase`${CAUSES[cause](by, guests)}。この手番のあと、最後の1巡に入ります。その最後に手番を行うのは${name(by)}さんです。`,
  outOfCards: (by, bonuses) =>
    phrase`${name(by)}さんは手札も予約客もなくなり、あがりました。ラウンドはここで終わりです。${bonuses}`,
  lapOver: (by) => phrase`${name(by)}さんの手番で、最後の1巡が終わりました。`,
  bonus: (seat, points) => phrase`${name(seat)}さんはボーナス${points}点をもらいます。`,
  reserveCame: (seat, card) => phrase`${name(seat)}さんの予約客の${card}は、条件を満たして客になりました。`,
  reserveFailed: (seat, card) =>
    phrase`${name(seat)}さんの予約客の${card}は、条件を満たさないので手札に戻ります。ほかに1枚、手札に加えます。`,
  takesBack: (seat, card) => phrase`${name(seat)}さんは予約客とは別に、宣伝の${card}を手札に取りました。`,

  income: (points) => `収入${points}`,
  effects: (points) => `客の効果${points}`,
  ability: (points) => `芸者の特殊能力${points}`,
  penalty: (points, left) => `残り手札${left}枚で−${points}`,
  roundBonus: (points) => `ボーナス${points}`,
  scores: (seat, points, parts, below) =>
    phrase`${name(seat)}さんは${points}点です（${parts.join('、')}${below ? '。0点は下回りません' : ''}）。`,

  total: (seat, tokens) => phrase`${name(seat)}さん${tokens}点`,
  totals: (each) => phrase`${listed(each, '、', '、')}。`,
  shared: (totals, winners) => phrase`${totals}${people(winners)}の引き分けです。`,
  wonByHand: (totals, winners) => phrase`${totals}同点で、手札の少ない${people(winners)}の勝ちです。`,
  won: (totals, winners) => phrase`${totals}${people(winners)}の勝ちです。`,
};
