import { lazily } from './lazily.tsx';

export const Fault = lazily(
  () => import('./Fault.tsx').then((fault) => fault.Fault),
  () => null,
);
