import type { Lang } from '../../../words/lang.ts';
import { plain } from '../../../words/phrase.ts';
import type { Event } from '../rules/state.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import { Teller } from './tell.ts';

const TELLERS = { en: new Teller(en), ja: new Teller(ja) };
const named = (seat: number): string => ['Aya', 'Ben', 'Chie'][seat] ?? '';

/** For tests: what three people hear, without the addresses of places, which only a screen reader says. */
export const told = (lang: Lang, events: readonly Event[]): string[] =>
  TELLERS[lang].tellAll(events).flatMap((said) => {
    if (!said) return [];
    return plain(
      said.filter((part) => typeof part === 'string' || !('isPlace' in part)),
      named,
    ).replaceAll('  ', ' ');
  });
