import type { Seat } from '../../../engine/game.ts';
import { at } from '../../../engine/lists.ts';
import type { InBoth, Phrase } from '../../../words/phrase.ts';
import { capital, listed, many, name, namesOf, peopleJa, phrase } from '../../../words/phrase.ts';
import { both } from '../../../words/tell.ts';
import type { OptionWords } from '../../../words/voice.ts';
import { cardOf, type Effect, INCOME, type Kind, meets } from '../rules/cards.ts';
import { MOST_GIVEN } from '../rules/house.ts';
import type { CardVerb, Move } from '../rules/moves.ts';
import { aimOf, mayReveal } from '../rules/possible.ts';
import { rowNamed, winnersOf } from '../rules/sheet.ts';
import { isCard, type Stage, type Step, type View } from '../rules/state.ts';
import { namers } from './names.ts';
import { raisesOf } from './things.ts';

const { en, ja } = namers;
const p = phrase;
const texts = (text: string, textJa: string): InBoth<Phrase> => both(p`${text}`, p`${textJa}`);

export const options: InBoth<Readonly<Record<string, OptionWords>>> = both(
  {
    geisha: {
      name: 'Geisha',
      values: {
        dealt: { name: 'Dealt', sentence: 'Everyone is dealt a geisha at random, for the whole game.' },
        chosen: { name: 'Chosen', sentence: 'Everyone chooses a geisha for the whole game, the start player last.' },
        management: {
          name: 'Management',
          sentence: 'Everyone chooses a geisha anew each round, with the cards already in hand.',
        },
      },
    },
    tokens: {
      name: 'Tokens',
      values: {
        secret: { name: 'Secret', sentence: 'Totals stay hidden until the end.' },
        open: { name: 'Open', sentence: 'Totals lie open all the time.' },
      },
    },
  },
  {
    geisha: {
      name: '芸者',
      values: {
        dealt: { name: '配る', sentence: '芸者をランダムに配り、最後まで替えません。' },
        chosen: {
          name: '選ぶ',
          sentence: '始める前に1人ずつ選び、最後まで替えません。スタートプレイヤーが最後に選びます。',
        },
        management: { name: 'マネージメント', sentence: 'ラウンドごとに、手札を見てから芸者を選び直します。' },
      },
    },
    tokens: {
      name: '金子トークン',
      values: {
        secret: { name: '秘密', sentence: '合計は終わりまで見せません。' },
        open: { name: '公開', sentence: '合計をいつでも見られます。' },
      },
    },
  },
);

const WITH_CARD: Readonly<Record<CardVerb, InBoth<(card: Phrase) => Phrase>>> = {
  aside: both(
    (card) => p`Reserve ${card}`,
    (card) => p`${card}を予約客として伏せる`,
  ),
  guest: both(
    (card) => p`Receive ${card}`,
    (card) => p`${card}を客として出す`,
  ),
  introduce: both(
    (card) => p`Introduce ${card}`,
    (card) => p`${card}を紹介する`,
  ),
  place: both(
    (card) => p`Use ${card} as publicity`,
    (card) => p`${card}を宣伝に置く`,
  ),
  discard: both(
    (card) => p`Discard ${card}`,
    (card) => p`${card}を捨てる`,
  ),
  take: both(
    (card) => p`Take ${card}`,
    (card) => p`${card}を取る`,
  ),
  recall: both(
    (card) => p`Take back ${card}`,
    (card) => p`${card}を手札に取る`,
  ),
};

/** What an effect asks, and the deed on its button: to use it, or for the player to whom it is done. */
interface EffectWords {
  readonly asks: InBoth<Phrase>;
  readonly uses?: InBoth<Phrase>;
  readonly on?: (seat: Seat) => InBoth<Phrase>;
  /** The same of one that takes a card away. */
  readonly takes?: (seat: Seat, card: Kind) => InBoth<Phrase>;
}
const priced = (card: Kind): InBoth<Phrase> =>
  both(p`${en.card(card)}, income ${at(INCOME, card)}`, p`${ja.card(card)}（収入${at(INCOME, card)}）`);

