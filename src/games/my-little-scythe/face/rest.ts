export { handles, large } from './large.tsx';
export { cardIn } from './panelCards.tsx';
export { scenes } from './scenes/index.ts';
