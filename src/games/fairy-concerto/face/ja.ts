import { labels } from '../words/labels.ts';
import { voices } from '../words/say.ts';
import { faceIn } from './index.tsx';

export const face = faceIn(voices.ja, labels.ja);
