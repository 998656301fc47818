import { conformGame } from '../conformance.ts';

await conformGame('fairy-concerto');
