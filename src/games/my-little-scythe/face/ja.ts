import { ja } from '../words/ja.ts';
import { faceIn } from './index.tsx';

export const face = faceIn(ja, () => import('./boardWords.ja.ts'));
