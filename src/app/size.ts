import type { Lang } from '../words/lang.ts';

const UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const;
const STEP = 1000;

/** "1.4 MB", in the largest unit that fills. */
export function sizeText(bytes: number, lang: Lang): string {
  let amount = bytes / STEP;
  let step = 0;
  while (amount >= STEP && step < UNITS.length - 1) {
    amount /= STEP;
    step++;
  }
  const unit = UNITS[step] ?? UNITS[0];
  const text = new Intl.NumberFormat(lang, { style: 'unit', unit, maximumSignificantDigits: 2 }).format(amount);
  // No line breaks between the two.
  return text.replace(' ', '\u00a0');
}
