/** Digits as strokes on 8 by 10: text in a button would have to be part of its name. */
const DIGITS: Readonly<Record<number, string>> = {
  1: 'M-2-2.8 .5-5V5',
  2: 'M-2.8-2.5C-2.5-6 3-6 2.7-2.3 2.5 0-1 2-3 4.8h6',
  3: 'M-2.7-4.8h5.4L-.5-.8C3.5-.8 4 4.8 0 4.8c-1.5 0-2.6-.7-3-1.8',
  4: 'M1.5 5V-5L-3.2 2h6.6',
  5: 'M2.6-4.8h-4.8l-.5 4.5c1.5-1.5 5.7-1.2 5.5 1.8C2.7 5-1.5 5.8-3 3.2',
};

interface SealProps {
  readonly points: number;
  readonly x: number;
  readonly y: number;
}

/** So many points. */
export const Seal = ({ points, x, y }: SealProps) => (
  <g class="fc-seal" transform={`translate(${x} ${y})`}>
    <circle r="8.5" />
    <path d={DIGITS[points] ?? ''} />
  </g>
);
