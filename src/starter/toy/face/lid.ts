import { initialCover } from '../../../ui/plain/initialCover.tsx';

export const Cover = initialCover('T');
export const pitch = {
  en: 'All lay a card at once. A card that nobody else laid is kept and counts.',
  ja: '全員が同時に1枚を出します。誰とも重ならなかったカードが得点になります。',
};
