import type { Leaflet } from '../../../ui/face.ts';
import { rulebook } from '../rulebook/index.ts';
import { Figure } from './Figure.tsx';

export const leaflet: Leaflet = { chapters: rulebook, Figure };
