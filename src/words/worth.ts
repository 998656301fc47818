import { type InBoth, listed, type Phrase, phrase } from './phrase.ts';

/** The chances before and after a turn, in per cent. */
interface Told {
  readonly from: number;
  readonly to: number;
}

/** Texts about a match that is over: who would have won at which moment, and what turned it. */
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
  moment: 'After',
  start: 'The start',
  turning: 'What turned it',
  steady: 'No single turn changed the chances by much.',
  later: 'That is told when all moments have been thought through.',
  /** What a side did in a turn, and how its chances changed by it. */
  swing: (turn: Phrase, { from, to }: Told): Phrase => phrase`${turn} – from ${from}\u00a0% to ${to}\u00a0%`,
  swingOf: (turn: Phrase, side: Phrase, { from, to }: Told): Phrase =>
    phrase`${turn} – ${side}: from ${from}\u00a0% to ${to}\u00a0%`,
  inRound: (turn: Phrase, round: number | null): Phrase => (round === null ? turn : phrase`Round ${round}, ${turn}`),
  stories: 'Each in one sentence',
  /** A turn by what was done in it, where the game counts rounds with that. */
  turn: (turn: Phrase, round: number | null): Phrase => phrase`${round === null ? '' : `round ${round}, `}“${turn}”`,
  /** Null: from the start. */
  ahead: (side: Phrase, since: Phrase | null): Phrase =>
    since === null ? phrase`${side} was ahead from start to end` : phrase`${side} was ahead since ${since}`,
  behind: (side: Phrase, after: Phrase | null, percent: number): Phrase =>
    after === null
      ? phrase`${side} never stood better than at the start, at ${percent}\u00a0%`
      : phrase`${side} stood best after ${after}, at ${percent}\u00a0%`,
  /** Null: the turn that has just been named. */
  helped: (turn: Phrase | null, { from, to }: Told): Phrase =>
    phrase`${turn ?? 'that'} helped most, from ${from}\u00a0% to ${to}\u00a0%`,
  hurt: (turn: Phrase | null, { from, to }: Told): Phrase =>
    phrase`${turn ?? 'that'} cost most, from ${from}\u00a0% to ${to}\u00a0%`,
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
  /** In which round a move was made, before what was done; nothing where the game counts none. */
  at: (round: number | null): string => (round === null ? '' : `Round ${round}: `),
  didSame: (at: string, did: Phrase): Phrase => phrase`${at}${did} – the bot’s choice too`,
  didOther: (at: string, did: Phrase, instead: Phrase): Phrase =>
    phrase`${at}${did} – the bot’s choice, worth about the same: ${instead}`,
  didWorse: (at: string, did: Phrase, instead: Phrase, given: number): Phrase =>
    phrase`${at}${did} – the bot’s choice: ${instead}. Given away: ${given}\u00a0%`,
  /** The same move in another place, which a sign stands for. */
  elsewhere: (place: Phrase): Phrase => phrase`the same elsewhere ${place}`,
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
  moment: 'どこまで',
  start: 'はじめ',
  turning: '勝負どころ',
  steady: '流れを大きく変えた手番はありませんでした。',
  later: 'すべての場面を調べ終わると表示されます。',
  swing: (turn, { from, to }) => phrase`${turn}（${from}%から${to}%へ）`,
  swingOf: (turn, side, { from, to }) => phrase`${turn}（${side}：${from}%から${to}%へ）`,
  inRound: (turn, round) => (round === null ? turn : phrase`${round}ラウンド目、${turn}`),
  stories: 'ひとことで',
  turn: (turn, round) => phrase`${round === null ? '' : `${round}ラウンド目の`}「${turn}」`,
  ahead: (side, since) => (since === null ? phrase`${side}は最初から最後まで優勢` : phrase`${side}は${since}から優勢`),
  behind: (side, after, percent) =>
    after === null ? phrase`${side}は始まりの${percent}%が最高` : phrase`${side}は${after}のあとの${percent}%が最高`,
  helped: (turn, { from, to }) => phrase`いちばん効いたのは${turn ?? 'その手番'}（${from}%から${to}%へ）`,
  hurt: (turn, { from, to }) => phrase`いちばん痛かったのは${turn ?? 'その手番'}（${from}%から${to}%へ）`,
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
  at: (round) => (round === null ? '' : `${round}ラウンド目：`),
  didSame: (at, did) => phrase`${at}${did}（ボットも同じ）`,
  didOther: (at, did, instead) => phrase`${at}${did}（ボットなら${instead}。見込みはほぼ同じ）`,
  didWorse: (at, did, instead, given) => phrase`${at}${did}（ボットなら${instead}。${given}%を逃した）`,
  elsewhere: (place) => phrase`別の場所${place}`,
  sum: (side, { moves, same, given }) =>
    phrase`${side}：${moves}手のうち${same}手が強いボットと同じ。${
      given === 0 ? '大きく逃した手はありません。' : `逃した見込みは合わせて${given}%。`
    }`,
};

export const worthWords: InBoth<WorthWords> = { en, ja };
