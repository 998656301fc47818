import type { Seat, ThingId } from '../../../engine/game.ts';
import { type InBoth, icon, listed, many, name, type Phrase, phrase } from '../../../words/phrase.ts';
import { both, catalogues } from '../../../words/tell.ts';
import type { Lang } from '../../../words/voice.ts';
import type { GeishaId, Kind } from '../rules/cards.ts';
import {
  ANY,
  COLOUR_NAMES,
  COLOURS,
  cardOf,
  DECK,
  FOLK,
  GEISHA,
  meets,
  meetsPlainly,
  reputationFor,
  reputationOf,
  thingGeisha,
  thingKind,
} from '../rules/cards.ts';
import { brokerage, income, penalty, scoringEffects } from '../rules/sheet.ts';
import { handSize, isCard, type View } from '../rules/state.ts';
import { cardCalled, type GeishaWords, type NameWords, namers } from './names.ts';

const { en, ja } = namers;
const p = phrase;
type Said = InBoth<Phrase>;
const texts = (text: string, textJa: string): Said => both(p`${text}`, p`${textJa}`);
const NOTHING: Said = both([], []);
const joined = (...said: readonly Said[]): Said =>
  both(
    said.flatMap((each) => each.en),
    said.flatMap((each) => each.ja),
  );
const cards = (of: readonly Kind[]): Phrase => listed(en.cards(of), ', ', ' and ');
const cardsJa = (of: readonly Kind[]): Phrase => listed(ja.cards(of), '、', of.length > 2 ? '、' : 'と');

/** What a thing of the table is, and how it stands now. */
export function explain(of: ThingId, view: View, arePointsCovered: boolean): Said {
  const card = thingKind(of);
  if (card !== null) return aCard(card, view);
  const geisha = thingGeisha(of);
  if (geisha !== null) return aGeisha(geisha, view);
  const [what = '', whose = ''] = of.split(':');
  return (ofSeats[what] ?? ofTable[of] ?? deck)(view, Number(whose), arePointsCovered);
}

/** How a requirement stands. */
function met(view: View, seat: Seat, card: Kind): Said {
  const has = reputationFor(view, seat, card);
  if (!meets(view, seat, card)) {
    const isBest = cardOf(card).colour === ANY;
    return texts(
      ` Its requirement is not met yet: the ${isBest ? 'best ' : ''}reputation is ${has}.`,
      `まだ条件を満たしていません（今${isBest ? 'いちばん高い' : 'の'}評判は${has}）。`,
    );
  }
  if (meetsPlainly(view, seat, card)) return texts(' Its requirement is met now.', '今、条件を満たしています。');
  const [ability, abilityJa] = [en.words.geisha.tokiwa.ability, ja.words.geisha.tokiwa.ability];
  return texts(
    ` Its requirement can be met by ${ability} only: the reputation is ${has}.`,
    `今の評判は${has}ですが、「${abilityJa}」を使えば条件を満たします。`,
  );
}

function aCard(card: Kind, view: View): Said {
  const holder = view.hands.findIndex((hand) => hand?.includes(card));
  // There is one Rice Broker of each colour, so it is known whose guest it is.
  const host = view.guests.findIndex((row) => row.includes(card));
  const points = brokerage(card, view.publicity[host]?.length ?? 0);
  return joined(
    both(cardText('en', card), cardText('ja', card)),
    holder < 0 ? NOTHING : met(view, holder, card),
    points > 0 ? texts(` As a guest now: +${points}.`, `客として、今は+${points}点です。`) : NOTHING,
  );
}

function aGeisha(geisha: GeishaId, view: View): Said {
  const seat = view.geisha.indexOf(geisha);
  const said = both(geishaText('en', geisha), geishaText('ja', geisha));
  if (seat < 0) return said;
  const reputation = reputationOf(view, seat);
  return joined(
    said,
    both(
      p` At ${name(seat)}’s house; reputation now: ${en.words.reputation(reputation)}.`,
      p`${name(seat)}さんの芸者で、今の評判は${ja.words.reputation(reputation)}です。`,
    ),
    view.spent[seat] === true
      ? texts(' Her ability is used up for this round.', '特殊能力は、このラウンドではもう使いました。')
      : NOTHING,
  );
}

function deck(view: View): Said {
  const under = view.under.flatMap(({ card }) => (isCard(card) ? [card] : []));
  const unseen = unseenIn(view);
  return joined(
    texts(
      `The deck: ${many(view.deck, 'card')}. It is never refilled within a round; when it runs out, the final turns begin.`,
      `山札は${view.deck}枚。ラウンドの途中で作り直すことはなく、なくなると最後の1巡になります。`,
    ),
    under.length === 0
      ? NOTHING
      : both(
          p` Known to lie at its bottom, from below: ${cards(under)}.`,
          p`下にあると分かっているのは、下から${cardsJa(under)}です。`,
        ),
    texts(
      ` Not in sight, but in the deck, in hands or face down: ${unseen.map(({ folk, count }) => `${en.words.folk[folk].name} ${count}`).join(', ')}.`,
      `まだ見えていないカード（山札、ほかの手札、伏せた予約客）：${unseen.map(({ folk, count }) => `${ja.words.folk[folk].name}${count}`).join('、')}。`,
    ),
  );
}

