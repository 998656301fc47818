import { labelsOf } from '../words/labels.ts';
import { voiceOf } from '../words/say.ts';
import { speaking } from '../words/unbroken.ts';
import { faceIn } from './index.tsx';

export const face = faceIn(speaking(voiceOf('ja')), labelsOf('ja'));
