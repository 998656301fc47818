import type { TurnPicture } from '../../../ui/gameBox.ts';
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

export const turn: readonly TurnPicture[] = [
  { icons: ['red', 'blue', 'green'], said: { en: 'Publicity raises reputation', ja: '宣伝で評判を上げる' } },
  { icons: ['lantern'], said: { en: 'Guests come for it', ja: '評判を見て客が来る' } },
  { icons: ['lock'], said: { en: 'Cards left in hand cost', ja: '残った手札は減点' } },
  { icons: ['lantern', 'lantern', 'lantern'], said: { en: 'Three rounds of guests', ja: '3ラウンドの合計' } },
];
