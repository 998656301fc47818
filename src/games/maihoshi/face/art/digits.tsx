/** Digits as strokes on 6 by 10: text in a button would have to be part of its name. */
const STROKES = [
  'M0-5c4 0 4 10 0 10S-4-5 0-5Z',
  'M-2-2.8.5-5V5',
  'M-2.8-2.5C-2.5-6 3-6 2.7-2.3 2.5 0-1 2-3 4.8h6',
  'M-2.7-4.8h5.4L-.5-.8C3.5-.8 4 4.8 0 4.8c-1.5 0-2.6-.7-3-1.8',
  'M1.5 5V-5L-3.2 2h6.6',
  'M2.6-4.8h-4.8l-.5 4.5c1.5-1.5 5.7-1.2 5.5 1.8C2.7 5-1.5 5.8-3 3.2',
  'M2-5C-1-4-3-1-3 2c0 4 6 4 6 0 0-3.5-5-3.5-6-.5',
  'M-3-4.8h6L-1 5',
  'M0-.6C-3.3-1-3.3-5 0-5s3.3 4 0 4.4C-4-.2-4 5 0 5s4-5.2 0-5.6Z',
  'M-2 5C1 4 3 1 3-2c0-4-6-4-6 0 0 3.5 5 3.5 6 .5',
];
const APART = 7.4;

interface NumeralProps {
  readonly value: number;
  readonly x: number;
  readonly y: number;
  readonly size?: number;
}

/** A whole number from nought up, 10 units high and centred. */
export function Numeral({ value, x, y, size = 1 }: NumeralProps) {
  const digits = [...String(value)].map(Number);
  const narrower = digits.length > 1 ? 0.78 : 1;
  return (
    <g class="mha-numeral" transform={`translate(${x} ${y}) scale(${size * narrower} ${size})`}>
      {digits.map((digit, at) => (
        <path key={at} d={STROKES[digit] ?? ''} transform={`translate(${(at - (digits.length - 1) / 2) * APART})`} />
      ))}
    </g>
  );
}
