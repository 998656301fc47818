import { bindVoices } from '../../../words/bindVoices.ts';
import { rulebook } from '../rulebook/index.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import { voiceOf } from './say.ts';

export const voices = bindVoices(voiceOf, { en, ja }, rulebook);
