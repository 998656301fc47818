import type { GeishaId } from '../../rules/geisha.ts';
import { FINERY } from './geishaShapes.tsx';
import { type Shape, Shapes } from './shapes.tsx';
import './art.css';

const BUST: readonly Shape[] = [
  ['hair', 'M-4.5-18.5C-10-22.5-5-24.5 0-24.5S10-22.5 4.5-18.5Z'],
  ['robe', 'M-21 24C-21 10-13 4.5-6 3.5H6C13 4.5 21 10 21 24Z'],
  ['light', 'M-7 3.5C-10 6-9 13-1.5 24h-4C-13 16-14 8-11 5ZM7 3.5C10 6 9 13 1.5 24h4C13 16 14 8 11 5Z'],
  ['powder', 'M-3.5-3h7v7L0 11-3.5 4Z'],
  ['pale', 'M-7 2.8-5 2 0 12.5 5 2l2 .8C7 8 4 14 1 19h-2C-4 14-7 8-7 2.8Z'],
  ['powder', 'M0-17.5c5.8 0 7.4 4 7.4 8.5C7.4-3.5 3.5.5 0 .5S-7.4-3.5-7.4-9c0-4.5 1.6-8.5 7.4-8.5Z'],
  [
    'hair',
    'M0-20C5-20 8.5-18 11.5-15.5 16-12 17-6 14-3.5 11.5-1.8 8.5-3 7.4-6 7.2-10.5 4.5-13.5 0-13.5S-7.2-10.5-7.4-6C-8.5-3-11.5-1.8-14-3.5-17-6-16-12-11.5-15.5-8.5-18-5-20 0-20Z',
  ],
  ['vermilion', 'M-4.8-20.3C-2-18.5 2-18.5 4.8-20.3L4-17.8c-2.5 1-5.5 1-8 0Z'],
  ['sheen', 'M-13.5-7c0-3 1.5-5.5 4-7M13.5-7c0-3-1.5-5.5-4-7M-4-22.3c2-1 6-1 8 0'],
  ['fine', 'M0-7v2'],
];
const FAN: readonly Shape[] = [
  ['wood', 'M-1.2 13-8 4l3-2 3.5 6L-1-.5h2L1.5 8 5 2l3 2-6.8 9Z'],
  ['deep', 'M-18-2.5C-9-14 9-14 18-2.5L8.5 5.5C4 1-4 1-8.5 5.5Z'],
];
const HAND: readonly Shape[] = [['limb', 'M-3.5 14h3M3 17 1 14.5']];

/** What is drawn of her, with the ornament in her hair. */
export const GEISHA_BOX = '-13 -14.5 26 26.5';

/** A half figure about (0, 0); whose it is tell face, hair ornament, fan and robe. */
export function Geisha({ of }: { readonly of: GeishaId }) {
  const { face, ornament: Ornament, pattern } = FINERY[of];
  return (
    <g class={`mha-figure mha-geisha mha-${of}`} transform="scale(.5)">
      <circle class="mha-lamplight" r="23" />
      <Shapes of={BUST} />
      <Shapes of={face} />
      <g transform="translate(12.5 -15.5)">
        {typeof Ornament === 'function' ? <Ornament /> : <Shapes of={Ornament} />}
      </g>
      <g transform="translate(-5 9.5) rotate(-14) scale(.86)">
        <Shapes of={FAN} />
        <Shapes of={pattern} />
        <Shapes of={HAND} />
      </g>
    </g>
  );
}
