import { conformGame } from '../conformance.ts';

await conformGame('maihoshi');
