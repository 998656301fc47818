import { listed } from './lists.ts';
import { type InBoth, type Phrase, phrase } from './phrase.ts';

/** A move's number, with the chances before and after it, in per cent. */
interface Told {
  readonly moves: number;
  readonly from: number;
  readonly to: number;
}

/** What is said of a match that is over: who would have won when, and what turned it. */
const en = {
  about:
    'Bots play the game on from every turn, again and again and with all cards open. The lines are the chances to win, and the bots are no prophets.',
  progress: 'Moments that have been thought through',
  progressOf: (done: number, of: number): string => `${done} of ${of} moments`,
  stop: 'Stop',
  goOn: 'Go on',
  failed: 'The bots could not think just now. What they have found stays. Please try again.',
  /** Beside a side's name: its chance at the moment on the table. */
  percent: (percent: number): string => `${percent}\u00a0%`,
  table: 'The chances as a table',
  moment: 'After move',
  turning: 'What turned it',
  steady: 'No single turn changed the chances by much.',
  later: 'That is told when all moments have been thought through.',
  /** What was done in a turn, and what it did to the chances of whoever did it. */
  swing: (turn: Phrase, { from, to }: Told): Phrase => phrase`${turn} – from ${from}\u00a0% to ${to}\u00a0%`,
  swingOf: (turn: Phrase, side: Phrase, { from, to }: Told): Phrase =>
    phrase`${turn} – ${side}: from ${from}\u00a0% to ${to}\u00a0%`,
  stories: 'Each in one sentence',
  ahead: (side: Phrase, since: number): Phrase =>
    since === 0 ? phrase`${side} was ahead from start to end` : phrase`${side} was ahead from move ${since} on`,
  behind: (side: Phrase, { moves, to }: Told): Phrase =>
    moves === 0
      ? phrase`${side} never stood better than at the start, at ${to}\u00a0%`
      : phrase`${side} stood best after move ${moves}, at ${to}\u00a0%`,
  helped: ({ moves, from, to }: Told): Phrase => [`move ${moves} helped most, from ${from}\u00a0% to ${to}\u00a0%`],
  hurt: ({ moves, from, to }: Told): Phrase => [`move ${moves} cost most, from ${from}\u00a0% to ${to}\u00a0%`],
  sentence: (clauses: readonly Phrase[]): Phrase => [...listed(clauses, '; ', '; '), '.'],
  askBot: 'What the strong bot would have done',
  noMove: 'Go to a move to ask what the strong bot would have done.',
  thinking: 'The strong bot looks at it with the eyes of whoever moved.',
  same: ['The strong bot would have done the same.'] as Phrase,
  instead: (move: Phrase): Phrase => phrase`The strong bot would have chosen: ${move}.`,
  given: (side: Phrase, done: number, instead: number): Phrase =>
    phrase`With that ${side} would have stood at ${instead}\u00a0% instead of ${done}\u00a0%: ${instead - done}\u00a0% were given away.`,
  even: ['That would have been worth about the same.'] as Phrase,
  compareAll: 'Compare every move with the strong bot’s',
  ownMoves: 'Every move beside the strong bot’s',
  compared: 'Moves that have been compared',
  comparedOf: (done: number, of: number): string => `${done} of ${of} moves`,
  didSame: (moves: number, did: Phrase): Phrase => phrase`${moves}: ${did} – the bot’s choice too`,
  didOther: (moves: number, did: Phrase, instead: Phrase): Phrase =>
    phrase`${moves}: ${did} – the bot’s choice, worth about the same: ${instead}`,
  didWorse: (moves: number, did: Phrase, instead: Phrase, given: number): Phrase =>
    phrase`${moves}: ${did} – the bot’s choice: ${instead}. Given away: ${given}\u00a0%`,
  /** What a side's moves come to. */
  sum: (side: Phrase, { moves, same, given }: { moves: number; same: number; given: number }): Phrase =>
    phrase`${side}: ${same} of ${moves} moves as the strong bot would have made them; ${
      given === 0 ? 'nothing given away to speak of' : `${given}\u00a0% given away, all moves together`
    }.`,
};

export type WorthWords = typeof en;

const ja: WorthWords = {
  about:
    '手番ごとの場面から、すべてを公開した状態でボットが最後まで何度もプレイします。線は勝つ見込みで、あくまでもボットの目安です。',
  progress: '調べた場面',
  progressOf: (done, of) => `${of}場面のうち${done}場面`,
  stop: '止める',
  goOn: '続ける',
  failed: '今はボットが考えられません。ここまでの結果は残っています。もう一度お試しください。',
  percent: (percent) => `${percent}%`,
  table: '見込みを表で見る',
  moment: '手数',
  turning: '勝負どころ',
  steady: '流れを大きく変えた手番はありませんでした。',
  later: 'すべての場面を調べ終わると表示されます。',
  swing: (turn, { from, to }) => phrase`${turn}（${from}%から${to}%へ）`,
  swingOf: (turn, side, { from, to }) => phrase`${turn}（${side}：${from}%から${to}%へ）`,
  stories: 'ひとことで',
  ahead: (side, since) => (since === 0 ? phrase`${side}は最初から最後まで優勢` : phrase`${side}は${since}手目から優勢`),
  behind: (side, { moves, to }) =>
    moves === 0 ? phrase`${side}は始まりの${to}%が最高` : phrase`${side}は${moves}手目のあとの${to}%が最高`,
  helped: ({ moves, from, to }) => [`いちばん効いたのは${moves}手目（${from}%から${to}%へ）`],
  hurt: ({ moves, from, to }) => [`いちばん痛かったのは${moves}手目（${from}%から${to}%へ）`],
  sentence: (clauses) => [...listed(clauses, '、', '、'), 'でした。'],
  askBot: '強いボットならどうしたか',
  noMove: '手を選ぶと、強いボットならどうしたかを調べられます。',
  thinking: '強いボットが、動いた人と同じ目で考えています。',
  same: ['強いボットも同じ手を選びました。'],
  instead: (move) => phrase`強いボットの手：${move}。`,
  given: (side, done, instead) =>
    phrase`${side}の見込みは、そうすれば${instead}%、実際の手では${done}%。${instead - done}%を逃しました。`,
  even: ['見込みはほとんど変わりません。'],
  compareAll: 'すべての手を強いボットと比べる',
  ownMoves: '強いボットとの比較',
  compared: '比べ終わった手',
  comparedOf: (done, of) => `${of}手のうち${done}手`,
  didSame: (moves, did) => phrase`${moves}手目：${did}（ボットも同じ）`,
  didOther: (moves, did, instead) => phrase`${moves}手目：${did}（ボットなら${instead}。見込みはほぼ同じ）`,
  didWorse: (moves, did, instead, given) => phrase`${moves}手目：${did}（ボットなら${instead}。${given}%を逃した）`,
  sum: (side, { moves, same, given }) =>
    phrase`${side}：${moves}手のうち${same}手が強いボットと同じ。${
      given === 0 ? '大きく逃した手はありません。' : `逃した見込みは合わせて${given}%。`
    }`,
};

export const worthWords: InBoth<WorthWords> = { en, ja };
