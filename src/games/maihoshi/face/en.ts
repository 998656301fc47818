import { en } from '../words/en.ts';
import { labels } from '../words/labels.en.ts';
import { labelsOf } from '../words/labels.ts';
import { voiceOf } from '../words/say.ts';
import { faceIn } from './index.tsx';

export const face = faceIn(voiceOf(en), labelsOf(labels, en.names));
