import type { Seat } from '../../../engine/ids.ts';
import { listed, listedJa, peopleJa } from '../../../words/lists.ts';
import { name, type Part, type Phrase, phrase } from '../../../words/phrase.ts';
import type { Cause } from '../rules/state.ts';
import type { EventWords } from './events.en.ts';
import { folk } from './folk.ja.ts';

const CAUSES: Readonly<Record<Cause, (by: Seat, guests: number) => Phrase>> = {
  guests: (by, guests) => phrase`${name(by)}さんの客が${guests}人になったので`,
  deck: () => phrase`山札がなくなったので`,
  idle: () => phrase`全員が続けてパスしたので`,
};
const abilityOf = (ability: Part): Phrase => phrase`特殊能力「${ability}」`;

export const events: EventWords = {
  cards: listedJa,

  choosing: phrase`これから順に、芸者を選びます。`,
  engages: (seat, geisha, ability, reputation) =>
    phrase`${name(seat)}さんは芸者の${geisha}を選びました。特殊能力は「${ability}」、評判は${reputation}です。`,
  engagesAgain: (seat, geisha) => phrase`${name(seat)}さんは、また芸者の${geisha}を選びました。`,
  geisha: (seat, geisha, ability, reputation) =>
    phrase`${name(seat)}さんの芸者は${geisha}です。特殊能力は「${ability}」、評判は${reputation}です。`,
  round: (round, hand) => phrase`第${round}ラウンド。全員に${hand}枚ずつ配りました。`,
  isDealt: (seat, cards) => phrase`${name(seat)}さんに${cards}が配られました。`,
  reserves: ({ seats, without, barred }) => {
    const never = barred.map(
      ({ seat, geisha }) => phrase`${name(seat)}さんは${geisha ? phrase`、芸者が${geisha}なので` : []}伏せられません。`,
    );
    const rest = listed(never, '', '');
    if (seats.length === 0) return phrase`予約客を伏せたプレイヤーはいません。${rest}`;
    if (without.length === 0 && barred.length === 0) return phrase`全員が予約客を伏せました。`;
    const not = without.length === 0 ? [] : phrase`${peopleJa(without)}は伏せませんでした。`;
    return phrase`${peopleJa(seats)}は予約客を伏せました。${not}${rest}`;
  },
  begins: (starter) => phrase`${name(starter)}さんから始めます。`,

  arrives: ({ seat, card, count, by, isReserve, bridge }, tail) => {
    const came = phrase`${count}人目の客として${card}を出し${tail}。`;
    const meets = bridge ? phrase`${abilityOf(bridge)}を使って条件を満たし、` : [];
    if (by) return phrase`${name(seat)}さんは、${by}の効果で、${meets}さらに${came}`;
    if (!isReserve) return phrase`${name(seat)}さんは${bridge ? '、' : ''}${meets}${came}`;
    return phrase`${name(seat)}さんは${bridge ? phrase`、${abilityOf(bridge)}で条件を満たした` : []}予約客を公開し、${came}`;
  },
  // The sentence before ends where the tail follows, and the deed where its end does.
  tails: {
    none: phrase`ました`,
    effect: (deed) => phrase`ました。その効果で${deed}ました`,
    uses: (on) => phrase`、効果を${on}使いました`,
    declined: phrase`ましたが、効果は使いませんでした`,
    aimless: phrase`ました。効果の対象になるプレイヤーはいませんでした`,
  },
  byEffect: (seat, card, deed) => phrase`${name(seat)}さんは、${card}の効果で${deed}ました。`,
  uses: (seat, card, on) => phrase`${name(seat)}さんは${card}の効果を${on}使いました。`,
  onSelf: '自分に',
  on: (target) => phrase`${name(target)}さんに`,
  skips: (seat, card) => phrase`${name(seat)}さんは${card}の効果を使いませんでした。`,

  findsNobody: (card) => phrase`${card}の効果の対象になるプレイヤーはいませんでした。`,

  usesAbility: (seat, ability) => phrase`${name(seat)}さんは${abilityOf(ability)}を使いました。`,
  secondReserve: (seat, ability, deed) => phrase`${name(seat)}さんは${abilityOf(ability)}で${deed}ました。`,
  bridged: (seat, card, ability) => phrase`${name(seat)}さんは${abilityOf(ability)}で${card}の条件を満たしました。`,
  drawsLess: (seat, ability, count) =>
    phrase`${name(seat)}さんは${abilityOf(ability)}で、${count === 0 ? 'カードを引きませんでした' : '引く枚数を1枚減らしました'}。`,
  byAbility: (ability) => phrase`${abilityOf(ability)}で`,
  withAbility: (ability) => phrase`${abilityOf(ability)}で`,

  some: (count) => phrase`${count}枚`,
  these: (cards) => phrase`${cards}を`,
  draws: (seat, cards) => phrase`${name(seat)}さんは${cards}引きました。`,
  drawsBy: (seat, cards, by, card) => phrase`${name(seat)}さんは、${name(by)}さんの${card}の効果で${cards}引きました。`,
  drawsFor: (seat, cards, what) =>
    what === 'reserve'
      ? phrase`予約客が手札に戻ったので、${name(seat)}さんはさらに${cards}引きました。`
      : phrase`${name(seat)}さんは${what === 'publicity' ? '宣伝' : '紹介'}で${cards}引きました。`,

  allDraw: (seats, cards) => phrase`予約客が手札に戻ったので、${peopleJa(seats)}は、さらに${cards}ずつ引きました。`,

  advertises: (seat, card, drew) =>
    drew
      ? phrase`${name(seat)}さんは宣伝に${card}を置きました。`
      : phrase`${name(seat)}さんは、山札がないので引かずに、宣伝に${card}を置きました。`,
  reputationNow: (seat, own, values, rises) =>
    phrase`${own ? [] : phrase`${name(seat)}さんの`}評判は${values}に${rises ? '上がり' : '下がり'}ました。`,
  guestsLeft: (seat, count) =>
    count === 0
      ? phrase`${name(seat)}さんの客はいなくなりました。`
      : phrase`${name(seat)}さんの客は${count}人になりました。`,

  introduces: (seat, cards, exchange) => phrase`${name(seat)}さんは紹介で${cards}を捨て${exchange}ました。`,
  exchange: (cards) => phrase`、${cards}引き`,
  ebbs: (count, ability) =>
    phrase`、${abilityOf(ability)}で${count === 0 ? '1枚も引かずに済ませ' : `${count}枚だけ引き`}`,
  discards: (seat, card) => phrase`${name(seat)}さんは${card}を捨てました。`,
  both: (first, second) => phrase`${first}${second}`,
  does: (seat, deed) => phrase`${name(seat)}さんは${deed}ました。`,
  deeds: {
    joined: (deeds) => listed(deeds, '、', '、'),
    // By her ability she draws.
    publicity: (deeds, ability) => phrase`宣伝を行い、${ability}${listed(deeds, '、', '、')}`,
    draws: (cards) => phrase`${cards}引き`,
    advertises: (card) => phrase`${card ?? 'それ'}を置き`,
    discards: (card) => (card ? phrase`手札から${card}を捨て` : phrase`それを捨て`),
    looks: (cards) => phrase`${cards}を確認し`,
    takes: (cards, of) => phrase`${of === 1 && !cards ? 'それを' : phrase`そのうち${cards ?? '1枚を'}`}手札に加え`,
    buries: (cards) => phrase`${cards}を山札の一番下に入れ`,
    lets: (seats, cards) => phrase`${peopleJa(seats)}に${cards}${seats.length > 1 ? 'ずつ' : ''}引かせ`,
    closes: (seat, own) =>
      own
        ? phrase`自分をこの手番の終わりまで休業状態にし`
        : phrase`${name(seat)}さんを、本人の次の手番が終わるまで休業状態にし`,
    sinks: (seat, own, card) =>
      phrase`${own ? '自分の1つ前の客' : phrase`${name(seat)}さんの最も新しい客`}である${card}を山札の一番下に入れ`,
    returns: (seat, own, card) =>
      own
        ? phrase`自分の最も新しい宣伝である${card}を手札に戻し`
        : phrase`${name(seat)}さんに、最も新しい宣伝である${card}を手札に戻させ`,
    moves: (from, card, count) =>
      phrase`${name(from)}さんの最も新しい客である${card}を、${count}人目の客として自分の座敷に移し`,
    places: (cards) => {
      const each = cards.map(({ card, count }) => phrase`${count}人目の客として${card}`);
      return phrase`さらに${listed(each, '、', '、')}を出し`;
    },
    gainsTurn: phrase`、この手番のあと、もう1回手番を行えることになり`,
    goesOn: phrase`続けてもう1回、手番を行うことになり`,
    laysReserve: (card) => (card ? phrase`${card}を新しい予約客として伏せ` : phrase`新しい予約客を伏せ`),
  },
  top: (count) => phrase`山札の上から${count}枚`,
  rest: (count) => phrase`残りの${count}枚`,
  passes: (seat) => phrase`${name(seat)}さんはパスしました。`,
  noAction: (seat) => phrase`${name(seat)}さんは行動をパスしました。`,
  isClosed: (seat, own) =>
    phrase`${name(seat)}さんは、${own ? 'この手番の終わり' : '次に自分の手番を終える'}まで休業状態です。`,
  sinks: (seat, card) => phrase`${name(seat)}さんの客の${card}が、山札の一番下に入りました。`,
  returns: (seat, card) => phrase`${name(seat)}さんの宣伝の${card}が、${name(seat)}さんの手札に戻りました。`,
  moves: (from, seat, card) => phrase`${name(from)}さんの客の${card}が、${name(seat)}さんの座敷に移りました。`,
  again: (seat) => phrase`続けて、${name(seat)}さんの追加の手番です。`,

  lap: (cause, by, guests, extra) =>
    phrase`${CAUSES[cause](by, guests)}、${extra ? '追加の' : 'この'}手番のあと、最後の1巡に入ります。最後の手番は${name(by)}さんです。`,
  outOfCards: (by) => phrase`${name(by)}さんは手札も予約客もなくなり、あがりました。ラウンドはここで終わります。`,
  lapOver: (by) => phrase`${name(by)}さんの最後の手番が終わり、ラウンドはここで終わります。`,
  reserveCame: (seat, card, count, by) =>
    phrase`${name(seat)}さんが使わなかった予約客は${card}でした。${by}条件を満たし、${count}人目の客になりました。`,
  reserveFailed: (seat, card, more) =>
    phrase`${name(seat)}さんが使わなかった予約客は${card}でした。条件を満たさないので、手札に戻りました。${more}`,
  reservesFailed: (each) => {
    const owned = each.map(({ seat, card }) => phrase`${name(seat)}さんの${card}`);
    return phrase`使わなかった予約客で条件を満たさないのは、${listedJa(owned)}です。それぞれ手札に戻りました。`;
  },
  alsoDrawn: (seat, cards) => phrase`${name(seat)}さんは、さらに${cards}引きました。`,
  alsoTaken: (seat, card) => phrase`${name(seat)}さんは、さらに宣伝に置いていた${card}を手札に加えました。`,
  takesBack: (seat, card) =>
    phrase`予約客が手札に戻ったので、${name(seat)}さんはさらに、宣伝に置いていた${card}を手札に加えました。`,

  income: (points) => `収入の${points}点`,
  effects: (points) => `${folk.fudasashi.name}の${points}点`,
  ability: (points, ability) => `特殊能力「${ability}」の${points}点`,
  roundBonus: (points) => `あがりのボーナスの${points}点`,
  scores: (seat, points, gained, lost, left) => {
    const gains = gained.join(gained.length > 2 ? '、' : 'と');
    if (gained.length === 1 && lost === 0) return phrase`${name(seat)}さんは${points > 0 ? gains : '0点'}です。`;
    const from = `から、残った手札${left}枚分の${lost}点を引きました`;
    return phrase`${name(seat)}さんは${points}点です。${gains}${lost > 0 ? from : 'を合わせました'}。`;
  },
  scoresNothing: (seat, gains, gained, lost, left) => {
    if (gains.length === 0)
      return phrase`${name(seat)}さんは、収入がなく、残った手札${left}枚分の${lost}点を引くところですが、0点より下がらないので0点です。`;
    const sum = gains.length > 1 ? `${gains.join('と')}を合わせた${gained}点` : gains.join('');
    return phrase`${name(seat)}さんは0点です。${sum}よりも、残った手札${left}枚分の${lost}点のほうが多いためです。`;
  },

  total: (seat, rounds, tokens) => {
    if (tokens === 0) return phrase`${name(seat)}さんは、どのラウンドも0点です。`;
    const each = rounds.map((points, at): Phrase => [`第${at + 1}ラウンドが${points}点`]);
    return phrase`${name(seat)}さんは、${listed(each, '、', '、')}で、合わせて${tokens}点です。`;
  },
  shared: (equals, winners, tokens) =>
    equals.length === winners.length
      ? phrase`${peopleJa(winners)}は${tokens}点で並び、残った手札の枚数も同じなので、引き分けです。`
      : phrase`${peopleJa(equals)}は${tokens}点で並びました。そのうち残った手札がいちばん少ない${peopleJa(winners)}の引き分けです。`,
  wonByHand: (equals, winner, tokens) =>
    phrase`${peopleJa(equals)}は${tokens}点で並びました。残った手札が${equals.length > 2 ? 'いちばん' : ''}少ない${name(winner)}さんの勝ちです。`,
  won: (winners) => phrase`${peopleJa(winners)}の勝ちです。`,
};
