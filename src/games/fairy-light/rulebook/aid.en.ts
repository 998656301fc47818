import { icon, phrase } from '../../../words/phrase.ts';

const SUN = icon('sun', 'suns');
const MOON = icon('moon', 'moons');
const HEART = icon('heart', 'heart');

/** The player aid: what one looks up in the middle of a turn. */
export const aid = {
  turn: {
    title: 'A turn',
    lines: [
      phrase`Place your left-most card so that it shares an edge with the forest, then open the next.`,
      phrase`The forest never grows wider or taller than five.`,
      phrase`Forked path: either of two cards. Free forest: any of twelve. Dark forest: any of three, face down.`,
    ],
  },
  scores: {
    title: 'Scoring',
    lines: [
      phrase`Each Cotton counts ${SUN} and ${MOON} on itself and on all cards that it sees.`,
      phrase`More ${SUN}: its ${HEART} goes to Sun. More ${MOON}: to Moon. Equal: to nobody.`,
      phrase`Nothing blocks a line.`,
    ],
  },
  signs: {
    title: 'Signs',
    lines: [
      phrase`${icon('near', 'Card icon')} sees the one card next to it. ${icon('ray', 'Arrow icon')} sees every card to the edge.`,
      phrase`2:1 on a Cotton: ${SUN} to ${MOON} as the forest stands.`,
      phrase`Dashed frame: what the card sees. Eye: a Cotton that sees the card.`,
      phrase`Short bar at the top edge: the card placed last.`,
      phrase`${icon('cell:2,-2', 'Small map')} on a button: where, seen from the start card in the middle.`,
    ],
  },
  end: {
    title: 'The end',
    lines: [
      phrase`When all 24 cards are placed, the nine Cottons give their hearts. Whoever has the most hearts wins; equal is a draw.`,
    ],
  },
};
