import type { GameSound } from '../../../ui/sound.ts';

/** An orchestra that tunes: the A goes round, fifths are tried, a run is practised far away. */
export const sound: GameSound = {
  rings: 'strings',
  scale: [67, 69, 71, 72, 74, 76, 78],
  ground: [
    {
      timbre: 'strings',
      pitches: [57, 57, 69, 69],
      everySeconds: [7, 15],
      lastsSeconds: [4, 9],
      loud: 0.34,
      phrase: { notes: [1, 2], stepSeconds: [2, 4] },
    },
    {
      timbre: 'strings',
      pitches: [43, 50, 57, 62, 64],
      everySeconds: [9, 21],
      lastsSeconds: [2.5, 6],
      loud: 0.3,
      phrase: { notes: [1, 3], stepSeconds: [1.6, 3.2] },
    },
    {
      timbre: 'flute',
      pitches: [69, 71, 72, 74, 76, 78, 79, 81],
      everySeconds: [16, 34],
      lastsSeconds: [0.25, 0.5],
      loud: 0.24,
      phrase: { notes: [4, 9], stepSeconds: [0.16, 0.32] },
    },
    {
      timbre: 'horn',
      pitches: [45, 50, 52, 57],
      everySeconds: [22, 44],
      lastsSeconds: [1.8, 3.4],
      loud: 0.4,
      phrase: { notes: [1, 3], stepSeconds: [1.5, 2.6] },
    },
    {
      timbre: 'celesta',
      pitches: [81, 83, 86, 88],
      everySeconds: [25, 60],
      lastsSeconds: [0.4, 0.6],
      loud: 0.16,
      phrase: { notes: [1, 4], stepSeconds: [0.3, 0.6] },
    },
  ],
};
