import { icon, type Phrase, phrase } from '../../../words/phrase.ts';
import { names } from '../words/names.ts';

const { en: words } = names;
const [T, D, V, H, CO] = words.kinds;

const draft = (seats: number): Phrase => {
  if (seats === 1) return phrase`Add as many of the drawn fairies as the table says; the rest goes to Bach.`;
  if (seats === 2) return phrase`Both at once: choose 1 fairy to add and 1 to remove, reveal, swap the rest.`;
  return phrase`All at once: choose 1 fairy from your hand, reveal, pass the rest to the left.`;
};

/** The player aid: what one looks up in the middle of a draft. `bachs`: what each of his score cards is worth. */
export const aid = (seats: number, bachs: number) => ({
  draft: {
    title: 'A draft',
    lines: [draft(seats), phrase`${icon('C', CO)} draws 2 score cards and keeps 1.`],
  },
  scores: {
    title: 'What scores',
    lines: [
      phrase`${icon('popular', words.rows.popular)} 1 for each of the popular kind. No honour.`,
      phrase`${icon('conductor', words.rows.conductor)} 2 for each of the kind you have most of.`,
      phrase`${icon('soloist', words.rows.soloist)} What its card says: tap it.`,
      phrase`${icon('pianist', words.rows.pianist)}${icon('harpist', words.rows.harpist)} 3 for each pair on its card.`,
      phrase`Score card: 5 if all it shows are there, else nothing.${seats === 1 ? ` Each of Bach’s: ${bachs}, met or not.` : ''}`,
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
    lines: [
      phrase`${seats === 1 ? 'Twelve fairies for you, fourteen for Bach. You win with more points than he has.' : 'Twelve fairies each; the most points win.'}`,
    ],
  },
});
