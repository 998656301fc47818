import { icon, phrase } from '../../../words/phrase.ts';

const SUN = icon('sun', 'suns');
const MOON = icon('moon', 'moons');
const HEART = icon('heart', 'heart');

/** The player aid: what one looks up in the middle of a turn. */
export const aid = {
  turn: {
    title: 'A turn',
    lines: [
      phrase`Place your left-most card beside another by a side, then open the next.`,
      phrase`The forest never grows wider or taller than five.`,
      phrase`Forked path: either of two. Free: any of twelve. Dark: any of three, face down.`,
    ],
  },
  scores: {
    title: 'What scores',
    lines: [
      phrase`Each Cotton counts ${SUN} and ${MOON} on itself and on all cards it sees.`,
      phrase`More ${SUN}: its ${HEART} is Sun’s. More ${MOON}: Moon’s. Equal: nobody’s.`,
      phrase`Nothing blocks a line.`,
    ],
  },
  signs: {
    title: 'Signs',
    lines: [
      phrase`${icon('near', 'Drop')} sees the next card. ${icon('ray', 'Arrow')} sees all to the edge.`,
      phrase`2:1 on a Cotton: ${SUN} to ${MOON} as it stands.`,
      phrase`Dashed frame: what a card sees. Eye: who sees it.`,
      phrase`Dark bar at an edge: the card placed last.`,
    ],
  },
  end: {
    title: 'The end',
    lines: [phrase`After 24 cards nine Cottons give their hearts. Most win; equal is a draw.`],
  },
};
