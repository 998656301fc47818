import { plainFace } from '../../../ui/plain/plainFace.tsx';
import { voices } from '../words/index.ts';
import { Cover } from './lid.ts';

export const face = plainFace(Cover, voices, 'ja');
