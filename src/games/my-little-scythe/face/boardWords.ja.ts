import { labelWords } from '../words/labels.ja.ts';
import { meetingWords } from '../words/meetings.ja.ts';

export const boardWords = { labels: labelWords, meetings: meetingWords };
