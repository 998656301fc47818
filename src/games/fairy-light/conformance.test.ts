import { conformGame } from '../conformance.ts';

await conformGame('fairy-light');
