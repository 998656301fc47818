import type { Lang } from '../../../words/lang.ts';
import { plain } from '../../../words/phrase.ts';
import type { Event } from '../rules/state.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import { voiceOf } from './say.ts';

/** For tests: what is said to three people, and what of it the log tells. */
export const VOICES = { en: voiceOf(en), ja: voiceOf(ja) };

export const inLog = (lang: Lang, ...events: readonly Event[]): string[] =>
  (VOICES[lang].sayEvents?.(events) ?? []).flatMap((phrase) =>
    phrase && phrase.length > 0 ? [plain(phrase, (seat) => ['Aya', 'Ben', 'Chie'][seat] ?? '')] : [],
  );
