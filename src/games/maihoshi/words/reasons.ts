import { type InBoth, listed, many, name, type Phrase, phrase } from '../../../words/phrase.ts';
import { both } from '../../../words/tell.ts';
import { ANY, GEISHA, type Kind } from '../rules/cards.ts';
import type { Reason, RefusalRule } from '../rules/reasons.ts';
import { cardPart, namers } from './names.ts';

const { en, ja } = namers;
const p = phrase;

const REFUSALS: Readonly<Record<RefusalRule, InBoth<string>>> = {
  'setup.geisha': both(
    'Somebody else at the table has this geisha.',
    'その芸者は、もうほかのプレイヤーが選んでいます。',
  ),
  'setup.order': both('First everybody chooses a geisha.', 'まず、全員が芸者を選びます。'),
  'setup.reserve': both(
    'Place one card of the hand face down, or none.',
    '予約客として伏せる手札を1枚選ぶか、伏せないことにします。',
  ),
  'turn.action': both('You take one action in a turn, no more and no less.', '行動は、1手番に必ず1つ行います。'),
  'turn.guest': both(
    'Only a card of the hand can come as a guest.',
    '行動で客として出せるのは、手札のカードだけです。',
  ),
  'turn.publicity': both(
    'First choose a card of the hand for publicity.',
    'まず、宣伝に置くカードを手札から選びます。',
  ),
  'publicity.empty': both('There is neither a card to draw nor one to place.', '引くカードも置くカードもありません。'),
  'turn.introduce': both(
    'You introduce up to two cards of the hand, then draw as many.',
    '手札を2枚まで紹介し、同じ枚数を引きます。',
  ),
  'reserve.use': both(
    'There is no reserve to use now. One may be used each turn.',
    '今使える予約客はいません。予約客を使えるのは、1手番に1度です。',
  ),
  'reserve.fresh': both(
    'A reserve placed this turn can be used from the next one on.',
    'この手番に伏せた予約客は、次の手番から使えます。',
  ),
  'effect.order': both('First discard a card of the hand.', 'まず、手札を1枚捨てます。'),
  'settle.failed': both(
    'Take the top card of the deck, or a card of your own publicity.',
    '山札の上の1枚か、自分の宣伝から1枚を取ります。',
  ),
  'round.next': both(
    'The round is over. The next one is dealt when all have seen the count.',
    'ラウンドは終わりました。全員が結果を見たら、次のラウンドを配ります。',
  ),
};

const signed = (points: number): string => `${points > 0 ? '+' : '−'}${Math.abs(points)}`;
const change = (points: number): string => (points === 0 ? '±0' : signed(points));
const cards = (of: readonly Kind[]): Phrase => listed(en.cards(of), ', ', ', ');
const cardsJa = (of: readonly Kind[]): Phrase => listed(ja.cards(of), '、', '、');

type Reasons = {
  readonly [Is in Reason['is']]: (reason: Extract<Reason, { is: Is }>) => InBoth<Phrase>;
};

