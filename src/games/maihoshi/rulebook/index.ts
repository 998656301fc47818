import type { Eyes } from '../../../engine/game.ts';
import { at, range, tally } from '../../../engine/lists.ts';
import { type InBoth, icon, listed, name, type Phrase, phrase, thing } from '../../../words/phrase.ts';
import { bindRulebook } from '../../../words/rulebook.ts';
import type { AidPart, Lang } from '../../../words/voice.ts';
import type { FolkRule, GeishaRule, Kind } from '../rules/cards.ts';
import { ANY, cardOf, cardThing, FOLK, folkRule, GEISHA_IDS, geishaRule, KINDS, tableOf } from '../rules/cards.ts';
import { type Rule, ruleList } from '../rules/ids.ts';
import type { View } from '../rules/state.ts';
import { unseen } from '../rules/view.ts';
import { cardPhrases, names as inBoth, type NameWords } from '../words/names.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { FigureId } from './scenes.ts';

// The rulebook as a whole, and the player aid, which says at a glance what most turns need.

type NamedRule = FolkRule | GeishaRule;
const named: readonly NamedRule[] = [...FOLK.map(({ id }) => folkRule(id)), ...GEISHA_IDS.map(geishaRule)];

const figures: Readonly<Partial<Record<Rule, FigureId | NamedRule>>> = {
  'aim.cards': 'anatomy',
  'aim.reputation': 'house',
  'guest.requirement': 'raised',
  'end.lap': 'lap',
  'score.hand': 'costs',
  'score.example': 'counted',
  // The figure of a card or a geisha is named like the rule that explains it.
  ...tableOf<NamedRule, NamedRule>(named.map((rule) => [rule, rule])),
};

export const rulebook = { en: bindRulebook(ruleList, figures, en), ja: bindRulebook(ruleList, figures, ja) };

/** To glance at in the middle of a turn, on one screen. */
export const aid: Readonly<Record<'turn' | 'roundEnd' | 'scoring' | 'signs', AidPart>> = {
  turn: {
    title: 'A turn: one of three',
    lines: [
      phrase`Guest: place a card whose requirement is met (${icon('any', '')} any one reputation); use its effect, if you like.`,
      phrase`Publicity: draw 1, then place 1; its signs raise ${icon('red', 'performance')} ${icon('blue', 'service')} ${icon('green', 'learning')}.`,
      phrase`Introduce: discard up to 2, draw as many.`,
      phrase`Besides, once a turn: your reserve, if its requirement is met.`,
      phrase`Closed: no guest and no reserve, but publicity and introduce.`,
    ],
  },
  roundEnd: {
    title: 'The end of a round',
    lines: [
      phrase`No hand and no reserve: at once, and +5 (round 3: +10).`,
      phrase`A player has 5, 6, 7 guests (round 1, 2, 3) or the deck is empty: one more turn each.`,
    ],
  },
  scoring: {
    title: 'What scores',
    lines: [
      phrase`Income of your guests − cards left in hand (1, 3, 6, 10, 15 …); never below 0.`,
      phrase`A reserve whose requirement is met becomes a guest; if not, it and 1 more card go to your hand.`,
    ],
  },
  signs: {
    title: 'The signs',
    lines: [
      phrase`${icon('lock', 'Lock')} cannot come as a guest now`,
      phrase`${icon('filter', 'Sign')} draw 1, discard 1 · ${icon('target-draw', 'sign')} a player draws · ${icon('others-draw', 'sign')} all others draw`,
      phrase`${icon('advertise', 'Sign')} publicity · ${icon('chain', 'sign')} one more guest · ${icon('extra-turn', 'sign')} one more turn`,
      phrase`${icon('close', 'Sign')} closes a house · ${icon('guard', 'sign')} cannot be chosen while newest`,
      phrase`${icon('sink-newest-guest', 'Sign')} newest guest under the deck · ${icon('take-newest-guest', 'sign')} comes to you`,
      phrase`${icon('return-newest-publicity', 'Sign')} newest publicity back to the hand · ${icon('set-reserve', 'sign')} a reserve`,
      phrase`${icon('look', 'Sign')} look at 3, take 1 · ${icon('place-free', 'sign')} 2 guests free · ${icon('scoring-per-publicity', 'sign')} +1 each publicity, up to 4`,
    ],
  },
};

