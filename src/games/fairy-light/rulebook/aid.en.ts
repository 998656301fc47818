import { icon, type Phrase, phrase } from '../../../words/phrase.ts';
import type { Variant } from '../rules/state.ts';

const SUN = icon('sun', 'suns');
const MOON = icon('moon', 'moons');
const HEART = icon('heart', 'heart');

const turns: Readonly<Record<Variant, Phrase>> = {
  standard: phrase`Place your left-most card so that it shares an edge with the forest, then open the next.`,
  forked: phrase`Place either of your open cards so that it shares an edge with the forest, then open the next.`,
  free: phrase`Place any of your cards so that it shares an edge with the forest.`,
  dark: phrase`Place a card of your hand face down so that it shares an edge with the forest, then draw one.`,
};

/** The player aid: what one looks up in the middle of a turn. */
export const aid = (variant: Variant) => ({
  turn: {
    title: 'A turn',
    lines: [turns[variant], phrase`The forest never grows wider or taller than five.`],
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
      phrase`S: a card of Sun’s. M: a card of Moon’s.`,
      phrase`Dashed frame: what the card sees. Eye: a Cotton that sees the card.`,
      phrase`Short bar at the top edge: the card placed last.`,
    ],
  },
  end: {
    title: 'The end',
    lines: [
      phrase`When all 24 cards are placed, the nine Cottons give their hearts. Whoever has the most hearts wins; equal is a draw.`,
    ],
  },
});
