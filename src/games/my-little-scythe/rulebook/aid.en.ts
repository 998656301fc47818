import { icon, phrase } from '../../../words/phrase.ts';
import type { AidPart } from '../../../words/voice.ts';

const apple = icon('apple', 'apples');
const gem = icon('gem', 'gems');
const quest = icon('quest', 'quests');
const pie = icon('pie', 'pies');
const heart = icon('heart', 'friendship');
const spell = icon('spell', 'spells');

/** What is looked up in the middle of a turn. */
export const aid: readonly AidPart[] = [
  {
    title: 'A turn: one action, not where your marker lies',
    lines: [
      phrase`Move: each seeker 2 steps, or 1 with ${apple} and ${gem}; then fights, then ${quest}.`,
      phrase`Seek: roll, and place ${apple} ${gem} ${quest} on that terrain; 1 ${heart} for each ${apple} or ${gem} with a rival.`,
      phrase`Make, with what you control: 2 ${apple} → 2 ${pie}, 2 ${gem} → 1 ${spell}, ${apple} + ${gem} → a power-up.`,
    ],
  },
  {
    title: 'Trophies: one a turn, with 3 friendship or more',
    lines: [
      phrase`8 ${heart} · 8 ${pie} · 3 ${spell} · 2 ${quest} solved · both power-ups`,
      phrase`4 ${apple} or 4 ${gem} delivered to the castle: from beside it, or from a portal · a pie fight won`,
      phrase`Your personality card makes one of them easier.`,
    ],
  },
  {
    title: 'A pie fight',
    lines: [
      phrase`Attacking costs 1 ${heart}. ${pie} up to 7 and one ${spell} a seeker, in secret; a tie goes to the attacker.`,
      phrase`Losers return to camp: 1 ${spell} or 2 ${pie} each, and any action next turn.`,
    ],
  },
  {
    title: 'The end',
    lines: [
      phrase`A fourth trophy: all with fewer take one last turn, and any number of trophies in it.`,
      phrase`Of those with four the most ${heart} wins, then the most ${apple} and ${gem} controlled.`,
    ],
  },
];

export type AidWords = typeof aid;
