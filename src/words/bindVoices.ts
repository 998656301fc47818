import type { AnyReason } from '../engine/game.ts';
import type { InBoth } from './phrase.ts';
import { type AnyWholeVoice, type Chapter, defineVoices, type TableVoice } from './voice.ts';

/** What a game says at its table, decided once and phrased by two catalogues, and its rulebook. */
export const bindVoices = <Words, Move, View, Event, Why extends AnyReason>(
  voiceOf: (words: Words) => TableVoice<Move, View, Event, Why>,
  words: InBoth<Words>,
  rulebook: InBoth<readonly Chapter[]>,
): InBoth<AnyWholeVoice> =>
  defineVoices<Move, View, Event, Why>({
    en: { ...voiceOf(words.en), rulebook: rulebook.en },
    ja: { ...voiceOf(words.ja), rulebook: rulebook.ja },
  });
