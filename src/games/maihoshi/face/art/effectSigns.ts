import type { EffectKind } from '../../rules/folk.ts';

// Strokes about (0, 0) within 8 units each way.

const CARD = 'M-6-6h6v9h-6Z';
const PERSON = 'M-3-7a2 2 0 1 1-.01 0M-7 3C-7-3 1-3 1 3Z';

/** What a card does, as a sign. */
export const EFFECT_SIGNS: Readonly<Record<EffectKind, string>> = {
  none: '',
  guard: 'M0-7 6-5c0 6-2 9.500-6 12-4-2.500-6-6-6-12Z',
  'scoring-per-publicity': 'M0-7a7 7 0 1 1-.01 0M0-3.500v7M-3.500 0h7',
  filter: `${CARD}M3-6v8M.8 0 3 2.500 5.200 0M6 7H-3M-1-.9 1-1`,
  advertise: 'M-7-2v4h3l8 5V-7l-8 5ZM6.500-2.500q1.500 2.500 0 5',
  'target-draw': `${PERSON}M5-6v8M2.800-.5 5 2l2.200-2.500`,
  chain: 'M-1-3.500h-3a3.500 3.500 0 0 0 0 7h3M1-3.500h3a3.500 3.500 0 0 1 0 7H1M-3 0h6',
  close: 'M-6-7H6V7H-6ZM-6-7 6 7M6-7-6 7',
  'sink-newest-guest': 'M0-7v8M-3-2l3 3.500L3-2M-7 4.500H7M-5 7.500H5',
  'return-newest-publicity': 'M-6-2h8a4 4 0 0 1 0 8h-5M-2.500-6-6.500-2l4 4',
  'extra-turn': 'M5.500-3.500A6.500 6.500 0 1 0 6.500 2M6-7.500v4.500H1.500',
  'take-newest-guest': 'M7-4H-6M-2.500-7.500-6.500-4l4 3.500M-4 3.500H7V7.500H-4Z',
  look: 'M-7.500 0C-4-6.500 4-6.500 7.500 0 4 6.500-4 6.500-7.500 0ZM0-2.500a2.500 2.500 0 1 1-.01 0',
  'others-draw':
    'M-5-6a1.800 1.800 0 1 1-.01 0M5-6a1.800 1.800 0 1 1-.01 0M-5 0v6M5 0v6M-7 4l2 2.500L-3 4M3 4l2 2.500L7 4',
  'set-reserve': 'M-4.500-7h9V7h-9ZM0-3 2.500 0 0 3-2.500 0Z',
  'place-free':
    'M-4-6.500a2 2 0 1 1-.01 0M4-6.500a2 2 0 1 1-.01 0M-7.500 3c0-5.500 7-5.500 7 0ZM.5 3c0-5.500 7-5.500 7 0ZM-4 6.500h8',
};
