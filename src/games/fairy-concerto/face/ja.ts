import { ja } from '../words/ja.ts';
import { labels } from '../words/labels.ja.ts';
import { voiceOf } from '../words/say.ts';
import { faceIn } from './index.tsx';

export const face = faceIn(voiceOf(ja), labels);
