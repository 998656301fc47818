import { labelsIn, voiceIn } from '../words/say.ts';
import { faceIn } from './index.tsx';

export const face = faceIn(voiceIn('ja'), labelsIn('ja'));
