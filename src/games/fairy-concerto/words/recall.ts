import type { Eyes } from '../../../engine/ids.ts';
import type { Lang } from '../../../words/lang.ts';
import { name, phrase } from '../../../words/phrase.ts';
import { both, catalogues } from '../../../words/tell.ts';
import type { AidPart } from '../../../words/voice.ts';
import { sumOf } from '../rules/cards.ts';
import type { View } from '../rules/state.ts';
import { cards, fairies, names } from './names.ts';

const words = catalogues({
  hands: both('Hands that you have seen', '見たことのある、ほかの人の手の中'),
  bag: both('Random cards still to come', 'まだ出ていないランダムカード'),
  out: both('Out of the game', 'ゲームから取り除かれた妖精コマ'),
  discard: both('Score cards in the discard', '捨て札置き場のスコアカード'),
  colon: both(': ', '：'),
});

/** What has gone through one's hands, and what everybody may count. */
export function recall({ hands, left, removed, discard }: View, lang: Lang, eyes: Eyes): readonly AidPart[] {
  const [said, called] = [words[lang], names[lang]];
  const seen = hands.flatMap((hand, seat) =>
    hand && seat !== eyes && sumOf(hand) > 0 ? [phrase`${name(seat)}${said.colon}${fairies(called, hand)}`] : [],
  );
  const part = (title: string, lines: AidPart['lines']): AidPart[] => (lines.length > 0 ? [{ title, lines }] : []);
  return [
    ...part(said.hands, seen),
    ...part(said.bag, left && sumOf(left) > 0 ? [fairies(called, left)] : []),
    ...part(said.out, sumOf(removed) > 0 ? [fairies(called, removed)] : []),
    ...part(said.discard, discard.length > 0 ? [cards(called, discard, called.cardComma)] : []),
  ];
}
