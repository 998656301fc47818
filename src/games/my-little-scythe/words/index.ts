import { defineVoices } from '../../../words/voice.ts';
import { rulebook } from '../rulebook/index.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/move.ts';
import type { Reason } from '../rules/reasons.ts';
import type { View } from '../rules/state.ts';
import { voice } from './say.ts';

export const voices = defineVoices<Move, View, Event, Reason>({
  en: { ...voice.en, rulebook: rulebook.en },
  ja: { ...voice.ja, rulebook: rulebook.ja },
});
