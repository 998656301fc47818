import type { FolkId } from '../rules/folk.ts';
import type { GeishaId } from '../rules/geisha.ts';

/** Name and effect of every folk card; the effect as a sentence that can stand alone. */
export interface FolkWords {
  readonly name: string;
  /** How the name is read, where its characters do not tell everybody. */
  readonly reading?: string;
  readonly effect: string;
  /** What of it is said to whoever has wished for something else; else all of it is. */
  readonly demands?: string;
}
export interface GeishaWords extends FolkWords {
  readonly ability: string;
}

export const folk: Readonly<Record<FolkId, FolkWords>> = {
  dangoya: {
    name: 'Dango Seller',
    effect: 'Draw a card; if you drew one, discard a card (it may be the one you drew).',
  },
  hikyaku: {
    name: 'Courier',
    effect: 'Do publicity once: draw a card, then place one. If the deck is empty, only place one.',
  },
  kamiyui: { name: 'Hairdresser', effect: 'No effect.' },
  hikeshi: {
    name: 'Fire Brigade',
    effect: 'Always on: while it is your newest guest, the effects of other players’ guests cannot choose you.',
  },
  kawaraban: {
    name: 'Broadsheet Crier',
    effect: 'Choose a player, who draws a card. If the deck is empty, nothing happens.',
  },
  wakadanna: {
    name: 'Young Heir',
    effect:
      'Receive one more guest from your hand whose requirement is met and whose colour is different from this Heir’s (any colour counts as different); you may use its effect. The guest never comes from your reserve. Not while your house is closed.',
    demands: 'the guest’s colour must be different from this Heir’s (any colour counts as different).',
  },
  okappiki: {
    name: 'Thief-taker',
    effect:
      'Choose a player, whose house is closed until the end of that player’s next turn. If you choose yourself, until the end of this turn.',
  },
  hanashika: { name: 'Storyteller', effect: 'No effect.' },
  suri: {
    name: 'Pickpocket',
    effect:
      'Choose a player with a guest: the newest one goes face up to the bottom of the deck. If you choose yourself, it is your newest guest other than this card.',
  },
  kenjutsu: {
    name: 'Fencing Master',
    effect: 'Choose a player with publicity: the newest card returns to that player’s hand.',
  },
  sendou: { name: 'Boatman', effect: 'Take one more turn after this one. Several used in one turn add up.' },
  fudasashi: { name: 'Rice Broker', effect: 'Scoring: +1 for each publicity card you have, at most +4.' },
  ohdana: { name: 'Great Merchant', effect: 'No effect.' },
  onmitsu: {
    name: 'Secret Agent',
    effect:
      'Choose another player, whose newest guest moves to the right end of your guest row. Its effect does not happen.',
  },
  ekisha: {
    name: 'Fortune Teller',
    effect:
      'Look at up to three cards from the top of the deck, take one and put the rest under the deck in any order. Then discard a card (it may be the one you took).',
  },
  tabiichiza: {
    name: 'Travelling Troupe',
    effect: 'Every other player, clockwise, draws a card while the deck lasts. A Fire Brigade does not stop it.',
  },
  sadou: { name: 'Tea Master', effect: 'If you have no reserve, you may place a card of your hand as your reserve.' },
  kuge: { name: 'Court Noble', effect: 'No effect.' },
  chokushi: {
    name: 'Imperial Envoy',
    effect: 'Place up to two cards of your hand as guests, ignoring their requirements. Their effects do not happen.',
  },
};

export const geisha: Readonly<Record<GeishaId, GeishaWords>> = {
  hinagiku: {
    name: 'Hinagiku',
    ability: 'Good Listener',
    effect:
      'Each time she does publicity, she may draw two cards instead of one. If she drew two, she discards a card after placing one.',
  },
  hiougi: { name: 'Hiōgi', ability: 'Scarlet Dance', effect: 'Scoring: +1 for each red guest.' },
  seoto: {
    name: 'Seoto',
    ability: 'Ebb Tide',
    effect: 'When she introduces one or two cards, she may draw one fewer than she discarded.',
  },
  tokiwa: {
    name: 'Tokiwa',
    ability: 'Go-between',
    effect:
      'Once a round a guest may come if any one of her three reputations meets the requirement. It is used up only if the guest could not come otherwise.',
  },
  sayo: { name: 'Sayo', ability: 'Curfew', effect: 'She never has a reserve.' },
  yukishiro: {
    name: 'Yukishiro',
    ability: 'Second in Line',
    effect:
      'Once a round, right after using her reserve, she may place a card of her hand as a new reserve, if she has none.',
  },
};
