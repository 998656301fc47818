import type { GameSound } from '../../../ui/sound.ts';

/** A forest at dusk: wind in the leaves, crickets, slow chords, and now and then a wooden flute far off. */
export const sound: GameSound = {
  rings: 'celesta',
  scale: [72, 74, 76, 78, 79, 81, 83],
  ground: [
    { timbre: 'air', pitches: [76, 79, 81], everySeconds: [7, 13], lastsSeconds: [6, 11], loud: 0.16 },
    {
      timbre: 'cricket',
      pitches: [102, 103, 104],
      everySeconds: [3.5, 9],
      lastsSeconds: [0.5, 1.1],
      loud: 0.1,
      phrase: { notes: [1, 3], stepSeconds: [1.1, 1.9] },
    },
    {
      timbre: 'cricket',
      pitches: [98, 99],
      everySeconds: [6, 15],
      lastsSeconds: [0.6, 1.3],
      loud: 0.07,
      phrase: { notes: [1, 2], stepSeconds: [1.4, 2.2] },
    },
    {
      timbre: 'flute',
      pitches: [60, 62, 67, 69, 72, 74],
      everySeconds: [14, 30],
      lastsSeconds: [1, 2.4],
      loud: 0.33,
      phrase: { notes: [2, 5], stepSeconds: [0.9, 1.8] },
    },
    {
      timbre: 'pad',
      pitches: [48, 50, 55],
      everySeconds: [12, 20],
      lastsSeconds: [9, 14],
      loud: 0.2,
      phrase: { notes: [1, 2], stepSeconds: [4, 6] },
    },
  ],
};
