import type { Eyes } from '../../../engine/ids.ts';
import { at, range, tally } from '../../../engine/lists.ts';
import type { Lang } from '../../../words/lang.ts';
import { listed } from '../../../words/lists.ts';
import { type InBoth, name, type Phrase, phrase, thing } from '../../../words/phrase.ts';
import type { AidPart } from '../../../words/voice.ts';
import { ANY, cardOf, cardThing, KINDS, type Kind } from '../rules/cards.ts';
import type { View } from '../rules/state.ts';
import { unseen } from '../rules/view.ts';

import { cardPhrases, names as inBoth, type NameWords } from './names.ts';

const words: InBoth<Readonly<Record<'hands' | 'aside' | 'discard' | 'unseen' | 'colon' | 'comma', string>>> = {
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
  const said = words[lang];
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
