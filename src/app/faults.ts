import { lazily } from './lazily.tsx';

export const Fault = lazily(
  () => import('./FaultShown.tsx').then((fault) => fault.FaultShown),
  () => null,
);
