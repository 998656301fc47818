import { voices } from '../words/say.ts';
import { faceIn } from './index.tsx';

export const face = faceIn(voices.en);
