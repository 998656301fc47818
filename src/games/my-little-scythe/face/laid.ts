// What lies on the table from the first.
export { boardIn } from './Board.tsx';
export { behind } from './behind.tsx';
export { opened } from './scenes/deal.tsx';
