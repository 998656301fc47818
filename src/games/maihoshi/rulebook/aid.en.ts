import { icon, phrase } from '../../../words/phrase.ts';
import type { AidPart } from '../../../words/voice.ts';

/** To glance at in the middle of a turn, on one screen. */
export const aid: Readonly<Record<'turn' | 'roundEnd' | 'scoring' | 'signs', AidPart>> = {
  turn: {
    title: 'A turn: one of three',
    lines: [
      phrase`Guest: place a card whose requirement is met (${icon('any', '')} any one reputation); use its effect, if you like.`,
      phrase`Publicity: draw 1, then place 1; its signs raise ${icon('red', 'performance')} ${icon('blue', 'service')} ${icon('green', 'learning')}.`,
      phrase`Introduce: discard up to 2, draw as many.`,
      phrase`Besides, once a turn: your reserve, if its requirement is met.`,
      phrase`Closed: no guest and no reserve, but publicity and introduce.`,
    ],
  },
  roundEnd: {
    title: 'The end of a round',
    lines: [
      phrase`No hand and no reserve: at once, and +5 (round 3: +10).`,
      phrase`A player has 5, 6, 7 guests (round 1, 2, 3) or the deck is empty: one more turn each.`,
    ],
  },
  scoring: {
    title: 'What scores',
    lines: [
      phrase`Income of your guests − cards left in hand (1, 3, 6, 10, 15 …); never below 0.`,
      phrase`A reserve whose requirement is met becomes a guest; if not, it and 1 more card go to your hand.`,
    ],
  },
  signs: {
    title: 'The signs',
    lines: [
      phrase`${icon('lock', 'Lock')} cannot come as a guest now`,
      phrase`${icon('filter', 'Sign')} draw 1, discard 1 · ${icon('target-draw', 'sign')} a player draws · ${icon('others-draw', 'sign')} all others draw`,
      phrase`${icon('advertise', 'Sign')} publicity · ${icon('chain', 'sign')} one more guest · ${icon('extra-turn', 'sign')} one more turn`,
      phrase`${icon('close', 'Sign')} closes a house · ${icon('guard', 'sign')} cannot be chosen while newest`,
      phrase`${icon('sink-newest-guest', 'Sign')} newest guest under the deck · ${icon('take-newest-guest', 'sign')} comes to you`,
      phrase`${icon('return-newest-publicity', 'Sign')} newest publicity back to the hand · ${icon('set-reserve', 'sign')} a reserve`,
      phrase`${icon('look', 'Sign')} look at 3, take 1 · ${icon('place-free', 'sign')} 2 guests free · ${icon('scoring-per-publicity', 'sign')} +1 each publicity, up to 4`,
    ],
  },
};
