import { defineVoices } from '../../../words/voice.ts';
import { rulebook } from '../rulebook/index.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { Reason } from '../rules/reasons.ts';
import type { View } from '../rules/state.ts';
import { voiceIn } from './say.ts';

export const voices = defineVoices<Move, View, Event, Reason>({
  en: { ...voiceIn('en'), rulebook: rulebook.en },
  ja: { ...voiceIn('ja'), rulebook: rulebook.ja },
});
