import type { Eyes } from '../../../engine/ids.ts';
import type { Lang } from '../../../words/lang.ts';
import { type InBoth, name, phrase } from '../../../words/phrase.ts';
import type { AidPart } from '../../../words/voice.ts';
import { sumOf } from '../rules/cards.ts';
import type { View } from '../rules/state.ts';
import { names as en } from './names.en.ts';
import { names as ja } from './names.ja.ts';
import { cards, fairies } from './names.ts';

const words: InBoth<Readonly<Record<'hands' | 'bag' | 'out' | 'discard' | 'colon', string>>> = {
  en: {
    hands: 'Hands that you have seen',
    bag: 'Random cards still to come',
    out: 'Out of the game',
    discard: 'Score cards in the discard',
    colon: ': ',
  },
  ja: {
    hands: '見たことのある、ほかの人の手の中',
    bag: 'まだ出ていないランダムカード',
    out: 'ゲームから取り除かれた妖精コマ',
    discard: '捨て札置き場のスコアカード',
    colon: '：',
  },
};

/** What has gone through one's hands, and what everybody may count. */
export function recall({ hands, left, removed, discard }: View, lang: Lang, eyes: Eyes): readonly AidPart[] {
  const said = words[lang];
  const names = { en, ja }[lang];
  const seen = hands.flatMap((hand, seat) =>
    hand && seat !== eyes && sumOf(hand) > 0 ? [phrase`${name(seat)}${said.colon}${fairies(names, hand)}`] : [],
  );
  const part = (title: string, lines: AidPart['lines']): AidPart[] => (lines.length > 0 ? [{ title, lines }] : []);
  return [
    ...part(said.hands, seen),
    ...part(said.bag, left && sumOf(left) > 0 ? [fairies(names, left)] : []),
    ...part(said.out, sumOf(removed) > 0 ? [fairies(names, removed)] : []),
    ...part(said.discard, discard.length > 0 ? [cards(names, discard, names.cardComma)] : []),
  ];
}
