/* What is wanted at the end of a game, or to come to it: fetched together. */
export { Concede, EndNow } from './EndEarly.tsx';
export { RematchSheet } from './RematchSheet.tsx';
export { StraightOn } from './StraightOn.tsx';
