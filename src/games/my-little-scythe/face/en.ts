import { en } from '../words/en.ts';
import { faceIn } from './index.tsx';

export const face = faceIn(en, () => import('./boardWords.en.ts'));
