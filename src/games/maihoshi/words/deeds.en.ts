import type { Seat } from '../../../engine/ids.ts';
import { name, type Phrase, phrase } from '../../../words/phrase.ts';
import type { Effect } from '../rules/folk.ts';

type Asking = Exclude<Effect, 'none' | 'guard' | 'scoring-per-publicity'>;
type Used = 'filter' | 'advertise' | 'extra-turn' | 'look' | 'others-draw';
type Aimed = 'target-draw' | 'close';
type Taking = 'sink-newest-guest' | 'return-newest-publicity' | 'take-newest-guest';

const asks: Readonly<Record<Asking, string>> = {
  filter: 'Draw 1 card, then discard 1?',
  advertise: 'Do publicity, besides the action?',
  'target-draw': 'Choose 1 player to draw a card',
  chain: 'Receive 1 more guest, or skip',
  close: 'Choose 1 house to close',
  'sink-newest-guest': 'Choose 1 player: the newest guest goes',
  'return-newest-publicity': 'Choose 1 player: newest publicity back',
  'extra-turn': 'Take 1 more turn?',
  'take-newest-guest': 'Choose 1 player: take the newest guest',
  look: 'Look at the top of the deck?',
  'others-draw': 'Have all others draw a card?',
  'set-reserve': 'Place 1 reserve, or skip',
  'place-free': 'Place up to 2 guests, or none',
};

const uses: Readonly<Record<Used, string>> = {
  filter: 'Draw a card',
  advertise: 'Do publicity',
  'extra-turn': 'Take another turn',
  look: 'Look at the cards',
  'others-draw': 'All others draw a card',
};
const on: Readonly<Record<Aimed, (seat: Seat) => Phrase>> = {
  'target-draw': (seat) => phrase`${name(seat)} draws a card`,
  close: (seat) => phrase`Close ${name(seat)}’s house`,
};
/** Those that take a card away. */
const takes: Readonly<Record<Taking, (seat: Seat, card: Phrase) => Phrase>> = {
  'sink-newest-guest': (seat, card) => phrase`Send off ${name(seat)}’s ${card}`,
  'return-newest-publicity': (seat, card) => phrase`Return ${name(seat)}’s ${card}`,
  'take-newest-guest': (seat, card) => phrase`Take ${name(seat)}’s ${card}`,
};

/** What effects do: the question, and the deed on its button, for those who choose a player to whom it is done. */
export const deeds = {
  asks,
  /** Of two that an Envoy may place. */
  oneMore: 'Place 1 more guest, or none',
  uses,
  on,
  takes,
};

export type DeedWords = typeof deeds;
