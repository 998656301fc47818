import { defineVoices } from '../../../words/voice.ts';
import type { Event, Move, View } from '../rules/state.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';

export const voices = defineVoices<Move, View, Event>({ en, ja });
