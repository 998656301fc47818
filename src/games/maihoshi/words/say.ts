import { type InBoth, many, type Phrase, phrase, plain } from '../../../words/phrase.ts';
import { both, catalogues } from '../../../words/tell.ts';
import type { Lang, TableVoice } from '../../../words/voice.ts';
import { cardOf, type GeishaId, type Kind, NONE, type Reputation } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { Aim } from '../rules/possible.ts';
import type { Reason } from '../rules/reasons.ts';
import { HIDDEN, type View } from '../rules/state.ts';
import { log } from './log.ts';
import { cardCalled, cardPhrase, type NameWords, names } from './names.ts';
import { sayReason } from './reasons.ts';
import { options, sayAsk, sayMove, sayRow, sayTie } from './table.ts';
import { explain, geishaText } from './things.ts';

/** What is said when a round is counted and before one begins, fetched with what is drawn then. */
export interface BetweenWords {
  readonly choose: string;
  scored(round: number): string;
  out(name: string): string;
  readonly lapOver: string;
  begins(name: string, round: number): string;
  first(name: string): string;
  /** A card that is offered is waved away. */
  readonly noThanks: string;
  wins(names: readonly string[], tokens: number): string;
  /** What parted equal totals, or did not. */
  readonly byHands: string;
  readonly tied: string;
  readonly income: string;
  readonly effects: string;
  readonly penalty: string;
  readonly bonus: string;
  readonly points: string;
}

export const betweenWords: InBoth<BetweenWords> = {
  en: {
    choose: 'Geisha to choose from',
    scored: (round) => `Round ${round}`,
    out: (name) => `${name} went out.`,
    lapOver: 'The final turns are over.',
    first: (name) => `${name} begins`,
    begins: (name, round) => `${name} begins round ${round}.`,
    noThanks: 'No, thank you!',
    wins: (names, tokens) =>
      names.length > 1 ? `${names.join(' & ')} share it: ${tokens}` : `${names.join('')} wins with ${tokens}`,
    byHands: 'as many tokens, fewer cards in hand',
    tied: 'as many tokens, as many cards in hand',
    income: 'Income',
    effects: 'Extra',
    penalty: 'Hand',
    bonus: 'Bonus',
    points: 'Tokens',
  },
  ja: {
    choose: '選べる芸者',
    scored: (round) => `第\u2060${round}\u2060ラウンド`,
    out: (name) => `${name}さんがあがりました。`,
    lapOver: '最後の1巡が終わりました。',
    first: (name) => `${name}さんから`,
    begins: (name, round) => `第\u2060${round}\u2060ラウンドは${name}さんから始めます。`,
    noThanks: '結構です！',
    wins: (names, tokens) => {
      const who = names.map((name) => `${name}さん`).join('と');
      return names.length > 1 ? `${who}の引き分け　${tokens}点` : `${who}の勝ち　${tokens}点`;
    },
    byHands: '同点。残った手札が少ない',
    tied: '同点。残った手札も同じ枚数',
    income: '収入',
    effects: '加点',
    penalty: '手札',
    bonus: 'ボーナス',
    points: '金子',
  },
};

const p = phrase;