export const aidJa: typeof aid = {
  turn: {
    title: '手番：3つから1つ',
    lines: [
      phrase`座敷：条件を満たす手札を客として出し、効果を使える（${icon('any', '')}はいずれかの評判でよい）。`,
      phrase`宣伝：1枚引いて1枚置く。宣伝力の分、${icon('red', '芸事')}${icon('blue', '接客')}${icon('green', '教養')}の評判が上がる。`,
      phrase`紹介：2枚まで捨てて、同じ枚数を引く。`,
      phrase`ほかに1手番に1度、条件を満たす予約客を使える。`,
      phrase`休業状態：座敷も予約客の使用もできず、宣伝か紹介だけ。`,
    ],
  },
  roundEnd: {
    title: 'ラウンドの終わり',
    lines: [
      phrase`手札も予約客もなくなる（あがり）：すぐに終わり、ボーナス5点（第3ラウンドは10点）。`,
      phrase`いずれかのプレイヤーの客が5・6・7人（第1・2・3ラウンド）、または山札がなくなる：最後の1巡。`,
    ],
  },
  scoring: {
    title: '得点',
    lines: [
      phrase`客の収入−残った手札（1、3、6、10、15…）。0点未満にはならない。`,
      phrase`予約客は条件を満たせば客に、満たさなければ手札に戻り、もう1枚増える。`,
    ],
  },
  signs: {
    title: '印',
    lines: [
      phrase`${icon('lock', '錠')} 今は客として出せない手札`,
      phrase`${icon('filter', '印')} 1枚引いて1枚捨てる ・ ${icon('target-draw', '印')} 1人が1枚引く ・ ${icon('others-draw', '印')} ほかの全員が引く`,
      phrase`${icon('advertise', '印')} 宣伝 ・ ${icon('chain', '印')} 客をもう1枚 ・ ${icon('extra-turn', '印')} もう1手番`,
      phrase`${icon('close', '印')} 1人を休業状態に ・ ${icon('guard', '印')} 最も新しい間は選ばれない`,
      phrase`${icon('sink-newest-guest', '印')} 最も新しい客を山札の下へ ・ ${icon('take-newest-guest', '印')} 自分の座敷へ`,
      phrase`${icon('return-newest-publicity', '印')} 最も新しい宣伝を手札へ ・ ${icon('set-reserve', '印')} 予約客を伏せる`,
      phrase`${icon('look', '印')} 3枚見て1枚取る ・ ${icon('place-free', '印')} 客を2枚まで出す ・ ${icon('scoring-per-publicity', '印')} 宣伝1枚につき+1（4まで）`,
    ],
  },
};

const wordsOfRecall: InBoth<Readonly<Record<'hands' | 'aside' | 'discard' | 'unseen' | 'colon' | 'comma', string>>> = {
  en: {
    hands: 'Seen on their way into a hand',
    aside: ' (or the reserve by now)',
    discard: 'The discard pile',
    unseen: 'Not yet seen',
    colon: ': ',
    comma: ', ',
  },
  ja: {
    hands: '手札に入るのを見たカード',
    aside: '（今は予約客かもしれない）',
    discard: '捨て札',
    unseen: 'まだ見えていないカード',
    colon: '：',
    comma: '、',
  },
};

/** What was seen to go into hands, what lies away, and what is still to come. */
export function recall(view: View, lang: Lang, eyes: Eyes): readonly AidPart[] {
  const said = wordsOfRecall[lang];
  const names = inBoth[lang];
  const hands = view.held.flatMap((_, seat) => {
    const known = view.known.filter((each) => each.seat === seat && seat !== eyes);
    if (known.length === 0) return [];
    const cards = [false, true].flatMap((aside) => {
      const own = known.filter((each) => each.aside === aside).map(({ card }) => card);
      return cardPhrases(names, own).map((card) => phrase`${card}${aside ? said.aside : ''}`);
    });
    return [phrase`${name(seat)}${said.colon}${listed(cards, said.comma, said.comma)}`];
  });
  const away = tally(view.discard);
  const left = unseen(view);
  const part = (title: string, lines: AidPart['lines']): AidPart[] => (lines.length > 0 ? [{ title, lines }] : []);
  return [
    ...part(said.hands, hands),
    ...part(
      said.discard,
      byName(names, (card) => away[card] ?? 0),
    ),
    ...part(
      said.unseen,
      byName(names, (card) => at(left, card)),
    ),
  ];
}

/** A line a name: how many there are in each colour. */
function byName(names: NameWords, count: (card: Kind) => number): readonly Phrase[] {
  const there = range(0, KINDS - 1).filter((card) => count(card) > 0);
  const folk = [...new Set(there.map((card) => cardOf(card).folk))];
  return folk.map((each) => {
    const own = there.filter((card) => cardOf(card).folk === each);
    return own.flatMap((card, nth): Phrase => {
      const { colour } = cardOf(card);
      const called = nth === 0 ? [thing(cardThing(card), names.folk[each].name)] : [];
      const sign = colour === ANY ? [] : [' ', at(names.wanted, colour)];
      return [...called, ...sign, ` ×${count(card)}`];
    });
  });
}
