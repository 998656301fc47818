import type { Leaflet } from '../../../ui/face.ts';
import { aid as en } from '../rulebook/aid.en.ts';
import { aid as ja } from '../rulebook/aid.ja.ts';
import { rulebook } from '../rulebook/index.ts';
import { Figure } from './Figure.tsx';

export const leaflet: Leaflet = {
  chapters: rulebook,
  aid: { en: Object.values(en), ja: Object.values(ja) },
  Figure,
};
