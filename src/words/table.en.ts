import type { Seat } from '../engine/game.ts';
import { listed, name, namesOf, type Phrase, phrase } from './phrase.ts';

const unsavedMoves = (moves: number): string =>
  moves === 0 ? 'The game is' : moves === 1 ? '1 move is' : `${moves} moves are`;

/** What the shell says round a board. */
export const tableEn = {
  toShelf: 'To the shelf',
  menu: 'Menu',
  tip: 'Tip',
  tipRead: 'Got it',
  soundOffer: 'Play with sound?',
  quickOffer: 'Show moves quicker?',
  yesNo: { yes: 'Yes', no: 'No' },
  menuGroups: { now: 'This turn', before: 'So far', rules: 'How to play', match: 'This game', device: 'This device' },
  board: 'The table',
  asked: (seat: Seat, ask: Phrase): Phrase => phrase`${name(seat)}: ${ask}`,
  thinking: (seats: readonly Seat[]): Phrase =>
    phrase`${namesOf(seats, ', ', ' and ')} ${seats.length > 1 ? 'are' : 'is'} thinking`,
  /** While moves are being shown one after another. */
  following: 'See what happened',
  uncovered: ['For everyone to see'] as Phrase,
  /** Of what the last move brought to that seat. */
  learnt: (seat: Seat): Phrase => phrase`Only for ${name(seat)} to see`,
  /** Everybody who is asked has one way only. */
  forced: (seats: number): Phrase => [seats === 1 ? 'Only one choice is left' : 'One choice is left for each'],
  goForced: 'Turn over together',
  over: ['The game is over'] as Phrase,
  goOn: 'Go on',
  skip: 'Skip to now',
  skipTurn: 'Skip this turn',
  /** What the others did since one's own last turn, once more. */
  seeAgain: 'Show it again',
  moves: 'All moves',
  movesHint: 'Choose from a list instead of the board.',
  noMoves: 'Nobody here is asked for a move just now.',
  explained: 'What this is',
  readAll: 'Read all of it',
  closer: 'Look closely',
  seeRule: 'See the rule',

  /** What a seat did in its turn; nothing if there is nothing to say of it. */
  turnOf: (seat: Seat, said: Phrase): Phrase => (said.length === 0 ? said : phrase`${name(seat)}: ${said}`),
  log: 'What happened',
  logHint: 'Every move, newest first.',
  emptyLog: 'Nothing has happened yet.',
  /** On a line: the table as it stood after it. */
  lookBack: 'See the table then',
  /** None made: the table as it was laid out. */
  after: (moves: number, of: number): string =>
    moves === 0 ? 'Before the first move' : `After move ${moves} of ${of}`,
  moveBefore: 'One move earlier',
  moveAfter: 'One move later',
  toNow: 'Back to now',
  takenBack: (count: number, agreed: boolean): Phrase =>
    phrase`${count === 1 ? 'A move was' : `${count} moves were`} taken back${agreed ? ', everyone agreed' : ''}.`,
  broughtBack: ['What was taken back was brought back.'] as Phrase,
  /** A line between what was taken over from another game, and what was played since. */
  branched: (title: string | null, moves: number): Phrase => [
    `From here on this is a new game, branched from ${title === null ? 'an earlier one' : `“${title}”`} ${
      moves === 0 ? 'before its first move' : `after its move ${moves}`
    }.`,
  ],
  botSits: (seat: Seat): Phrase => phrase`A bot plays on for ${name(seat)}.`,
  personSits: (seat: Seat): Phrase => phrase`${name(seat)} sits down.`,
  handed: ['The whole game was handed on to another device, hidden cards too.'] as Phrase,
  hinted: (seat: Seat): Phrase => phrase`${name(seat)} had a hint.`,
  /** Between two: with that it is over. */
  conceded: (seat: Seat): Phrase => phrase`${name(seat)} gave up.`,
  handedOver: (seat: Seat): Phrase => phrase`${name(seat)} gave up. A bot plays on.`,
  counted: ['The table ended the game here. It counts as it stands.'] as Phrase,

  hint: 'Hint',
  hintHint: 'Where a strong bot would look. The log notes it.',
  noHints: 'This table plays without hints.',
  noHintNow: 'There is nothing to choose just now.',
  /** On the line of a bot's move. */
  whyMove: 'Why did the bot do that?',

  /** On the button: what this seat alone may see. */
  holdToLook: (name: string): string => `Hold to look at what only ${name} may see`,
  /** While everybody else is told to look away. */
  onlyLooks: (name: string): string => `Only ${name} looks`,
  takeBack: 'Take back',
  takeBackTurn: 'Take back the whole turn',
  takeBackTurnHint: 'Back to where the turn began.',
  takeBackWhy: {
    nothing: 'There is no move of yours to take back now.',
    free: 'Nobody has learnt anything since, so it is free.',
    alone: 'You play alone, so it is free. The bots’ replies go with it.',
    learnt: 'Something was uncovered since, so the table has to agree.',
    passed: 'The device was passed on since, so the table has to agree.',
    daily: 'In the daily deal a move can be taken back only while it has shown nothing new and nobody has answered it.',
  },
  takeBackQuestion: 'Take it back?',
  /** The move in question, as the log tells it. */
  takeBackWhat: (told: Phrase): Phrase => phrase`It is about this: ${told}`,
  everybodyAgrees: 'Everyone agrees',
  askOthers: 'Ask the others',
  leaveIt: 'Leave it',
  bringBack: 'Bring back',
  bringBackHint: 'Makes the moves again that were taken back.',
  nothingToBringBack: 'Nothing was taken back.',

  replay: 'Replay',
  replayHint: 'Walk through the game from its first move.',
  scores: 'Scores',
  scoresHint: 'The score pad as it stands, with reasons.',
  category: 'Points for',
  total: 'Total',
  /** In the place of totals that are told at the end alone. */
  secretTotal: 'Added up at the end',
  pointsCovered: 'This table hides its points until the end.',
  showPoints: 'Show them all the same',
  whyScored: 'why',
  memory: 'What is known',
  memoryHint: 'What lies hidden, as far as you have seen it.',
  memoryNone: 'There is nothing to remember now.',
  aid: 'At a glance',
  aidHint: 'A turn, what scores, what the signs mean.',
  rules: 'Rules',
  rulesHint: 'The whole leaflet.',
  likings: 'Pace, sound, text',
  likingsHint: 'How it is shown and confirmed, on this device.',
  leave: 'Leave the table',
  leaveHint: 'Every move is kept. The game waits on the shelf.',

  phones: 'Own phones',
  phonesHint: 'A trial: everybody plays on their own phone, in one room.',
  elsewhereWay: 'Carry on elsewhere',
  elsewhereWayHint: 'On another device, or by messages.',
  waitsFor: (seats: readonly Seat[]): Phrase =>
    phrase`${namesOf(seats, ', ', ' and ')} ${seats.length > 1 ? 'have' : 'has'} the turn, on another device`,
  /** Where everybody knows that the others have devices of their own. */
  awaits: (seats: readonly Seat[]): Phrase => phrase`Waiting for ${namesOf(seats, ', ', ' and ')}`,
  notThere: 'not connected',
  sent: 'Your answer is on its way',
  sendOn: (who: string): string => `Send to ${who}`,
  sendEnd: 'Send the end',

  dealCode: 'Deal code',
  dealCodeHint: 'To play the same deal again, or elsewhere.',
  dealCodeWarning:
    'The code tells every card of this deal. Whoever types it into another table can look at all of them.',
  /** For everybody at the table. */
  codeKnown: 'The deal code of this game was shown. Whoever has it can know every card.',
  dealCodeUse: 'Type it in when the seats are laid out: the same cards come in the same order.',
  showCode: 'Show it all the same',
  copyCode: 'Copy code',
  copied: 'Copied.',
  notCopied: 'The device did not allow copying. Please write it down.',
  noCode: 'The code could not be had just now. Please try again.',

  change: 'Change seats',
  changeHint: 'Somebody leaves and a bot plays on, or the other way round.',
  endNow: 'End now and count',
  endNowHint: 'The score as it stands, outside the records.',
  concede: 'Give up',
  /** `isDuel`: there is one other side. */
  concedeHint: (isDuel: boolean): string => (isDuel ? 'The other side wins.' : 'A bot plays on in that seat.'),
  rematch: 'Play again in another way',
  rematchHint: 'Who begins, other seats, best of three.',

  personHere: 'A person plays',
  botHere: 'A bot plays',
  botTakesOver: 'Bot plays on',
  personTakesOver: 'Sit down',
  nameFor: (seat: Seat): string => `Name at seat ${seat + 1}`,

  turn: 'Turn the table',
  turnHint: 'For people who sit face to face.',
  facing: {
    which: 'The table faces',
    hint: 'Curtain and sheets turn with it.',
    turnings: { stays: 'This side', turned: 'The other side', player: 'Whoever plays' },
    opposite: 'On the other side sit',
  },

  notSaved: (moves: number): string =>
    `${unsavedMoves(moves)} not saved yet, but safe on the table while Enza is open.`,
  diskFull: (moves: number): string =>
    `${unsavedMoves(moves)} not saved: the device has no room left. Free some, then save again. Until then Enza must stay open.`,
  saveAgain: 'Save again',
  trouble: {
    noSuchMatch: 'This game is not on this device. It may have been deleted.',
    brokenSave: 'This game cannot be read. It was left as it is; the other games are not touched.',
    notInBuild: 'The title of this game is not in this build of Enza. The game is safe, and opens in one that has it.',
    newerSave: 'This game was saved by a newer Enza. Update the app, then it opens.',
    cannotOpen: 'This game could not be opened just now. It is safe. Please try again.',
    brokenBoard:
      'The board could not be drawn. Every move is safe, and all moves can be made from the list in the menu.',
    cannotStart: 'The new game could not be laid out. This one is kept. Please try again.',
    badRequest: 'The table did not understand that. Nothing was changed.',
    movesLost: 'This game was played on in another tab. Moves that could not be saved here are gone.',
    notAgreed: 'Not everybody who plays agreed, so nothing was shown or handed on.',
    botAtRandom: 'The bot could not think, so it plays at random for now.',
    otherTable:
      'The rules were mended since this game was saved. Its moves all count, but the table may stand otherwise.',
  },
  understood: 'All right',
  elsewhere: 'This game is open in another tab',
  elsewhereHint: 'Only one tab can hold it, so that no move is lost.',
  takeOver: 'Play here',

  curtain: {
    passTo: (seat: Seat): Phrase => phrase`Pass to ${name(seat)}`,
    /** Instead of the last one, if the person holds the device already. */
    goesOn: (seat: Seat): Phrase => phrase`${name(seat)} goes on`,
    /** On the button under something that was uncovered for all. */
    holdToGoOn: (name: string): string => `${name}: hold to go on`,
    hold: 'Hold to open',
    hint: 'Everyone else looks away.',
    longer: 'Hold it a moment longer.',
  },
  final: {
    won: (sides: Phrase, many: boolean): Phrase => phrase`${sides} ${many ? 'win' : 'wins'}`,
    /** A seat as one who won is named. */
    player: (seat: Seat): Phrase => [name(seat)],
    sides: (phrases: readonly Phrase[]): Phrase => listed(phrases, ', ', ' and '),
    whose: (side: Phrase, said: Phrase): Phrase => phrase`${side}: ${said}`,
    /** It was counted before its end. */
    ahead: (sides: Phrase, many: boolean): Phrase => phrase`${sides} ${many ? 'were' : 'was'} ahead`,
    even: ['All were even'] as Phrase,
    early: ['Ended early, counted as it stood. It stands in no record.'] as Phrase,
    /** How a series stands. `best`: between two, best of three; among more the first to win two. */
    series: (best: boolean, scores: Phrase): Phrase =>
      phrase`${best ? 'Best of three' : 'First to win two'}: ${scores}`,
    seriesWon: (sides: Phrase, many: boolean, scores: Phrase): Phrase =>
      phrase`${sides} ${many ? 'win' : 'wins'} the series: ${scores}`,
    score: (side: Phrase, won: number): Phrase => phrase`${side}\u00a0${String(won)}`,
    scores: (all: readonly Phrase[]): Phrase => listed(all, ', ', ', '),
    draw: ['A draw'] as Phrase,
    lost: ['Nobody wins this time'] as Phrase,
    counting: 'The count',
    skip: 'Skip to the end',
    countAgain: 'Count again',
    again: 'Play again',
    toDaily: 'Result and par',
    nextGame: 'Next game',
    seeTable: 'See the table',
    seeScores: 'See the scores',
    share: 'Share',
  },
};
