import type { Leaflet } from '../../../ui/face.ts';
import { aid as en, aidJa as ja, recall } from '../rulebook/aid.ts';
import { rulebook } from '../rulebook/index.ts';
import type { View } from '../rules/state.ts';
import { Figure } from './Figure.tsx';

export const leaflet: Leaflet<View> = { chapters: rulebook, aid: { en, ja }, recall, Figure };
