import { name, phrase } from '../../../words/phrase.ts';
import { smallVoices } from '../../../words/small.ts';
import { deed, silent } from '../../../words/tell.ts';
import type { Event, State } from '../rules/index.ts';

export const voices = smallVoices<State, 'lay', Event>({
  rules: {
    'lay.hand': ['Four times, all lay a card face down.', '4回、全員が手札から1枚を裏向きに出します。'],
    'card.alone': ['A card that nobody else laid counts.', '誰とも重ならなかったカードが得点になります。'],
  },
  rows: { 'card.alone': ['Cards kept', '残ったカード'] },
  asks: { lay: ['Lay a card face down', 'カードを1枚、裏向きに出してください'] },
  moves: ({ value }) => [phrase`Lay the ${value}`, phrase`${value}を出す`],
  events: {
    laid: () => silent(),
    kept: ({ card }) => deed(phrase`keeps the ${card}`, phrase`${card}を残し`),
    lost: ({ card }) => deed(phrase`loses the ${card}`, phrase`${card}を失い`),
  },
  lies: ({ hands }) =>
    hands.map((hand, seat) => [phrase`${name(seat)}: ${hand.join(' ')}`, phrase`${name(seat)}さん：${hand.join(' ')}`]),
  explain: () => [phrase`Counts for whoever alone lays it.`, phrase`誰とも重ならなければ得点になります。`],
});