const EFFECTS: { readonly [Of in Effect]?: EffectWords } = {
  filter: {
    asks: texts('Draw 1 card, then discard 1?', '1枚引いて1枚捨てますか'),
    uses: texts('Draw a card', '1枚引く'),
  },
  advertise: {
    asks: texts('Do publicity, besides the action?', '効果で宣伝を1回行いますか'),
    uses: texts('Do publicity', '宣伝を行う'),
  },
  'target-draw': {
    asks: texts('Choose 1 player to draw a card', '1枚引くプレイヤーを1人選んでください'),
    on: (seat) => both(p`${name(seat)} draws a card`, p`${name(seat)}さんが1枚引く`),
  },
  chain: { asks: texts('Receive 1 more guest, or skip', '客としてもう1枚出せます') },
  close: {
    asks: texts('Choose 1 house to close', '休業状態にするプレイヤーを1人選んでください'),
    on: (seat) => both(p`Close ${name(seat)}’s house`, p`${name(seat)}さんを休業状態にする`),
  },
  'sink-newest-guest': {
    asks: texts('Choose 1 player: the newest guest goes', '最も新しい客を山札の下へ。1人選んでください'),
    takes: (seat, card) =>
      both(p`Send off ${name(seat)}’s ${priced(card).en}`, p`${name(seat)}さんの${priced(card).ja}を山札の下へ`),
  },
  'return-newest-publicity': {
    asks: texts('Choose 1 player: newest publicity back', '最も新しい宣伝を手札へ。1人選んでください'),
    takes: (seat, card) =>
      both(
        p`Return ${name(seat)}’s ${en.card(card)}: ${raisesOf(en.words, card)}`,
        p`${name(seat)}さんの${ja.card(card)}（${raisesOf(ja.words, card)}）を手札へ戻す`,
      ),
  },
  'extra-turn': {
    asks: texts('Take 1 more turn?', 'もう1手番行いますか'),
    uses: texts('Take another turn', 'もう1手番行う'),
  },
  'take-newest-guest': {
    asks: texts('Choose 1 player: take the newest guest', '最も新しい客を自分の座敷へ。1人選んでください'),
    takes: (seat, card) =>
      both(p`Take ${name(seat)}’s ${priced(card).en}`, p`${name(seat)}さんの${priced(card).ja}を自分の座敷へ`),
  },
  look: {
    asks: texts('Look at the top of the deck?', '山札の上を見ますか'),
    uses: texts('Look at the cards', '山札の上を見る'),
  },
  'others-draw': {
    asks: texts('Have all others draw a card?', 'ほかの全員に1枚引かせますか'),
    uses: texts('All others draw a card', 'ほかの全員が1枚引く'),
  },
  'set-reserve': { asks: texts('Place 1 reserve, or skip', '予約客にする手札を1枚選べます') },
  'place-free': { asks: texts('Place up to 2 guests, or none', '客として2枚まで出せます') },
};

/** The effect that is to be decided about. */
function effectAsked({ stage, steps }: View): Effect | null {
  const step = stage === 'turn' ? steps.at(-1) : undefined;
  return step?.is === 'effect' ? cardOf(step.card).effect : null;
}

/** What the effect that is asked for does to this seat. */
function onSeat(view: View, seat: Seat): InBoth<Phrase> {
  const effect = effectAsked(view);
  const words = effect && EFFECTS[effect];
  const aim = effect && aimOf(view, effect, view.turn, seat);
  const said = aim ? words?.takes?.(seat, aim.card) : words?.on?.(seat);
  return said ?? both(p`${name(seat)}`, p`${name(seat)}さん`);
}

function declined({ stage, steps }: View): InBoth<Phrase> {
  const step = steps.at(-1);
  if (stage === 'reserve') return texts('No reserve', '予約客を伏せない');
  if (step?.is === 'second') return texts('No new reserve', '新しい予約客を伏せない');
  return step?.is === 'effect' && step.done > 0
    ? texts('Place no more', 'これで終える')
    : texts('Skip the effect', '効果を使わない');
}

