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

export const events: EventWords = {
  cards: (each) => listed(each, '、', '、'),

  engages: (seat, geisha) => phrase`${name(seat)}さんは${geisha}を選びました。`,
  round: (round, starter) => phrase`第${round}ラウンド。${name(starter)}さんから始めます。`,
  isDealt: (seat, cards) => phrase`${name(seat)}さんに${cards}が配られました。`,
  hasDecided: (seat) => phrase`${name(seat)}さんは予約客を伏せるかどうかを決めました。`,
  noReserves: '予約客を伏せたプレイヤーはいません。',
  allReserves: '全員が予約客を伏せました。',
  reserves: (seats, without) => phrase`${people(seats)}は予約客を伏せました。${people(without)}は伏せませんでした。`,
  turnsOver: (seat, card) => phrase`${name(seat)}さんは予約客の${card}を公開し、客として出しました。`,
  invites: (seat, card) => phrase`${name(seat)}さんは${card}を客として出しました。`,
  usesAbility: (seat, geisha, ability) => phrase`${name(seat)}さんの${geisha}が「${ability}」を使いました。`,
  meetsByAbility: (seat, geisha, ability, card) =>
    phrase`${name(seat)}さんの${geisha}が「${ability}」を使い、${card}の条件を満たしました。`,
  drawsLess: (seat, geisha, ability, count) =>
    phrase`${name(seat)}さんの${geisha}が「${ability}」を使い、${count === 0 ? 'カードを引きませんでした' : '引く枚数を1枚減らしました'}。`,
  uses: (seat, card) => phrase`${name(seat)}さんは${card}の効果を使いました。`,
  usesOnSelf: (seat, card) => phrase`${name(seat)}さんは${card}の効果を自分に使いました。`,
  usesOn: (seat, card, target) => phrase`${name(seat)}さんは${card}の効果を${name(target)}さんに使いました。`,
  skips: (seat, card) => phrase`${name(seat)}さんは${card}の効果を使いませんでした。`,
  some: (count) => phrase`${count}枚`,
  these: (cards) => phrase`${cards}を`,
  by: (seat, card) => phrase`${name(seat)}さんの${card}の効果で`,
  draws: (seat, cards, by) =>
    by ? phrase`${name(seat)}さんは、${by}${cards}引きました。` : phrase`${name(seat)}さんは${cards}引きました。`,
  advertises: (seat, card) => phrase`${name(seat)}さんは${card}を宣伝に置きました。`,
  introduces: (seat, card) => phrase`${name(seat)}さんは紹介で${card}を捨てました。`,
  discards: (seat, card) => phrase`${name(seat)}さんは${card}を捨てました。`,
  passes: (seat) => phrase`${name(seat)}さんはパスしました。`,
  laysReserve: (seat) => phrase`${name(seat)}さんは新しい予約客を伏せました。`,
  laysAsReserve: (seat, card) => phrase`${name(seat)}さんは${card}を新しい予約客として伏せました。`,
  isClosed: (seat) => phrase`${name(seat)}さんは休業状態になりました。次に自分の手番を終えるまで続きます。`,
  sinks: (seat, card) => phrase`${name(seat)}さんの客の${card}が、山札の一番下に入りました。`,
  returns: (seat, card) => phrase`${name(seat)}さんの宣伝の${card}が、${name(seat)}さんの手札に戻りました。`,
  moves: (from, seat, card) => phrase`${name(from)}さんの客の${card}が、${name(seat)}さんの座敷に移りました。`,
  looksAtSome: (seat, count) => phrase`${name(seat)}さんは山札の上から${count}枚を見ました。`,
  looksAt: (seat, cards) => phrase`${name(seat)}さんは${cards}を見ました。`,
  buriesSome: (seat, count) => phrase`${name(seat)}さんは${count}枚を山札の一番下に入れました。`,
  buries: (seat, cards) => phrase`${name(seat)}さんは${cards}を山札の一番下に入れました。`,
  again: (seat) => phrase`${name(seat)}さんはもう1手番行います。`,
  lap: (cause, by, guests) =>
    phrase`${CAUSES[cause](by, guests)}。この手番のあと、最後の1巡に入ります。その最後に手番を行うのは${name(by)}さんです。`,
  outOfCards: (by, bonuses) =>
    phrase`${name(by)}さんは手札も予約客もなくなり、あがりました。ラウンドはここで終わりです。${bonuses}`,
  lapOver: (by) => phrase`${name(by)}さんの手番で、最後の1巡が終わりました。`,
  bonus: (seat, points) => phrase`${name(seat)}さんはボーナス${points}点をもらいます。`,
  reserveCame: (seat, card) => phrase`${name(seat)}さんの予約客の${card}は、条件を満たして客になりました。`,
  reserveFailed: (seat, card) =>
    phrase`${name(seat)}さんの予約客の${card}は、条件を満たさないので手札に戻ります。さらに1枚、手札に加えます。`,
  takesBack: (seat, card) => phrase`${name(seat)}さんは宣伝の${card}を手札に取りました。`,

  income: (points) => `収入${points}`,
  effects: (points) => `効果${points}`,
  penalty: (points) => `残り手札の分−${points}点`,
  roundBonus: (points) => `ボーナス${points}`,
  scores: (seat, points, parts, below) =>
    phrase`${name(seat)}さんは${points}点です（${parts.join('、')}${below ? '。0点は下回りません' : ''}）。`,

  total: (seat, tokens) => phrase`${name(seat)}さん${tokens}点`,
  totals: (each) => phrase`${listed(each, '、', '、')}。`,
  shared: (totals, winners) => phrase`${totals}${people(winners)}の引き分けです。`,
  wonByHand: (totals, winners) => phrase`${totals}同点で、手札の少ない${people(winners)}の勝ちです。`,
  won: (totals, winners) => phrase`${totals}${people(winners)}の勝ちです。`,
};
