import type { Effect } from '../../rules/cards.ts';

// Strokes about (0, 0) within 8 units each way.

const CARD = 'M-6-6h6v9h-6Z';
const PERSON = 'M-3-7a2 2 0 1 1-.01 0M-7 3C-7-3 1-3 1 3Z';

/** What cannot come as a guest now wears it. */
export const LOCK = 'M-5.5-4V-7a5.5 5.5 0 0 1 11 0v3M-9-4H9V9H-9ZM0 1v3';

/** What a card does, as a sign. */
export const EFFECT_SIGNS: Readonly<Record<Effect, string>> = {
  none: '',
  guard: 'M0-7 6-5c0 6-2 9.5-6 12-4-2.5-6-6-6-12Z',
  'scoring-per-publicity': 'M0-7a7 7 0 1 1-.01 0M0-3.5v7M-3.5 0h7',
  filter: `${CARD}M3-6v8M.8 0 3 2.5 5.2 0M6 7H-3M-1-.9 1-1`,
  advertise: 'M-7-2v4h3l8 5V-7l-8 5ZM6.5-2.5q1.5 2.5 0 5',
  'target-draw': `${PERSON}M5-6v8M2.8-.5 5 2l2.2-2.5`,
  chain: 'M-1-3.5h-3a3.5 3.5 0 0 0 0 7h3M1-3.5h3a3.5 3.5 0 0 1 0 7H1M-3 0h6',
  close: 'M-6-7H6V7H-6ZM-6-7 6 7M6-7-6 7',
  'sink-newest-guest': 'M0-7v8M-3-2l3 3.5L3-2M-7 4.5H7M-5 7.5H5',
  'return-newest-publicity': 'M-6-2h8a4 4 0 0 1 0 8h-5M-2.5-6-6.5-2l4 4',
  'extra-turn': 'M5.5-3.5A6.5 6.5 0 1 0 6.5 2M6-7.5v4.5H1.5',
  'take-newest-guest': 'M7-4H-6M-2.5-7.5-6.5-4l4 3.5M-4 3.5H7V7.5H-4Z',
  look: 'M-7.5 0C-4-6.5 4-6.5 7.5 0 4 6.5-4 6.5-7.5 0ZM0-2.5a2.5 2.5 0 1 1-.01 0',
  'others-draw': 'M-5-6a1.8 1.8 0 1 1-.01 0M5-6a1.8 1.8 0 1 1-.01 0M-5 0v6M5 0v6M-7 4l2 2.5L-3 4M3 4l2 2.5L7 4',
  'set-reserve': 'M-4.5-7h9V7h-9ZM0-3 2.5 0 0 3-2.5 0Z',
  'place-free': 'M-4-6.5a2 2 0 1 1-.01 0M4-6.5a2 2 0 1 1-.01 0M-7.5 3c0-5.5 7-5.5 7 0ZM.5 3c0-5.5 7-5.5 7 0ZM-4 6.5h8',
};
