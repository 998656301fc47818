import { defineVoices } from '../../../words/voice.ts';
import { rulebook as enRulebook } from '../rulebook/en.ts';
import { rulebook as jaRulebook } from '../rulebook/ja.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/state.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';

export const voices = defineVoices<Move, View, Event>({
  en: { ...en, rulebook: enRulebook },
  ja: { ...ja, rulebook: jaRulebook },
});