/** By name: the cards of the set without those in sight. */
function unseenIn({ guests, publicity, discard, hands, reserves, looked }: View) {
  const held = hands.flatMap((hand) => hand ?? []);
  const seen = [...discard, ...held, ...reserves.filter(isCard), ...(looked ?? [])];
  const inSight = [...guests.flat(), ...publicity.flat(), ...seen];
  return FOLK.map(({ id }) => {
    const isOne = (card: Kind): boolean => cardOf(card).folk === id;
    return { folk: id, count: DECK.filter(isOne).length - inSight.filter(isOne).length };
  }).filter(({ count }) => count > 0);
}

type Explain = (view: View, seat: Seat, arePointsCovered: boolean) => Said;

const ofTable: Readonly<Record<ThingId, Explain>> = {
  'pile:deck': deck,
  'pile:discard': ({ discard }) => {
    if (discard.length === 0) return texts('The discard pile is empty.', '捨て札はありません。');
    const newest = [...discard].reverse();
    return both(
      p`The discard pile, ${many(discard.length, 'card')}, the newest first: ${cards(newest)}.`,
      p`捨て札は${discard.length}枚。新しい順に、${cardsJa(newest)}。`,
    );
  },
  'act:guest': () =>
    texts(
      'Guest: play a card whose requirement your reputation meets.',
      '座敷：評判が条件を満たすカードを、客として出します。',
    ),
  'act:publicity': () =>
    texts(
      'Publicity: draw a card, then place any card of your hand. It raises your reputation.',
      '宣伝：1枚引いてから、手札の1枚を置きます。評判が上がります。',
    ),
  'act:introduce': () => texts('Introduce: exchange up to two cards of your hand.', '紹介：手札を2枚まで交換します。'),
  'marker:starter': ({ starter }) =>
    both(p`${name(starter)} began this round.`, p`${name(starter)}さんがこのラウンドのスタートプレイヤーです。`),
  'marker:lap': ({ lap, lapBy }) =>
    lap === 'none'
      ? texts('The final turns have not begun yet.', 'まだ、最後の1巡ではありません。')
      : both(
          p`The final turns: everybody has one more turn, ${name(lapBy)} the last one.`,
          p`最後の1巡です。全員が1手番ずつ行い、${name(lapBy)}さんの手番で終わります。`,
        ),
};

const reserve: Explain = (view, seat) => {
  const card = view.reserves[seat] ?? null;
  if (card === null) return both(p`${name(seat)} has no reserve.`, p`${name(seat)}さんに予約客はいません。`);
  if (!isCard(card)) return both(p`${name(seat)}’s reserve, face down.`, p`${name(seat)}さんの伏せた予約客です。`);
  return joined(
    both(
      p`${name(seat)}’s reserve, face down: ${cardText('en', card)}`,
      p`${name(seat)}さんの伏せた予約客：${cardText('ja', card)}`,
    ),
    met(view, seat, card),
  );
};

