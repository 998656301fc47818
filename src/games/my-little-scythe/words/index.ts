import { defineVoices } from '../../../words/voice.ts';
import { rulebook } from '../rulebook/index.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/move.ts';
import type { Reason } from '../rules/reasons.ts';
import type { View } from '../rules/state.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import { voiceOf } from './say.ts';

export const voices = defineVoices<Move, View, Event, Reason>({
  en: { ...voiceOf(en), rulebook: rulebook.en },
  ja: { ...voiceOf(ja), rulebook: rulebook.ja },
});
