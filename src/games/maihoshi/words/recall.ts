import type { Eyes } from '../../../engine/ids.ts';
import { at, range, tally } from '../../../engine/lists.ts';
import type { Lang } from '../../../words/lang.ts';
import { listed, timesEach } from '../../../words/lists.ts';
import { type InBoth, name, phrase } from '../../../words/phrase.ts';
import type { AidPart } from '../../../words/voice.ts';
import { KINDS } from '../rules/cards.ts';
import { unseen } from '../rules/guess.ts';
import type { View } from '../rules/state.ts';
import { names as en } from './names.en.ts';
import { names as ja } from './names.ja.ts';
import { cardPhrase, cardPhrases } from './names.ts';

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
  const names = { en, ja }[lang];
  const hands = view.held.flatMap((_, seat) => {
    const known = view.known.filter((each) => each.seat === seat && seat !== eyes);
    if (known.length === 0) return [];
    const cards = [false, true].flatMap((aside) => {
      const own = known.filter((each) => each.aside === aside).map(({ card }) => card);
      return cardPhrases(names, own).map((card) => phrase`${card}${aside ? said.aside : ''}`);
    });
    return [phrase`${name(seat)}${said.colon}${listed(cards, said.comma, said.comma)}`];
  });
  const counts = tally(view.discard);
  const kinds = range(0, KINDS - 1);
  const away = kinds.map((card) => ({ said: cardPhrase(names, card), count: counts[card] ?? 0 }));
  const left = unseen(view);
  const toCome = kinds.map((card) => ({ said: cardPhrase(names, card), count: at(left, card) }));
  const part = (title: string, lines: AidPart['lines']): AidPart[] =>
    lines.some((line) => line.length > 0) ? [{ title, lines }] : [];
  return [
    ...part(said.hands, hands),
    ...part(said.discard, [timesEach(away, said.comma)]),
    ...part(said.unseen, [timesEach(toCome, said.comma)]),
  ];
}
