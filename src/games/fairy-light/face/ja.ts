import { ja } from '../words/ja.ts';
import { voiceOf } from '../words/say.ts';
import { faceIn } from './index.tsx';

export const face = faceIn(voiceOf(ja));
