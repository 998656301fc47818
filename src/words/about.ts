import { aboutEn } from './about.en.ts';
import { aboutJa } from './about.ja.ts';
import type { InBoth } from './phrase.ts';

/** Those that brought something new, newest first. */
export const NEWS = ['1.0.0'] as const;

/** What this app is, whose work is in it, and what it says to those who mend it. */
export interface AboutWords {
  readonly title: string;
  version(number: string): string;
  /** The oldest that it runs in. */
  readonly browsers: string;
  readonly keepsToItself: string;
  /** In which engines own phones were seen to work, and what they need. */
  readonly phones: string;
  readonly whatIsNew: string;
  readonly news: Readonly<Record<(typeof NEWS)[number], readonly string[]>>;
  readonly thanks: string;
  readonly thanksHint: string;
  designed(game: string, by: string): string;
  notNamed(game: string): string;
  readonly licences: string;
  readonly own: string;
  readonly others: string;
  readonly report: string;
  /** Whether the address stands below it. */
  reportHint(isAddressed: boolean): string;
  readonly copied: string;
  readonly notCopied: string;
}

export const aboutWords: InBoth<AboutWords> = { en: aboutEn, ja: aboutJa };
