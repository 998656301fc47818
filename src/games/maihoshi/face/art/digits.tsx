/** Digits as strokes on 6 by 10: text in a button would have to be part of its name. */
const STROKES = [
  'M0-5c4 0 4 10 0 10S-4-5 0-5Z',
  'M-2-2.800.5-5V5',
  'M-2.800-2.500C-2.500-6 3-6 2.700-2.300 2.500 0-1 2-3 4.800h6',
  'M-2.700-4.800h5.400L-.5-.8C3.500-.8 4 4.800 0 4.800c-1.500 0-2.600-.7-3-1.800',
  'M1.500 5V-5L-3.200 2h6.600',
  'M2.600-4.800h-4.800l-.5 4.500c1.500-1.500 5.700-1.200 5.500 1.800C2.700 5-1.500 5.800-3 3.200',
  'M2-5C-1-4-3-1-3 2c0 4 6 4 6 0 0-3.500-5-3.500-6-.5',
  'M-3-4.800h6L-1 5',
  'M0-.6C-3.300-1-3.300-5 0-5s3.300 4 0 4.400C-4-.2-4 5 0 5s4-5.200 0-5.600Z',
  'M-2 5C1 4 3 1 3-2c0-4-6-4-6 0 0 3.500 5 3.500 6 .5',
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
