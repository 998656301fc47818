import type { GameSound } from '../../../ui/sound.ts';

/** A street of lanterns: a koto in a house, crickets, a temple bell over the roofs, wooden clappers of the night watch. */
export const sound: GameSound = {
  rings: 'pluck',
  scale: [62, 63, 67, 69, 70],
  ground: [
    {
      timbre: 'pluck',
      pitches: [50, 55, 57, 58, 62, 63, 67, 69, 70],
      everySeconds: [5, 13],
      lastsSeconds: [1, 1],
      loud: 0.5,
      phrase: { notes: [2, 6], stepSeconds: [0.28, 0.95] },
    },
    {
      timbre: 'pluck',
      pitches: [74, 75, 79, 81],
      everySeconds: [13, 29],
      lastsSeconds: [1, 1],
      loud: 0.26,
      phrase: { notes: [1, 3], stepSeconds: [0.2, 0.5] },
    },
    {
      timbre: 'cricket',
      pitches: [100, 101],
      everySeconds: [5, 12],
      lastsSeconds: [0.4, 0.9],
      loud: 0.1,
      phrase: { notes: [1, 3], stepSeconds: [1.2, 2] },
    },
    { timbre: 'bell', pitches: [43], everySeconds: [45, 90], lastsSeconds: [2, 2], loud: 0.8 },
    {
      timbre: 'timpani',
      pitches: [76, 77],
      everySeconds: [35, 80],
      lastsSeconds: [0.1, 0.1],
      loud: 0.2,
      phrase: { notes: [2, 2], stepSeconds: [0.5, 0.6] },
    },
    { timbre: 'pad', pitches: [38, 43, 45], everySeconds: [13, 24], lastsSeconds: [9, 14], loud: 0.3 },
  ],
};
