import { cardOf, type Kind } from '../../rules/cards.ts';
import { FOLK_SHAPES, moodOf } from './folkShapes.ts';
import type { Mood } from './geishaShapes.ts';
import { hueOf } from './hues.ts';
import { Shapes } from './shapes.tsx';
import './art.css';

interface FolkProps {
  readonly of: Kind;
  readonly mood?: Mood;
}

/** Who comes, in the colour of the card, about (0, 0) within 12 units each way. */
export const Folk = ({ of, mood = 'still' }: FolkProps) => {
  const { folk } = cardOf(of);
  return (
    <g class={`mha-figure ${hueOf(of)}`}>
      <Shapes of={FOLK_SHAPES[folk]} />
      {mood !== 'still' && <Shapes of={moodOf(folk, mood)} />}
    </g>
  );
};
