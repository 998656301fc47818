import type { Seat } from '../engine/game.ts';
import { type InBoth, listed, listedJa, name, type Part, type Phrase, phrase } from './phrase.ts';

/** Texts of a hint, and of why a bot made a move. */
const en = {
  /** Before a hint that knows what one person alone may see. */
  onlyFor: (seat: Seat): Phrase => phrase`The hint knows what only ${name(seat)} may see. Everyone else looks away.`,
  goOn: 'Show the hint',
  thinking: 'A strong bot looks at it with your eyes.',
  stop: 'Do without',
  /** The things that a good move is about. */
  lookAt: (things: readonly Part[]): Phrase =>
    phrase`Look here: ${listed(
      things.map((each) => [each]),
      ', ',
      ' and ',
    )}.`,
  /** Where a move is about no thing. */
  wouldBe: (made: Phrase): Phrase => phrase`A strong bot would choose: ${made}.`,
  /** Moves, one after the other. */
  inTurn: (moves: readonly Phrase[]): Phrase => listed(moves, ' → ', ' → '),
  onward: (moves: Phrase): Phrase => phrase`Then: ${moves}.`,
  showMove: 'Show the move',
  chosen: 'What the bot would do, chosen and not yet made:',
  noThought: 'The bot could not think just now, so there is no hint. The log notes none.',
  gain: (row: Phrase, points: number): Phrase => phrase`${row}: ${points > 0 ? '+' : '−'}${Math.abs(points)}.`,
  sentences: (all: readonly Phrase[]): Phrase => listed(all, ' ', ' '),
  whose: (seat: Seat, said: Phrase): Phrase => phrase`${name(seat)}: ${said}`,
  /** What could surely be had in this turn instead, or besides. */
  certain: (said: Phrase): Phrase => phrase`Certain this turn: ${said}`,
  /** Nothing speaks for a move that can be told. */
  later: ['Of all that the bot tried out in its head, this went best.'] as Phrase,
  secret: ['Why it did so stays secret until the game is over.'] as Phrase,
  noChoice: ['There was no other way.'] as Phrase,
};

export type HintWords = typeof en;

const ja: HintWords = {
  onlyFor: (seat) =>
    phrase`このヒントは、${name(seat)}さんだけが見てよいものを知っています。ほかの人は見ないでください。`,
  goOn: 'ヒントを見る',
  thinking: '強いボットが、あなたと同じ目で考えています。',
  stop: 'やめる',
  lookAt: (things) => phrase`${listedJa(things.map((each) => [each]))}に注目しましょう。`,
  wouldBe: (made) => phrase`強いボットなら「${made}」を選びます。`,
  inTurn: (moves) => listed(moves, ' → ', ' → '),
  onward: (moves) => phrase`その次：${moves}。`,
  showMove: '手を見る',
  chosen: 'ボットならこうします（まだ決めていません）',
  noThought: '今はボットが考えられないため、ヒントを出せません。「これまで」にも残りません。',
  gain: (row, points) => phrase`${row}：${points > 0 ? '+' : '−'}${Math.abs(points)}。`,
  sentences: (all) => listed(all, '', ''),
  whose: (seat, said) => phrase`${name(seat)}さん：${said}`,
  certain: (said) => phrase`この手番で確実：${said}`,
  later: ['ボットが頭の中で試した中では、これがいちばんうまくいきました。'],
  secret: ['理由は、ゲームが終わるまで秘密です。'],
  noChoice: ['ほかの選び方はありませんでした。'],
};

export const hintWords: InBoth<HintWords> = { en, ja };
