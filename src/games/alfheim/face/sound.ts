import type { GameSound } from '../../../ui/sound.ts';

/** Night and northern lights: slow chords that change colour, wind over snow, glass bells, an owl. */
export const sound: GameSound = {
  rings: 'bell',
  scale: [76, 78, 79, 81, 83, 85, 86],
  ground: [
    {
      timbre: 'pad',
      pitches: [50, 57, 62, 64, 66],
      everySeconds: [6, 11],
      lastsSeconds: [9, 15],
      loud: 0.36,
      phrase: { notes: [1, 2], stepSeconds: [3, 5] },
    },
    { timbre: 'pad', pitches: [69, 71, 74, 76], everySeconds: [9, 18], lastsSeconds: [8, 13], loud: 0.17 },
    { timbre: 'air', pitches: [71, 74, 78], everySeconds: [9, 17], lastsSeconds: [7, 12], loud: 0.19 },
    {
      timbre: 'bell',
      pitches: [86, 88, 90, 93],
      everySeconds: [8, 21],
      lastsSeconds: [1, 1],
      loud: 0.14,
      phrase: { notes: [1, 3], stepSeconds: [0.5, 1.6] },
    },
    {
      timbre: 'flute',
      pitches: [57, 58],
      everySeconds: [38, 80],
      lastsSeconds: [0.5, 1],
      loud: 0.34,
      phrase: { notes: [2, 3], stepSeconds: [0.7, 1.1] },
    },
  ],
};
