import { ja } from '../words/ja.ts';
import { labelWords } from '../words/labels.ja.ts';
import { meetingWords } from '../words/meetings.ja.ts';
import { faceIn } from './index.tsx';

export const face = faceIn(ja, labelWords, meetingWords);
