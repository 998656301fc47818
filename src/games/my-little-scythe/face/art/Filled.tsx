import { TOP_OF_TRACK } from '../../rules/mat.ts';
import { BERRY, CREAM, CRUST } from './cards.tsx';
import './art.css';

interface FilledProps {
  readonly of: 'friendship' | 'pies';
  readonly count: number;
}

const HEART = 'M0 10.5C-6 6-11 2-11-3.5c0-6.5 8.5-8 11-2.5 2.5-5.5 11-4 11 2.5C11 2 6 6 0 10.5Z';
const [HEART_TOP, HEART_BOTTOM] = [-9, 10.5];
const levelOf = (count: number): number => HEART_BOTTOM - ((HEART_BOTTOM - HEART_TOP) * count) / TOP_OF_TRACK;

/** How far a track has come, up to ten: a heart that fills, with a notch where trophies begin and one where it wins one; a pie slice by slice. */
export const Filled = ({ of, count }: FilledProps) => (of === 'pies' ? <Slices of={count} /> : <Love of={count} />);

/** A window as high as the heart is full, on the same heart in its colour. */
const Love = ({ of }: { readonly of: number }) => {
  const level = levelOf(of);
  const high = HEART_BOTTOM + 1 - level;
  return (
    <g class="mls-piece">
      <path fill="#f7dfe4" d={HEART} />
      <svg x="-12" y={level} width="24" height={high} viewBox={`-12 ${level} 24 ${high}`} aria-hidden="true">
        <path fill="#e86a86" stroke="none" d={HEART} />
      </svg>
      <path class="mls-line" d={HEART} />
      <path class="mls-line" stroke-width="1.1" d={NOTCHES} />
    </g>
  );
};
const NOTCHES = `M-7.5 ${levelOf(3)}h3M7.5 ${levelOf(3)}h-3M-10.3 ${levelOf(8)}h3.5M10.3 ${levelOf(8)}h-3.5`;

const turn = (slice: number): number => (slice / TOP_OF_TRACK) * 2 * Math.PI - Math.PI / 2;
const onRim = (slice: number, radius: number): string =>
  `${(Math.cos(turn(slice)) * radius).toFixed(2)} ${(Math.sin(turn(slice)) * radius).toFixed(2)}`;

const Slices = ({ of }: { readonly of: number }) => (
  <g class="mls-piece">
    <circle fill={CREAM} r="11.5" />
    {of >= TOP_OF_TRACK ? (
      <circle fill={BERRY} stroke={CRUST} stroke-width="2.4" r="9.5" />
    ) : (
      of > 0 && (
        <path
          fill={BERRY}
          stroke={CRUST}
          stroke-width="2"
          d={`M0 0L${onRim(0, 9.5)}A9.5 9.5 0 ${of > TOP_OF_TRACK / 2 ? 1 : 0} 1 ${onRim(of, 9.5)}Z`}
        />
      )
    )}
    <path
      class="mls-line"
      stroke={CRUST}
      stroke-width=".9"
      d={Array.from({ length: of }, (_, slice) => `M0 0L${onRim(slice, 9.5)}`).join('')}
    />
    <path class="mls-line" stroke-width="2" d={`M${onRim(8, 9)}L${onRim(8, 12)}`} />
  </g>
);
