import { faceIn } from './index.tsx';

export const face = faceIn('en');
