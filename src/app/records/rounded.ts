import { lang } from '../settings.ts';

/** An average, to one place. */
export const rounded = (average: number): string =>
  new Intl.NumberFormat(lang.value, { maximumFractionDigits: 1 }).format(average);
