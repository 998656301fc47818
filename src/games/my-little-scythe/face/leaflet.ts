import type { Leaflet } from '../../../ui/face.ts';
import { aid as en } from '../rulebook/aid.en.ts';
import { aid as ja } from '../rulebook/aid.ja.ts';
import { rulebook } from '../rulebook/index.ts';
import { recall } from '../rulebook/recall.ts';
import type { View } from '../rules/state.ts';
import { Figure } from './Figure.tsx';

export const leaflet: Leaflet<View> = { chapters: rulebook, aid: { en, ja }, recall, Figure };
