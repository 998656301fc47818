import { labelsOf } from '../words/labels.ts';
import { voiceOf } from '../words/say.ts';
import { faceIn } from './index.tsx';

export const face = faceIn(voiceOf('en'), labelsOf('en'));
