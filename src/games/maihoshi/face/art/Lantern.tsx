import { type Shape, Shapes } from './shapes.tsx';
import './art.css';

const SHAPES: readonly Shape[] = [
  ['line', 'M0-12v2.500M0 9.500V12'],
  ['vermilion', 'M-4-8C-11-5-11 5-4 8h8C11 5 11-5 4-8Z'],
  ['fine', 'M-8-3.500c4 1.500 12 1.500 16 0M-9.200 0c5 1.500 13.400 1.500 18.400 0M-8 3.500c4 1.500 12 1.500 16 0'],
  ['hair', 'M-4.500-9.500h9V-8h-9ZM-4.500 8h9v1.500h-9Z'],
];

/** A paper lantern, about (0, 0) within 12 units each way. */
export const Lantern = () => (
  <g class="mha-figure">
    <Shapes of={SHAPES} />
  </g>
);