/** The button of a move. */
export function sayMove(move: Move, view: View): InBoth<Phrase> {
  switch (move.do) {
    case 'choose':
      return both(p`Choose ${en.geisha(move.geisha)}`, p`${ja.geisha(move.geisha)}を選ぶ`);
    case 'aside':
    case 'guest':
    case 'introduce':
    case 'place':
    case 'discard':
    case 'take':
    case 'recall': {
      const say = WITH_CARD[move.do];
      return both(say.en(en.card(move.card)), say.ja(ja.card(move.card)));
    }
    case 'publicity':
      return move.count > 1 ? texts('Publicity, drawing two', '宣伝する（2枚引く）') : texts('Publicity', '宣伝する');
    case 'draw':
      return move.count === 0
        ? texts('Draw none', '引かない')
        : texts(`Draw ${many(move.count, 'card')}`, `${move.count}枚引く`);
    case 'target':
      return onSeat(view, move.seat);
    case 'bury':
      return both(
        p`Under the deck: ${listed(en.cards(move.cards), ', then ', ', then ')}`,
        p`山札の下へ：${listed(ja.cards(move.cards), '、次に', '、次に')}`,
      );
    case 'reveal': {
      const reserve = view.reserves[view.turn];
      if (!isCard(reserve)) return texts('Use the reserve', '予約客を使う');
      return both(p`Use the reserve: ${en.card(reserve)}`, p`予約客を使う：${ja.card(reserve)}`);
    }
    case 'decline':
      return declined(view);
    case 'use': {
      const effect = effectAsked(view);
      return (effect && EFFECTS[effect]?.uses) ?? texts('Use the effect', '効果を使う');
    }
    case 'rest':
      return texts('Pass (introduce none)', 'パス（0枚）');
    case 'end':
      return texts('End the turn', '手番を終える');
    case 'top':
      return texts('Take the top card', '山札の上から取る');
    case 'ready':
      return texts('Go on', '進む');
  }
}

const STAGES: Readonly<Record<Exclude<Stage, 'over' | 'turn' | 'counted'>, InBoth<Phrase>>> = {
  geisha: texts('Choose 1 geisha', '芸者を1人選んでください'),
  reserve: texts('Place 1 card as a reserve, or none', '予約客にする手札を1枚まで選んでください'),
  settle: texts('Take 1 more card', 'もう1枚取ってください'),
};
const STEPS: Readonly<Record<Exclude<Step['is'], 'effect' | 'look'>, InBoth<Phrase>>> = {
  listen: texts('Draw 1 card, or 2', '宣伝で引く枚数を選んでください'),
  place: texts('Choose 1 card for publicity', '宣伝に置くカードを1枚選んでください'),
  discard: texts('Choose 1 card to discard', '捨てるカードを1枚選んでください'),
  introduce: texts('Introduce 1 more, or draw', 'もう1枚紹介するか、引くか'),
  bury: texts('Choose the order under the deck', '山札の下に入れる順を選んでください'),
  second: texts('Place 1 new reserve, or none', '新しい予約客を1枚まで選んでください'),
};

/** What is asked of a seat, told apart where a turn has narrowed down what there is to choose. */
export function sayAsk(view: View, seat: Seat): InBoth<Phrase> {
  const { stage, round, looking } = view;
  if (stage === 'over' || stage === 'counted')
    return texts(`Round ${round} is counted`, `第\u2060${round}\u2060ラウンドの得点計算`);
  if (stage !== 'turn') return STAGES[stage];
  const step = view.steps.at(-1);
  if (step?.is === 'effect') {
    // Of two that an Envoy may place.
    if (step.done > 0) return texts('Place 1 more guest, or none', '客としてもう1枚出せます');
    return EFFECTS[cardOf(step.card).effect]?.asks ?? texts('', '');
  }
  if (step?.is === 'look')
    return texts(`Take 1 of these ${many(looking, 'card')}`, `${looking}枚から1枚取ってください`);
  const hasHand = (view.held[seat] ?? 0) > 0;
  if (step?.is === 'introduce' && (step.given === MOST_GIVEN || !hasHand)) return askEbb(step.given);
  if (step) return STEPS[step.is];
  const reserve = view.reserves[seat];
  const isMet = isCard(reserve) && meets(view, seat, reserve);
  if (!view.acted) return askAction(view, seat, hasHand, isMet && mayReveal(view));
  return isCard(reserve) && !isMet
    ? texts('The reserve cannot come: the turn ends', '予約客は条件を満たしません。手番を終えます')
    : texts('Use the reserve, or end the turn', '予約客を使うか、手番を終えるか');
}

