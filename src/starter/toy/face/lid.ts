import { initialCover } from '../../../ui/plain/plainFace.tsx';

export const Cover = initialCover('T');
export const mood = 'gentle';
export const pitch = { en: 'Lay a card that nobody else lays.', ja: '誰とも重ならないカードを出しましょう。' };
