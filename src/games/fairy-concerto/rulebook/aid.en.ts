import { icon, phrase } from '../../../words/phrase.ts';
import { words } from '../words/labels.en.ts';

const [T, D, V, H, CO] = words.kinds;

/** The player aid: what one looks up in the middle of a draft. */
export const aid = {
  draft: {
    title: 'A draft',
    lines: [
      phrase`Choose 1 fairy of the hand, all at once. Pass the rest to the left.`,
      phrase`Two players: add 1, remove 1. Alone: add what the table says, the rest goes to Bach.`,
      phrase`${icon('C', CO)} draws 2 score cards and keeps 1.`,
    ],
  },
  scores: {
    title: 'What scores',
    lines: [
      phrase`${icon('popular', words.rows.popular)} 1 for each of the popular kind.`,
      phrase`${icon('conductor', words.rows.conductor)} 2 for each of the kind you have most of.`,
      phrase`${icon('soloist', words.rows.soloist)} As its card says: tap it.`,
      phrase`${icon('pianist', words.rows.pianist)}${icon('harpist', words.rows.harpist)} 3 for each complete set.`,
      phrase`Score card: 5 if all on it are there. Each of Bach’s: 3, met or not.`,
      phrase`Honour: 2 for the most there; on a tie for all. Not for the popular kind.`,
    ],
  },
  signs: {
    title: 'Signs',
    lines: [
      phrase`${icon('T', T)} ${T} ${icon('D', D)} ${D} ${icon('V', V)} ${V} ${icon('H', H)} ${H} ${icon('C', CO)} ${CO}`,
      phrase`The round seal beside a card: you have its honour now.`,
      phrase`On a score card: in colour, there; outlined, still wanted.`,
    ],
  },
  end: {
    title: 'The end',
    lines: [phrase`Twelve fairies each; most points win. Against Bach, a tie is a defeat.`],
  },
};
