import type { InBoth } from '../../../words/phrase.ts';

export { Cover } from './Cover.tsx';

export const pitch: InBoth<string> = {
  en: 'Three evenings in a lantern street. Every card is a guest, publicity that brings better guests, or a burden in the hand.',
  ja: '提灯の街の三夜。どのカードも、客か、よい客を呼ぶ宣伝か、手に残る重荷です。',
};

export const credit: InBoth<string> = {
  en: 'Seiji Kanai, Kanai Factory 2010',
  ja: 'カナイセイジ、カナイ製作所 2010',
};

export const mood = 'sly';
