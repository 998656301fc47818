import type { Lang } from '../../words/voice.ts';

interface Findings {
  readonly version: string;
  readonly userAgent: string;
  readonly lang: Lang;
  /** Null: the shelf has not been read. */
  readonly matches: number | null;
  readonly connection: string;
  readonly troubles: readonly string[];
}

/** For those who mend the app, so in their language. No name, no seed and no match is in it. */
export const reportText = ({ version, userAgent, lang, matches, connection, troubles }: Findings): string =>
  [
    `Enza ${version}`,
    `browser: ${userAgent}`,
    `language: ${lang}`,
    `matches: ${matches ?? 'not read'}`,
    `host: ${connection}`,
    ...(troubles.length > 0 ? ['troubles, oldest first:', ...troubles.map((each) => `- ${each}`)] : ['no troubles']),
  ].join('\n');
