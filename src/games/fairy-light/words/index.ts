import { defineVoices } from '../../../words/voice.ts';
import { rulebook as enRulebook } from '../rulebook/en.ts';
import { rulebook as jaRulebook } from '../rulebook/ja.ts';
import type { Reason } from '../rules/reasons.ts';
import type { Event, Move, View } from '../rules/state.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import { voiceOf } from './say.ts';

export const voices = defineVoices<Move, View, Event, Reason>({
  en: { ...voiceOf(en), rulebook: enRulebook },
  ja: { ...voiceOf(ja), rulebook: jaRulebook },
});
