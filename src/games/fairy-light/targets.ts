import type { Targets } from '../../words/records.ts';

export const targets: Targets = {
  level: 3,
  leads: [1, 2, 4],
};