/** What the board says to those who do not see it, and the few words on it. */
export const labels = catalogues({
  street: both('The round', 'ラウンドの様子'),
  round: both('Round', 'ラウンド'),
  roundOf: both(
    (round: number, all: number, first: string): string => `Round ${round} of ${all}, ${first} first`,
    (round, all, first) => `全${all}ラウンドの第${round}ラウンド、スタートプレイヤーは${first}さん`,
  ),
  deck: both(
    (count: number): string => `Deck: ${many(count, 'card')}`,
    (count) => `山札${count}枚`,
  ),
  discard: both(
    (count: number): string => `Discard pile: ${many(count, 'card')}`,
    (count) => `捨て札${count}枚`,
  ),
  lap: both('Final turns', '最後の1巡'),
  lapBy: both(
    (name: string): string => `The final turns; ${name} takes the last one`,
    (name) => `最後の1巡。${name}さんの手番で終わります`,
  ),
  tokens: both(
    (count: number): string => `Your tokens: ${count}`,
    (count) => `あなたの金子トークンは合計${count}点`,
  ),
  soFar: both(
    (earned: number, penalty: number, bonus: string, points: number): string =>
      `This round so far: ${earned} from guests, −${penalty} for the hand, ${bonus}${points} in all`,
    (earned, penalty, bonus, points) =>
      `このラウンドは今、客の分${earned}点、残り手札−${penalty}点、${bonus}合わせて${points}点`,
  ),
  bonusSoFar: both(
    (bonus: number): string => `a bonus of ${bonus}, `,
    (bonus) => `ボーナス${bonus}点、`,
  ),
  guests: both(
    (name: string, count: number, enough: number): string => `${name}: ${count} of ${enough} guests`,
    (name, count, enough) => `${name}さんの座敷：客${count}人、${enough}人で最後の1巡`,
  ),
  publicity: both(
    (name: string): string => `${name}’s publicity`,
    (name) => `${name}さんの宣伝`,
  ),
  newest: both(
    (card: string): string => `${card}, the newest`,
    (card) => `${card}、最も新しい`,
  ),
  noReserve: both(
    (name: string): string => `${name} has no reserve`,
    (name) => `${name}さんに予約客はいません`,
  ),
  reserveDown: both(
    (name: string): string => `${name}’s reserve, face down`,
    (name) => `${name}さんの伏せた予約客`,
  ),
  reserveSeen: both(
    (name: string, card: string): string => `${name}’s reserve, face down: ${card}`,
    (name, card) => `${name}さんの伏せた予約客：${card}`,
  ),
  held: both(
    (name: string, count: number): string => `${name}’s hand: ${many(count, 'card')}`,
    (name, count) => `${name}さんの手札${count}枚`,
  ),
  geisha: both(
    (geisha: string, name: string): string => `${geisha}, ${name}’s geisha`,
    (geisha, name) => `${name}さんの芸者、${geisha}`,
  ),
  geishaSpent: both(
    (geisha: string, name: string): string => `${geisha}, ${name}’s geisha, ability used`,
    (geisha, name) => `${name}さんの芸者、${geisha}。特殊能力は使用済み`,
  ),
  reputation: both(
    (name: string, values: string): string => `${name}’s reputation: ${values}`,
    (name, values) => `${name}さんの評判：${values}`,
  ),
  closed: both('Closed', '休業'),
  closedAt: both(
    (name: string): string => `${name}’s house is closed`,
    (name) => `${name}さんは休業状態`,
  ),
  hand: both('Your hand', 'あなたの手札'),
  card: both(
    (card: string, requirement: number, income: number): string => `${card}: needs ${requirement}, earns ${income}`,
    (card, requirement, income) => `${card}、条件${requirement}、収入${income}`,
  ),
  /** It came since the last decision. */
  fresh: both('New', '新しく加わった手札'),
  comes: both('Can come', '客として出せます'),
  comesNotYet: both('Cannot come yet', 'まだ客として出せません'),
  sentences: both(
    (each: readonly string[]): string => each.join('. '),
    (each) => each.join('。'),
  ),
  worth: both(
    (card: string, income: number): string => `${card}, income ${income}`,
    (card, income) => `${card}、収入${income}`,
  ),
  actions: both('What to do', 'できること'),
  guest: both('Guest', '客を出す'),
  advertise: both('Publicity', '宣伝'),
  advertiseTwo: both('Publicity, draw 2', '宣伝 2枚引く'),
  introduce: both('Introduce', '紹介'),
  useReserve: both('Reserve', '予約客'),
  guestWhich: both(
    (comes: boolean): string =>
      comes ? 'Choose the guest in your hand.' : 'Your reputation is too low for any of your hand.',
    (comes) => (comes ? '客にする手札を選んでください。' : '今の評判で出せる客は、手札にいません。'),
  ),
  introduceWhich: both(
    (held: number): string => {
      if (held === 0) return 'No card in your hand.';
      return held === 1 ? 'Choose your one card.' : 'Choose 1 or 2 cards of your hand.';
    },
    (held) => {
      if (held === 0) return '手札がありません。';
      return held === 1 ? '手札の1枚を選べます。' : '手札を1枚か2枚選んでください。';
    },
  ),
  introduceBoth: both(
    (one: Phrase, other: Phrase): Phrase => p`Introduce ${one} and ${other}`,
    (one, other) => p`${one}と${other}を紹介する`,
  ),
  /** What becomes of a card that is introduced. */
  newCards: both(
    (count: number): string => (count === 1 ? 'Discard it, draw 1 new card.' : 'Discard both, draw 2 new cards.'),
    (count) => (count === 1 ? '捨てて、1枚引く。' : '2枚捨てて、2枚引く。'),
  ),
  drawsTwo: both('Draw 2, place 1, then discard 1.', '2枚引き、1枚置いて、1枚捨てる。'),
  putBack: both('Put the card back', 'カードを戻す'),
  looked: both('From the top of the deck', '山札の上のカード'),
});

