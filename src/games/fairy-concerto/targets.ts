import type { Targets } from '../../words/records.ts';

export const targets: Targets = {
  level: 3,
  leads: [1, 6, 14],
  ladder: { option: 'bach', values: ['gentle', 'printed', 'stern'] },
};
