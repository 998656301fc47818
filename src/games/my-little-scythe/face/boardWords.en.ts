import { labelWords } from '../words/labels.en.ts';
import { meetingWords } from '../words/meetings.en.ts';

export const boardWords = { labels: labelWords, meetings: meetingWords };
