import type { GameSound } from '../../../ui/sound.ts';

/** A fair on a meadow: a breeze, birds, and an accordion that is played somewhere behind the tents. */
export const sound: GameSound = {
  rings: 'reed',
  scale: [67, 69, 71, 72, 74, 76, 78],
  ground: [
    { timbre: 'air', pitches: [79, 83], everySeconds: [7, 14], lastsSeconds: [5, 10], loud: 0.32 },
    {
      timbre: 'bird',
      pitches: [91, 93, 95, 98, 100],
      everySeconds: [4, 12],
      lastsSeconds: [0.12, 0.22],
      loud: 0.35,
      phrase: { notes: [2, 5], stepSeconds: [0.14, 0.4] },
    },
    {
      timbre: 'bird',
      pitches: [86, 88],
      everySeconds: [11, 26],
      lastsSeconds: [0.2, 0.22],
      loud: 0.26,
      phrase: { notes: [1, 3], stepSeconds: [0.3, 0.7] },
    },
    {
      timbre: 'reed',
      pitches: [55, 59, 62, 67, 69, 71, 74, 76],
      everySeconds: [10, 22],
      lastsSeconds: [0.4, 0.9],
      loud: 0.26,
      phrase: { notes: [3, 8], stepSeconds: [0.36, 0.72] },
    },
    {
      timbre: 'reed',
      pitches: [43, 50, 55],
      everySeconds: [10, 20],
      lastsSeconds: [1.6, 3],
      loud: 0.2,
      phrase: { notes: [1, 2], stepSeconds: [1.4, 2.2] },
    },
    { timbre: 'pad', pitches: [50, 55, 59], everySeconds: [12, 22], lastsSeconds: [8, 13], loud: 0.42 },
  ],
};
