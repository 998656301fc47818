/* The sheets for the end of a game and for ending it early, fetched together. */
export { Concede, EndNow } from './EndEarly.tsx';
export { RematchSheet } from './RematchSheet.tsx';
export { StraightOn } from './StraightOn.tsx';
