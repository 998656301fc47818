import { phrase } from '../../../words/phrase.ts';
import type { Paragraph } from '../../../words/voice.ts';
import type { FigureId } from './scenes.ts';

export const said = (rule: string, text: string): Paragraph => ({ rule, text: phrase`${text}` });
export const decided = (rule: string, text: string): Paragraph => ({ ...said(rule, text), house: true });
export const drawn = (figure: FigureId, paragraph: Paragraph): Paragraph => ({ ...paragraph, figure });
