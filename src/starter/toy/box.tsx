import type { GameBox } from '../../ui/face.ts';
import { facts } from './facts.ts';

export const box: GameBox = { facts, title: { en: 'Toy', ja: 'Toy' }, levels: 3, lid: () => import('./face/lid.ts') };