/** Why something is so, or would be. */
const reasons: Reasons = {
  refused: ({ rule }) => both(p`${REFUSALS[rule].en}`, p`${REFUSALS[rule].ja}`),
  over: () => both(p`The game is over.`, p`ゲームは終わりました。`),
  othersTurn: ({ side }) => both(p`It is ${name(side)}’s turn.`, p`今は${name(side)}さんの番です。`),
  undecided: ({ side }) =>
    both(p`${name(side)} has yet to decide about a reserve.`, p`${name(side)}さんが、まだ予約客を決めていません。`),
  closed: ({ side }) =>
    both(
      p`${name(side)}’s house is closed: no guest and no reserve this turn.`,
      p`${name(side)}さんは休業中です。この手番は客も予約客も出せません。`,
    ),
  unmet: ({ colour, needs, has }) =>
    both(
      p`Needs ${en.words.requirement(colour, needs)}; the ${colour === ANY ? 'best' : 'reputation'} is ${has}.`,
      p`条件は${ja.words.requirement(colour, needs)}。今${colour === ANY ? 'いちばん高い' : 'の'}評判は${has}です。`,
    ),
  lacks: ({ side, row, isOwn }) => {
    if (row === 'publicity')
      return both(p`${name(side)} has no publicity.`, p`${name(side)}さんの宣伝にはカードがありません。`);
    // One's own guest, whose effect it is, is there.
    return isOwn
      ? both(p`${name(side)} has no other guest.`, p`${name(side)}さんには、ほかの客がいません。`)
      : both(p`${name(side)} has no guest.`, p`${name(side)}さんには客がいません。`);
  },
  effect: ({ folk }) => {
    const [of, ofJa] = [en.words.folk[folk], ja.words.folk[folk]];
    return both(p`${of.name}: ${of.demands ?? of.effect}`, p`${ofJa.name}：${ofJa.demands ?? ofJa.effect}`);
  },
  ability: ({ geisha }) => {
    const [of, ofJa] = [en.words.geisha[geisha], ja.words.geisha[geisha]];
    return both(p`${of.ability}: ${of.effect}`, p`「${ofJa.ability}」${ofJa.effect}`);
  },
  engages: ({ geisha }) =>
    both(
      p`${en.words.reputation(GEISHA[geisha])}. ${en.words.geisha[geisha].effect}`,
      p`${ja.words.reputation(GEISHA[geisha])}。${ja.words.geisha[geisha].effect}`,
    ),

  income: ({ side, points, cards: of }) =>
    both(
      p`${name(side)}: ${signed(points)} income from ${cards(of)}.`,
      p`${name(side)}さん：${cardsJa(of)}の収入${signed(points)}点。`,
    ),
  brokerage: ({ side, points, cards: of }) =>
    both(
      p`${name(side)}: ${signed(points)} for publicity, by ${cards(of)}.`,
      p`${name(side)}さん：${cardsJa(of)}の効果で、宣伝の分${signed(points)}点。`,
    ),
  // All of them are red, and that is said.
  dance: ({ side, points, cards: of }) =>
    both(
      p`${name(side)}: ${signed(points)} for red guests: ${listed(
        of.map((card) => [cardPart(en.words, card)]),
        ', ',
        ', ',
      )}.`,
      p`${name(side)}さん：赤の客（${listed(
        of.map((card) => [cardPart(ja.words, card)]),
        '、',
        '、',
      )}）で${signed(points)}点。`,
    ),
  handLeft: ({ side, points, held }) =>
    both(
      p`${name(side)}: ${signed(points)} for ${many(held, 'card')} left in the hand.`,
      p`${name(side)}さん：残った手札${held}枚で${signed(points)}点。`,
    ),
  floor: ({ side, points }) =>
    both(
      p`${name(side)}: a round never scores below 0, so this is counted as 0 (${signed(points)}).`,
      p`${name(side)}さん：ラウンドの得点は0点未満にはならないので、ここまでを0点とします（${signed(points)}点）。`,
    ),
  bonus: ({ side, points }) =>
    both(
      p`${name(side)}: ${signed(points)} for going out.`,
      p`${name(side)}さん：あがりのボーナス${signed(points)}点。`,
    ),

  roundThen: ({ points, earned, penalty, total }) => {
    const short = penalty - earned;
    if (short > 0 && points === 0)
      return both(
        p`Still 0: guests ${earned} − hand ${penalty} = −${short}.`,
        p`0点のまま（客\u2060${earned}\u2060−残り手札\u2060${penalty}\u2060＝\u2060−\u2060${short}）。`,
      );
    return both(
      p`${change(points)}: this round guests ${earned} − hand ${penalty} = ${short > 0 ? `−${short}, counted as ` : ''}${total}.`,
      p`${change(points)}：このラウンドは、客\u2060${earned}\u2060−残り手札\u2060${penalty}\u2060＝\u2060${short > 0 ? `−\u2060${short}、0点として数えます` : `${total}点です`}。`,
    );
  },
  handThen: ({ side, held, points, isMore }) => {
    const by = Math.abs(points);
    return both(
      p`${name(side)} would hold ${many(held, 'card')}, and lose ${by} ${isMore ? 'more' : 'less'} at the round’s end.`,
      p`${name(side)}さんの手札が${held}枚になり、ラウンドの終わりに引かれる点が${by}点${isMore ? '増え' : '減り'}ます。`,
    );
  },
  reputationThen: ({ side, values, isMore }) =>
    isMore
      ? both(p`Reputation: ${en.words.reputation(values)}.`, p`評判は${ja.words.reputation(values)}になります。`)
      : both(
          p`${name(side)}’s reputation then: ${en.words.reputation(values)}.`,
          p`${name(side)}さんの評判は${ja.words.reputation(values)}になります。`,
        ),
  metThen: ({ cards: of, isMet }) =>
    both(
      p`Could ${isMet ? '' : 'no longer '}come${isMet ? ' then' : ''}: ${cards(of)}.`,
      p`条件を満た${isMet ? 'すようになる' : 'さなくなる'}：${cardsJa(of)}。`,
    ),
  bridges: () =>
    both(
      p`This uses up ${en.words.geisha.tokiwa.ability}, once a round.`,
      p`「${ja.words.geisha.tokiwa.ability}」を使います（1ラウンドに1度）。`,
    ),
  aimless: () => both(p`Its effect would find nobody.`, p`効果の対象になるプレイヤーがいません。`),
  draws: ({ count, left }) =>
    both(
      p`${count === 0 ? 'No card' : many(count, 'card')} drawn; ${left} left in the deck.`,
      p`${count === 0 ? '引きません。' : `${count}枚引きます。`}山札は残り${left}枚です。`,
    ),
  emptiesDeck: () => both(p`The deck runs out: the final turns begin.`, p`山札がなくなり、最後の1巡になります。`),
  crowds: () => both(p`Enough guests then: the final turns begin.`, p`客が決まった人数になり、最後の1巡になります。`),
  goesOut: ({ points }) =>
    both(p`You go out: bonus ${points}, and the round ends.`, p`あがり。ボーナス${points}点で、ラウンドが終わります。`),
  closes: ({ side, isOwn }) =>
    both(
      p`${name(side)} can have no guest and use no reserve until the end of ${isOwn ? 'this' : 'that player’s next'} turn.`,
      p`${name(side)}さんは、${isOwn ? 'この' : '次の'}手番の終わりまで客も予約客も出せません。`,
    ),
  passes: ({ rule, waits }) => {
    if (rule === 'introduce.rest')
      return waits
        ? both(
            p`No card is exchanged. The reserve can still be used before the turn ends.`,
            p`パスします。手番を終える前に、まだ予約客を使えます。`,
          )
        : both(p`No card is exchanged, and the turn ends.`, p`何もせずにパスします。`);
    return waits
      ? both(
          p`If the reserve is not used either, everybody has passed in turn: the final turns begin.`,
          p`予約客も使わなければ、1巡のあいだ全員がパスしたので、最後の1巡になります。`,
        )
      : both(
          p`Everybody has passed in turn then: the final turns begin.`,
          p`1巡のあいだ全員がパスしたので、最後の1巡になります。`,
        );
  },
  wouldCome: ({ points }) =>
    both(
      p`As things are, it comes at the round’s end even if unused: ${signed(points)}.`,
      p`今の評判なら、使わなくてもラウンドの終わりに客になります（${signed(points)}点）。`,
    ),
  wouldReturn: ({ points }) =>
    both(
      p`As things are, it goes back to the hand at the round’s end${points < 0 ? `, with 1 card more: ${signed(points)}` : ''}.`,
      p`今の評判のままなら、ラウンドの終わりに手札に戻り${points < 0 ? `、さらに1枚増えます（${signed(points)}点）` : 'ます'}。`,
    ),
};

export function sayReason(reason: Reason): InBoth<Phrase> {
  // The entry of this very kind: more than the compiler can follow.
  const say = reasons[reason.is] as (reason: Reason) => InBoth<Phrase>;
  return say(reason);
}
