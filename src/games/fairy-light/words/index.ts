import { bindVoices } from '../../../words/voice.ts';
import { rulebook } from '../rulebook/index.ts';
import { voices as atTable } from './say.ts';

export const voices = bindVoices((voice) => voice, atTable, rulebook);
