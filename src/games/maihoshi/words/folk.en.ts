import type { FolkId } from '../rules/folk.ts';
import type { GeishaId } from '../rules/geisha.ts';

/** Name and effect of every folk card; the effect as a sentence that can stand alone. */
export interface FolkWords {
  readonly name: string;
  readonly effect: string;
}
export interface GeishaWords extends FolkWords {
  readonly ability: string;
}

export const folk: Readonly<Record<FolkId, FolkWords>> = {
  dangoya: { name: 'Dango Seller', effect: 'Draw a card; if you drew one, discard one, perhaps the same.' },
  hikyaku: {
    name: 'Courier',
    effect: 'Do publicity once: draw a card and place one. With an empty deck only place one.',
  },
  kamiyui: { name: 'Hairdresser', effect: 'No effect.' },
  hikeshi: {
    name: 'Fire Brigade',
    effect: 'Always on: while it is your newest guest, the guest effects of others cannot choose you.',
  },
  kawaraban: { name: 'Broadsheet Crier', effect: 'A player draws a card. Nothing happens with an empty deck.' },
  wakadanna: {
    name: 'Young Heir',
    effect:
      'Invite one more guest from your hand whose requirement you meet, of another colour than this Heir (cards of any colour count as another); you may use its effect. Not while closed, and never the reserve.',
  },
  okappiki: {
    name: 'Thief-taker',
    effect: 'A player’s house is closed to the end of that player’s next turn; your own, to the end of this one.',
  },
  hanashika: { name: 'Storyteller', effect: 'No effect.' },
  suri: {
    name: 'Pickpocket',
    effect:
      'A player’s newest guest goes to the bottom of the deck, open to all. If you choose yourself, it is your newest besides this card.',
  },
  kenjutsu: { name: 'Fencing Master', effect: 'A player’s newest publicity card returns to that player’s hand.' },
  sendou: { name: 'Boatman', effect: 'Take one more turn after this one. Several in one turn add up.' },
  fudasashi: { name: 'Rice Broker', effect: 'Scoring: +1 for each publicity card you have, at most +4.' },
  ohdana: { name: 'Great Merchant', effect: 'No effect.' },
  onmitsu: {
    name: 'Secret Agent',
    effect: 'Another player’s newest guest moves to the right end of your row, without an effect.',
  },
  ekisha: {
    name: 'Fortune Teller',
    effect:
      'Look at up to three cards from the top, take one, put the rest under the deck in any order; then discard a card, perhaps the one taken.',
  },
  tabiichiza: {
    name: 'Travelling Troupe',
    effect: 'Every other player draws a card, clockwise, while cards last. A Fire Brigade does not stop it.',
  },
  sadou: { name: 'Tea Master', effect: 'If you have no reserve, you may place a card from your hand as one.' },
  kuge: { name: 'Court Noble', effect: 'No effect.' },
  chokushi: {
    name: 'Imperial Envoy',
    effect: 'Place up to two cards from your hand as guests, without requirement and without effect.',
  },
};

export const geisha: Readonly<Record<GeishaId, GeishaWords>> = {
  hinagiku: {
    name: 'Hinagiku',
    ability: 'Good Listener',
    effect:
      'For each publicity of hers she may choose to draw two. If she drew two, she discards a card after placing one.',
  },
  hiougi: { name: 'Hiougi', ability: 'Scarlet Dance', effect: 'Scoring: +1 for each red guest.' },
  seoto: { name: 'Seoto', ability: 'Ebb Tide', effect: 'After introducing one or two cards she may draw one fewer.' },
  tokiwa: {
    name: 'Tokiwa',
    ability: 'Go-between',
    effect:
      'Once a round any of her three reputations may meet a guest’s requirement. Spent only if the guest could not come otherwise.',
  },
  sayo: { name: 'Sayo', ability: 'Curfew', effect: 'She never has a reserve.' },
  yukishiro: {
    name: 'Yukishiro',
    ability: 'Second in Line',
    effect: 'Once a round, right after using her reserve, she may place a card from her hand as a new one.',
  },
};
