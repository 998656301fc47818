import { CREAM, INK, WOOD } from './cards.tsx';
import { COATS } from './Seeker.tsx';
import './art.css';

/** Each kingdom's weave, for those who cannot go by hue: on a tent whose cloth is white elsewhere. */
const WEAVES = [
  '',
  'M-8 8.5-3.5 0M-4.5 8.5-1-1.5M4.5 8.5 1-1.5M8 8.5 3.5 0',
  'M-6 6v.01M-3.5 1v.01M0-3v.01M3.5 1v.01M6 6v.01M-3.8 6v.01M3.8 6v.01M0 .5v.01',
  'M-8 6c2-2 3 0 5 0M3 6c2-2 3 0 5 0M-4 .5c2-2 5 2 8 0M-1.5-4q1.5-1 3 0',
  'M-7 8v-2.5M-4 8V1M0-1v-5.5M4 8V1M7 8v-2.5',
  'M-7.5 5.5h4M3.5 5.5h4M-5 1.5H5M-2.5-2.5h5M-4.5 8.5v-7M4.5 8.5v-7',
  'M-8.5 7l2-2.5L-4 7M4 7l2.5-2.5 2 2.5M-5 1.5l2.5-3L0 1.5l2.5-3 2.5 3',
] as const;

/** A tent in its kingdom's colour and weave. */
export const Camp = ({ kingdom }: { readonly kingdom: number }) => (
  <g class="mls-piece">
    <path class="mls-line" d="m-1.5-11 1.5 3 1.5-3" />
    <path fill={COATS[kingdom]} d="M0-9.5C2-3 6 4 11 9.5h-22C-6 4-2-3 0-9.5Z" />
    <path class="mls-line" stroke={CREAM} stroke-width="1.6" d={WEAVES[kingdom]} />
    <path fill={INK} d="M0 2 3 9.5h-6Z" />
  </g>
);

/** A paw in the kingdom's colour: last turn's action is barred by it. */
export const Marker = ({ kingdom }: { readonly kingdom: number }) => (
  <g class="mls-piece">
    <circle fill={WOOD} r="11" />
    <circle fill={COATS[kingdom]} r="8.5" stroke-width="1" />
    <path
      fill={INK}
      stroke="none"
      d="M0 .3c2.5 0 4.5 2.5 3.5 4.3C2.7 6 1.2 5 0 5s-2.7 1-3.5-.4C-4.5 2.8-2.5.3 0 .3ZM-4.8-1.7a1.4 1.7 0 1 1-.01 0ZM-1.7-4.6a1.4 1.7 0 1 1-.01 0ZM1.7-4.6a1.4 1.7 0 1 1-.01 0ZM4.8-1.7a1.4 1.7 0 1 1-.01 0Z"
    />
  </g>
);
