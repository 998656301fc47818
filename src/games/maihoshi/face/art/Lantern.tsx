import { type Shape, Shapes } from './shapes.tsx';
import './art.css';

const SHAPES: readonly Shape[] = [
  ['cord', 'M0-12v2.5M0 9.5V12'],
  ['vermilion', 'M-4-8C-11-5-11 5-4 8h8C11 5 11-5 4-8Z'],
  ['fine', 'M-8-3.5c4 1.5 12 1.5 16 0M-9.2 0c5 1.5 13.4 1.5 18.4 0M-8 3.5c4 1.5 12 1.5 16 0'],
  ['wood', 'M-4.5-9.5h9V-8h-9ZM-4.5 8h9v1.5h-9Z'],
];

/** A paper lantern, about (0, 0) within 12 units each way. */
export const Lantern = () => (
  <g class="mha-figure">
    <Shapes of={SHAPES} />
  </g>
);
