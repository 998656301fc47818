import { bindVoices } from '../../../words/voice.ts';
import { rulebook } from '../rulebook/index.ts';
import { voiceOf } from './say.ts';

export const voices = bindVoices(voiceOf, { en: 'en', ja: 'ja' } as const, rulebook);
