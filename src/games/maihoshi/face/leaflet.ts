import type { Leaflet } from '../../../ui/face.ts';
import { rulebook as en } from '../rulebook/en.ts';
import { rulebook as ja } from '../rulebook/ja.ts';
import { Figure } from './Figure.tsx';

export const leaflet: Leaflet = { chapters: { en, ja }, Figure };
