import { plainFace } from '../../../ui/plain/plainFace.tsx';
import { voices } from '../words/index.ts';

export const face = plainFace('T', voices, 'ja');