/** `hand:0` and the like: of a seat. */
const ofSeats: Readonly<Record<string, Explain>> = {
  hand: (view, seat) => {
    const count = view.held[seat] ?? 0;
    const known = view.known.flatMap((each) => (each.seat === seat && !each.aside ? [each.card] : []));
    return joined(
      both(
        p`${name(seat)}’s hand: ${many(count, 'card')}. If the round ended now, ${count === 1 ? 'it' : 'they'} would cost ${penalty(count)}.`,
        p`${name(seat)}さんの手札は${count}枚。今ラウンドが終わると−${penalty(count)}点です。`,
      ),
      view.hands[seat] || known.length === 0
        ? NOTHING
        : both(p` Known to be among them: ${cards(known)}.`, p`そのうち分かっているのは、${cardsJa(known)}です。`),
    );
  },
  guests: (view, seat, arePointsCovered) => {
    const [count, enough] = [view.guests[seat]?.length ?? 0, handSize(view.round)];
    const points = income(view, seat) + scoringEffects(view, seat);
    const [now, nowJa] = arePointsCovered ? ['', ''] : [`, bringing ${points} now`, `今は${points}点です。`];
    return both(
      p`${name(seat)}’s guests: ${count}${now}. When a player has ${enough}, the final turns begin.`,
      p`${name(seat)}さんの客は${count}人。${nowJa}いずれかのプレイヤーの客が${enough}人になると、最後の1巡になります。`,
    );
  },
  publicity: (view, seat) => {
    const now = reputationOf(view, seat);
    const geisha = view.geisha[seat];
    return joined(
      both(
        p`${name(seat)}’s publicity. Reputation: ${en.words.reputation(now)}.`,
        p`${name(seat)}さんの宣伝。評判は${ja.words.reputation(now)}です。`,
      ),
      geisha
        ? both(
            p` Of it the geisha’s own: ${en.words.reputation(GEISHA[geisha])}; the rest is publicity.`,
            p`そのうち芸者の分は${ja.words.reputation(GEISHA[geisha])}、残りは宣伝の分です。`,
          )
        : NOTHING,
    );
  },
  reserve,
  // The button for it.
  use: reserve,
  /** How the round stands for a seat. */
  sum: (view, seat) => {
    const earned = income(view, seat) + scoringEffects(view, seat);
    const off = penalty(view.held[seat] ?? 0);
    const [total, bonus] = [Math.max(0, earned - off), view.bonus[seat] ?? 0];
    return joined(
      both(
        p`This round for ${name(seat)}, so far: guests ${earned} − cards in hand ${off} = ${total}. A round never scores below 0.`,
        p`${name(seat)}さんのこのラウンドの得点は、今のところ、客の分${earned}−残り手札${off}で、${total}点です。ラウンドの得点は0点未満にはなりません。`,
      ),
      bonus > 0 ? texts(` The bonus of ${bonus} comes on top.`, `別に、ボーナス${bonus}点があります。`) : NOTHING,
    );
  },
  tokens: (view, seat) => {
    const count = view.tokens[seat] ?? null;
    return count === null
      ? both(
          p`${name(seat)}’s tokens are secret until the end.`,
          p`${name(seat)}さんの金子トークンの合計は、終わりまで秘密です。`,
        )
      : both(p`${name(seat)}’s tokens: ${count}.`, p`${name(seat)}さんの金子トークンは、合計${count}点です。`);
  },
  /** The sign at the door. */
  door: (view, seat) =>
    view.closed[seat] === true
      ? both(
          p`${name(seat)}’s house is closed: no guest action and no reserve until the end of that player’s turn.`,
          p`${name(seat)}さんは休業状態です。自分の手番の終わりに回復するまで、客も予約客も出せません。`,
        )
      : both(p`${name(seat)}’s house is open.`, p`${name(seat)}さんは営業中です。`),
};

/** What stands on a card, in a sentence and beside a picture that is seen large. */
const words = catalogues({
  cardText: both(
    (called: Phrase, requirement: Phrase, income: number, raises: Phrase, effect: string): Phrase =>
      p`${called}. Needs ${requirement}; income ${income}; as publicity ${raises}. ${effect}`,
    (called, requirement, income, raises, effect) =>
      p`${called}。条件は${requirement}、収入${income}、宣伝力は${raises}。${effect}`,
  ),
  geishaText: both(
    (called: string, { ability, effect }: GeishaWords, reputation: Phrase): Phrase =>
      p`${called}: ${reputation}. ${ability}: ${effect}`,
    (called, { ability, effect }, reputation) => p`${called}。${reputation}。「${ability}」${effect}`,
  ),
  needs: both(
    (requirement: Phrase): Phrase => p`Needs ${requirement}`,
    (requirement) => p`条件 ${requirement}`,
  ),
  earns: both(
    (income: number): Phrase => p`Income ${income}`,
    (income) => p`収入 ${income}`,
  ),
  advertises: both(
    (raises: Phrase): Phrase => p`Publicity ${raises}`,
    (raises) => p`宣伝 ${raises}`,
  ),
});

/** What is printed on a card: what it needs, earns and advertises, and the sign of what it does. */
export const cardFacts = (card: Kind, lang: Lang): readonly Phrase[] => {
  const { colour, requirement, income } = cardOf(card);
  const names = namers[lang].words;
  const { needs, earns, advertises } = words[lang];
  return [needs(names.requirement(colour, requirement)), earns(income), advertises(raisesOf(names, card))];
};

/** A geisha's own reputation, and what her ability is called. */
export const geishaFacts = (geisha: GeishaId, lang: Lang): readonly Phrase[] => {
  const { wanted, geisha: all } = namers[lang].words;
  const values = COLOURS.map(
    (colour) => p`${wanted[colour] ?? icon(COLOUR_NAMES[colour], '')} ${GEISHA[geisha][colour]}`,
  );
  const { ability } = all[geisha];
  return [...values, lang === 'ja' ? p`「${ability}」` : p`${ability}`];
};

/** All that stands on a card. */
function cardText(lang: Lang, card: Kind): Phrase {
  const names = namers[lang].words;
  const { colour, requirement, income, folk } = cardOf(card);
  const needs = names.requirement(colour, requirement);
  return words[lang].cardText(cardCalled(names, card), needs, income, raisesOf(names, card), names.folk[folk].effect);
}

/** Name, reputation and ability. */
export function geishaText(lang: Lang, geisha: GeishaId): Phrase {
  const names = namers[lang].words;
  const own = names.geisha[geisha];
  return words[lang].geishaText(names.called(own), own, names.reputation(GEISHA[geisha]));
}

/** What a card raises as publicity. */
export function raisesOf(words: NameWords, card: Kind): Phrase {
  const { publicity } = cardOf(card);
  const raised = COLOURS.filter((colour) => publicity[colour] > 0);
  return words.values(raised.map((colour) => words.raise(COLOUR_NAMES[colour], publicity[colour])));
}
