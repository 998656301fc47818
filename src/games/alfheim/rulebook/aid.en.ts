import { icon, phrase } from '../../../words/phrase.ts';
import type { AidPart } from '../../../words/voice.ts';

const nisse = icon('nisse1', '');
const fairy = icon('fairy1', '');
const tomte = icon('tomte', '');
const queen = icon('queen', '');
const king = icon('king', '');

/** A glance in the middle of a turn. */
export const aid = {
  turn: {
    title: 'A turn',
    lines: [
      phrase`Place the clue beside a clue or footprint of yours.`,
      phrase`Once, before that, you may refuse it and draw another.`,
      phrase`Then call whom you like, and end the turn.`,
    ],
  },
  calling: {
    title: 'Calling',
    lines: [
      phrase`Neighbouring clues of a run, exactly the cost, in any order.`,
      phrase`The tile lies across a free end of it, on two empty places.`,
      phrase`One of each kind. Clues are not used up.`,
      phrase`With the third ${nisse}Nisse you take a ${tomte}Tomte.`,
    ],
  },
  points: {
    title: 'Points',
    lines: [
      phrase`2 for each ${nisse}Nisse, 3 for each ${fairy}Fairy, 5 for the ${tomte}Tomte, 5 for the ${queen}Queen, 6 for the ${king}King.`,
      phrase`Experts, the earlier round the more: ${king}${queen}8\u00a06\u00a04\u00a03\u00a02, all three ${fairy}7\u00a05\u00a04\u00a03\u00a02, ${tomte}5\u00a04\u00a03\u00a02\u00a01.`,
      phrase`Footprint: 1 for each clue of its kinds beside it.`,
    ],
  },
  signs: {
    title: 'Signs',
    lines: [
      phrase`Bar: lies in the field in sight. Frame: the cost is met.`,
      phrase`Star: new. Sandglass: this round only. Dots: tiles in the pile.`,
      phrase`A letter names the kind of a clue. Dashed with a plus: other kinds would do too; with an arrow: further out.`,
    ],
  },
  end: {
    title: 'Round 7 and the end',
    lines: [
      phrase`Round 7: second costs, the ${king}King, and footprints.`,
      phrase`After round 11 the most points win.`,
    ],
  },
} satisfies Readonly<Record<string, AidPart>>;

export type Aid = Readonly<Record<keyof typeof aid, AidPart>>;
