import { conformGame } from '../conformance.ts';

await conformGame('my-little-scythe');
