import { phrase } from '../../../words/phrase.ts';
import type { Paragraph } from '../../../words/voice.ts';

export const said = (rule: string, text: string): Paragraph => ({ rule, text: phrase`${text}` });
export const decided = (rule: string, text: string): Paragraph => ({ ...said(rule, text), house: true });
