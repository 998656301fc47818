/** Digits as strokes on 8 by 10: text in a button would have to be part of its name. */
export const DIGITS: readonly string[] = [
  '',
  'M-2-2.8 .5-5V5',
  'M-2.8-2.5C-2.5-6 3-6 2.7-2.3 2.5 0-1 2-3 4.8h6',
  'M-2.7-4.8h5.4L-.5-.8C3.5-.8 4 4.8 0 4.8c-1.5 0-2.6-.7-3-1.8',
  'M1.5 5V-5L-3.2 2h6.6',
  'M2.6-4.8h-4.8l-.5 4.5c1.5-1.5 5.7-1.2 5.5 1.8C2.7 5-1.5 5.8-3 3.2',
  'M2-4.8C-1.5-3.5-3-1-2.9 1.8-2.8 6 3 6 3 1.8 3-1.8-2-1.8-2.8 1.2',
  'M-3-4.8h6L-.8 5',
  'M0-.5C-3.2-.9-3.2-5 0-5s3.2 4.1 0 4.5c-4 .4-4 5.5 0 5.5s4-5.1 0-5.5Z',
];

/** So many points, at most eight. */
export const Seal = ({ points }: { readonly points: number }) => (
  <g class="alf-seal">
    <circle r="7.5" />
    <path d={DIGITS[points] ?? ''} transform="scale(.88)" />
  </g>
);
