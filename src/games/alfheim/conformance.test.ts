import { conformGame } from '../conformance.ts';

await conformGame('alfheim');
