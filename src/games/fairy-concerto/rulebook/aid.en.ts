import { icon, phrase } from '../../../words/phrase.ts';
import { names } from '../words/names.ts';

const { en: words } = names;
const [T, D, V, H, CO] = words.kinds;

/** The player aid: what one looks up in the middle of a draft. */
export const aid = {
  draft: {
    title: 'A draft',
    lines: [
      phrase`All at once: choose 1 fairy from your hand, reveal, pass the rest to the left.`,
      phrase`Two players: add 1, remove 1. Alone: add as many as the table says, the rest goes to Bach.`,
      phrase`${icon('C', CO)} draws 2 score cards and keeps 1.`,
    ],
  },
  scores: {
    title: 'What scores',
    lines: [
      phrase`${icon('popular', words.rows.popular)} 1 for each of the popular kind. No honour.`,
      phrase`${icon('conductor', words.rows.conductor)} 2 for each of the kind you have most of.`,
      phrase`${icon('soloist', words.rows.soloist)} What its card says: tap it.`,
      phrase`${icon('pianist', words.rows.pianist)}${icon('harpist', words.rows.harpist)} 3 for each pair on its card.`,
      phrase`Score card: 5 if all it shows are there. Each of Bach’s: 3 (gentle 1, stern 7), met or not.`,
      phrase`Honour: 2 for the most points on that card; on a tie for each.`,
    ],
  },
  signs: {
    title: 'Signs',
    lines: [
      phrase`${icon('T', T)} ${T} ${icon('D', D)} ${D} ${icon('V', V)} ${V} ${icon('H', H)} ${H} ${icon('C', CO)} ${CO}`,
      phrase`A round seal beside a card: its honour is yours now.`,
      phrase`On a score card: in colour, there; outlined, still needed.`,
    ],
  },
  end: {
    title: 'The end',
    lines: [phrase`Twelve fairies each; the most points win. Against Bach, a tie is a defeat.`],
  },
};
