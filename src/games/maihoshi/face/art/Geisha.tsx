import { FINERY } from './geishaShapes.tsx';
import { type Shape, Shapes } from './shapes.tsx';
import './art.css';

const BEHIND: readonly Shape[] = [
  ['hair', 'M-6-19.500C-7-25 7-25 6-19.500Z'],
  ['hair', 'M0-22C9-22 15.500-17.500 15-11c-.5 6-4 9-8 8.500h-14C-11-2-14.500-5-15-11-15.500-17.500-9-22 0-22Z'],
  ['robe', 'M-21 24C-21 10-13 4.500-6 3.500H6C13 4.500 21 10 21 24Z'],
  ['light', 'M-7 3.500C-10 6-9 13-1.500 24h-4C-13 16-14 8-11 5ZM7 3.500C10 6 9 13 1.500 24h4C13 16 14 8 11 5Z'],
  ['powder', 'M-3.500-3h7v7L0 11-3.500 4Z'],
  ['pale', 'M-7 2.800-5 2 0 12.500 5 2l2 .8C7 8 4 14 1 19h-2C-4 14-7 8-7 2.800Z'],
  [
    'powder',
    'M0-18.500c5.800 0 7.600 4.500 7.600 9C7.600-4 3.500.5 0 .5s-7.600-4.500-7.600-10c0-4.500 1.800-9 7.600-9Z',
  ],
  ['hair', 'M-8.200-7C-9.500-13-6-19.500 0-19.500S9.500-13 8.200-7C7.500-12 4-15 0-15s-7.500 3-8.200 8Z'],
  [
    'fine',
    'M-5-9q1.600 1.200 3.200 0M1.800-9q1.600 1.200 3.200 0M-4.800-11.800l2.600-.5M4.800-11.800l-2.600-.5M0-8v2.300',
  ],
  ['vermilion', 'M-1.600-3.300C-.8-4.300.8-4.300 1.600-3.300.8-1.700-.8-1.700-1.600-3.300Z'],
];
const FAN: readonly Shape[] = [
  ['wood', 'M-1.200 13-8 4l3-2 3.500 6L-1-.5h2L1.500 8 5 2l3 2-6.800 9Z'],
  ['deep', 'M-18-2.500C-9-14 9-14 18-2.500L8.500 5.500C4 1-4 1-8.500 5.500Z'],
];
const HAND: readonly Shape[] = [['limb', 'M-3.500 14h3M3 17 1 14.500']];

/** A half figure about (0, 0) within 12 units each way; whose it is tell hair ornament, fan and robe. */
export function Geisha({ of }: { readonly of: string }) {
  const finery = FINERY[of];
  const Ornament = finery?.ornament;
  return (
    <g class={`mha-figure mha-geisha mha-${of}`} transform="scale(.5)">
      <Shapes of={BEHIND} />
      <g transform="translate(11 -14)">
        {typeof Ornament === 'function' ? <Ornament /> : <Shapes of={Ornament ?? []} />}
      </g>
      <g transform="translate(-5 9.500) rotate(-14) scale(.86)">
        <Shapes of={FAN} />
        <Shapes of={finery?.pattern ?? []} />
        <Shapes of={HAND} />
      </g>
    </g>
  );
}
