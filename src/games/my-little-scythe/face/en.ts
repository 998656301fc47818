import { en } from '../words/en.ts';
import { labelWords } from '../words/labels.en.ts';
import { meetingWords } from '../words/meetings.en.ts';
import { faceIn } from './index.tsx';

export const face = faceIn(en, labelWords, meetingWords);
