import { cardOf, type Kind } from '../../rules/cards.ts';
import { FOLK_SHAPES } from './folkShapes.ts';
import { hueOf } from './hues.ts';
import { Shapes } from './shapes.tsx';
import './art.css';

/** Who comes, in the colour of the card, about (0, 0) within 12 units each way. */
export const Folk = ({ of }: { readonly of: Kind }) => (
  <g class={`mha-figure ${hueOf(of)}`}>
    <Shapes of={FOLK_SHAPES[cardOf(of).folk]} />
  </g>
);
