import { en } from '../words/en.ts';
import { labels } from '../words/labels.en.ts';
import { faceIn } from './index.tsx';

export const face = faceIn(en, labels);