/** Seoto’s ability lets one card less be drawn. */
function askEbb(given: number): InBoth<Phrase> {
  const less = given - 1;
  const { ability } = en.words.geisha.seoto;
  const ebb = `「${ja.words.geisha.seoto.ability}」で`;
  return texts(
    `Draw ${given}, or ${less > 0 ? less : 'none'} (${ability})?`,
    less > 0 ? `${given}枚引くか、${ebb}${less}枚引くか` : `${given}枚引くか、${ebb}引かないか`,
  );
}

/** The action of a turn, by what there is to choose as far as these eyes know. */
function askAction(view: View, seat: Seat, hasHand: boolean, hasReserve: boolean): InBoth<Phrase> {
  const isClosed = view.closed[seat] === true;
  const isLast = view.lap === 'running';
  const hasGuest = !isClosed && (view.hands[seat]?.some((card) => meets(view, seat, card)) ?? hasHand);
  const { extra } = view;
  const ways = [
    ...(hasGuest ? ['guest'] : []),
    'publicity',
    hasHand ? 'introduce' : 'pass',
    ...(hasReserve ? ['reserve'] : []),
  ];
  const list = `${ways.slice(0, -1).join(', ')} or ${ways.at(-1)}${extra > 0 ? ` (then ${many(extra, 'more turn')})` : ''}`;
  const when = [...(isClosed ? ['closed'] : []), ...(isLast ? ['last turn'] : [])].join(', ');
  const ask = when === '' ? list : `${when}: ${list}`;

  const waysJa = [...(hasGuest ? ['客を出す'] : []), '宣伝', hasHand ? '紹介' : 'パス'];
  const listJa = waysJa.join(waysJa.length > 2 ? '・' : 'か');
  const moreJa = `${hasReserve ? '（予約客も使えます）' : ''}${extra > 0 ? `（このあと、もう${extra}手番）` : ''}`;
  const whenJa = isClosed ? `休業中${isLast ? 'の最後の手番' : ''}で、` : isLast ? '最後の手番で、' : '';
  return texts(capital(ask), `${whenJa}${listJa}${moreJa}`);
}

export function sayRow(row: string): InBoth<Phrase> {
  const { round, isOver } = rowNamed(row);
  return texts(
    `Round ${round}${isOver ? '' : ', so far'}`,
    `第\u2060${round}\u2060ラウンド${isOver ? '' : '（今のところ）'}`,
  );
}

/** What decided between several with as many tokens; null before the end, and where the tokens alone did. */
export function sayTie({ stage, tokens, held }: View): InBoth<Phrase> | null {
  if (stage !== 'over') return null;
  const counted = tokens.map((count) => count ?? 0);
  const most = Math.max(...counted);
  const equals = counted.flatMap((count, seat) => (count === most ? [seat] : []));
  if (equals.length < 2) return null;
  const winners = winnersOf(counted, held);
  const who = (seats: readonly Seat[]): Phrase => namesOf(seats, ', ', ' and ');
  const [winner] = winners;
  const [tied, tiedJa] = [p`${who(equals)} have the same number of tokens`, p`${peopleJa(equals)}は同点`];
  if (winners.length === 1 && winner !== undefined)
    return both(
      p`${tied}. ${name(winner)} has the fewest hand cards left: ${held[winner] ?? 0}.`,
      p`${tiedJa}です。手札が${held[winner] ?? 0}枚でいちばん少ない${name(winner)}さんの勝ちです。`,
    );
  if (winners.length === equals.length)
    return both(
      p`${tied} and of cards left in hand: they share the victory.`,
      p`${tiedJa}で、残った手札の枚数も同じなので、${winners.length}人の引き分けです。`,
    );
  return both(
    p`${tied}, and of them ${who(winners)} the fewest hand cards: they share the victory.`,
    p`${tiedJa}です。手札も同じ枚数でいちばん少ない${peopleJa(winners)}の引き分けです。`,
  );
}
