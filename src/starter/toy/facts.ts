import { smallFacts } from '../../engine/small/facts.ts';

export const facts = smallFacts({ id: 'toy', code: 31, seats: [2, 4], minutes: [3, 5], decisions: 16 });