/** What a round brought, or would bring were it over now. */
export interface Earned {
  readonly income: number;
  readonly effects: number;
  readonly penalty: number;
  readonly bonus: number;
  readonly points: number;
}

/** The labels of one language, as the board asks for them. */
export function labelsIn(lang: Lang) {
  const words = labels[lang];
  const called = names[lang];
  const nameOf = (card: Kind): string => cardName(called, card);
  return {
    ...words,
    soFar: ({ income, effects, penalty, bonus, points }: Earned): string =>
      words.soFar(income + effects, penalty, bonus > 0 ? words.bonusSoFar(bonus) : '', points),
    reserve: (name: string, card: View['reserves'][number]): string => {
      if (card === NONE) return words.noReserve(name);
      return card === HIDDEN ? words.reserveDown(name) : words.reserveSeen(name, nameOf(card));
    },
    geisha: (geisha: GeishaId, name: string, isSpent: boolean): string =>
      (isSpent ? words.geishaSpent : words.geisha)(called.geisha[geisha].name, name),
    geishaName: (geisha: GeishaId): string => called.geisha[geisha].name,
    ability: (geisha: GeishaId): string => called.geisha[geisha].ability,
    /** Name, reputation and ability. */
    geishaText: (geisha: GeishaId): string => plain(geishaText(lang, geisha), String),
    reputation: (name: string, values: Reputation): string => words.reputation(name, reputationText(called, values)),
    cardName: nameOf,
    /** The card that an effect would take away; a guest with what it earns in its house. */
    taken: ({ card, row }: Pick<Aim, 'card' | 'row'>): string =>
      row === 'guests' ? words.worth(nameOf(card), cardOf(card).income) : nameOf(card),
    /** Its name with the reading, where that is not plain. */
    called: (card: Kind): string => plain(cardCalled(called, card), String),
    /** What it does, in full. */
    effect: (card: Kind): string => called.folk[cardOf(card).folk].effect,
    introduceBoth: (one: Kind, other: Kind): Phrase =>
      words.introduceBoth(cardPhrase(called, one), cardPhrase(called, other)),
    /** `comes`: whether it could be invited now, where that is asked. */
    card: (card: Kind, comes: boolean | null, isFresh = false): string => {
      const { requirement, income, folk } = cardOf(card);
      return words.sentences([
        words.card(nameOf(card), requirement, income),
        ...(comes === null ? [] : [comes ? words.comes : words.comesNotYet]),
        ...(isFresh ? [words.fresh] : []),
        called.folk[folk].effect,
      ]);
    },
  };
}
export type Labels = ReturnType<typeof labelsIn>;

/** What the game says at its table, in one language. */
export const voiceIn = (lang: Lang): TableVoice<Move, View, Event, Reason> => ({
  ...log[lang],
  sayMove: (move, view) => sayMove(move, view)[lang],
  sayReason: (reason) => sayReason(reason)[lang],
  sayAsk: ({ seat }, view) => sayAsk(view, seat)[lang],
  tellsPoints: ({ is }) => is === 'roundThen' || is === 'handThen',
  explain: (of, view, arePointsCovered = false) => explain(of, view, arePointsCovered)[lang],
  sayRow: (row) => sayRow(row)[lang],
  sayTie: (view) => sayTie(view)?.[lang] ?? null,
  saySide: () => null,
  options: options[lang],
});

/** The same as text alone, for the names of buttons. */
const cardName = (words: NameWords, card: Kind): string => plain(cardPhrase(words, card), String);
export const reputationText = (words: NameWords, values: Reputation): string => plain(words.reputation(values), String);
