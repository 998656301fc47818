import { lang } from '../settings.ts';
import { localeOf } from '../when.ts';

const STYLES = {
  month: { year: 'numeric', month: 'long' },
  day: { weekday: 'short', month: 'short', day: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** A moment, as exactly as the place needs it. */
export const When = ({ at, by }: { readonly at: number; readonly by: keyof typeof STYLES }) => (
  <time dateTime={new Date(at).toISOString()}>
    {new Intl.DateTimeFormat(localeOf(lang.value), STYLES[by]).format(at)}
  </time>
);
