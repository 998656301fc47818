import type { AnyEvent, AnyReason, Seat } from '../../engine/game.ts';
import type { LogLine } from '../../engine/reel.ts';
import { toldAt } from '../../words/chronicle.ts';
import type { Phrase } from '../../words/phrase.ts';
import type { TableWords } from '../../words/table.ts';
import type { AnyVoice } from '../../words/voice.ts';

/** A line of the log by itself, in sentences. */
export function said(line: LogLine, voice: AnyVoice, words: TableWords): readonly Phrase[] {
  switch (line.kind) {
    case 'opening':
    case 'move':
      return line.events.map((event) => voice.sayEvent(event));
    case 'undo':
      return [words.takenBack(line.count, line.agreed)];
    case 'redo':
      return [words.broughtBack];
    case 'hint':
      return [words.hinted(line.seat)];
    case 'handed':
      return [words.handed];
    case 'branch':
      return [words.branched(line.title, line.moves)];
    case 'early':
      return [line.end.how === 'counted' ? words.counted : words.conceded(line.end.seat)];
    case 'sitter':
      if (line.conceded) return [words.handedOver(line.seat)];
      return [line.bot ? words.botSits(line.seat) : words.personSits(line.seat)];
  }
}

/** The same where it stands in the log: what goes together is told in the last of its lines. */
export const saidAt = (
  lines: readonly LogLine[],
  at: number,
  voice: AnyVoice,
  words: TableWords,
): readonly Phrase[] => {
  const line = lines[at];
  if (!line) return [];
  return 'events' in line ? toldAt(lines, at, voice) : said(line, voice, words);
};

/** What is said of a turn; no seat: it was nobody's. */
export interface SaidTurn {
  readonly seat: Seat | null;
  readonly said: Phrase;
}

/**
 * What happened since a seat's last turn, a line for each turn of the others and at last what it did itself since then;
 * where nobody is asked, the last turn alone. What has no word of its own is told as the log tells it.
 */
export function saidSince(
  all: readonly LogLine[],
  own: Seat | null,
  voice: AnyVoice,
  words: TableWords,
): readonly SaidTurn[] {
  // What was dealt lies there, and a hint is nothing that happened on the table.
  const lines = all.filter(({ kind }) => kind !== 'hint' && kind !== 'opening' && kind !== 'handed');
  const last = lines.findLast(isTold);
  if (last?.kind !== 'move') return last ? said(last, voice, words).map(ofNobody) : [];
  const turns = turnsIn(lines);
  const lastOther = turns.findLastIndex(({ seat }) => seat !== own);
  const ownBefore = turns.findLastIndex(({ seat }, at) => at < lastOther && seat === own);
  const told = turns
    .slice(own === null ? -1 : ownBefore + 1)
    .map(({ seat, events }) => ({ seat, said: voice.sayTurn(seat, events, own) }))
    .filter((turn) => turn.said.length > 0);
  if (told.length > 0) return told;
  const at = lines.findLastIndex((_, line) => saidAt(lines, line, voice, words).length > 0);
  return saidAt(lines, at, voice, words).map(ofNobody);
}

/** So many of the turns, the oldest first: what concerned a seat before all others, and of these the newest. */
export function foremost(turns: readonly SaidTurn[], own: Seat | null, most: number): readonly SaidTurn[] {
  const concerns = ({ seat, said }: SaidTurn): boolean =>
    seat !== own && said.some((part) => typeof part === 'object' && 'name' in part && part.name === own);
  const mine = turns.filter(concerns).slice(-most);
  const others = turns.filter((turn) => !concerns(turn));
  return [...mine, ...others.slice(Math.max(0, others.length - (most - mine.length)))];
}

const ofNobody = (phrase: Phrase): SaidTurn => ({ seat: null, said: phrase });

/** What comes of a move, as far as it may be told before the end. */
export const foretold = <Why extends AnyReason>(
  foresight: readonly Why[],
  { tellsPoints }: Pick<AnyVoice, 'tellsPoints'>,
  arePointsCovered: boolean,
): readonly Why[] => (arePointsCovered && tellsPoints ? foresight.filter((reason) => !tellsPoints(reason)) : foresight);

interface ToldTurn {
  readonly seat: Seat;
  readonly events: readonly AnyEvent[];
}

/** What one seat did without another between. */
function turnsIn(lines: readonly LogLine[]): readonly ToldTurn[] {
  const turns: ToldTurn[] = [];
  let isBroken = true;
  for (const line of lines) {
    const last = turns.at(-1);
    if (line.kind !== 'move') isBroken = true;
    else if (last && !isBroken && last.seat === line.seat)
      turns[turns.length - 1] = { seat: line.seat, events: [...last.events, ...line.events] };
    else turns.push(line);
    if (line.kind === 'move') isBroken = false;
  }
  return turns;
}

/** Some moves tell nothing. */
const isTold = (line: LogLine): boolean => line.kind !== 'move' || line.events.length > 0;

/** The log up to the line of the last move that has been shown, and what stands right behind it; null: all of it; -1: not even the deal has. */
export function linesShown(lines: readonly LogLine[], moves: number | null): readonly LogLine[] {
  if (moves === null) return lines;
  if (moves < 0) return [];
  let made = 0;
  const end = lines.findIndex(({ kind }) => kind === 'move' && ++made > moves);
  return end < 0 ? lines : lines.slice(0, end);
}

/** While the end is being counted the log says nothing yet of the move that brought it: its sentences tell the totals. */
export const linesBeforeEnd = (lines: readonly LogLine[]): readonly LogLine[] =>
  linesShown(lines, movesUntil(lines, lines.length - 1) - 1);

/** All that was told from the last move of that seat on, that move with it. */
export function toldSince(lines: readonly LogLine[], seat: Seat | null): readonly AnyEvent[] {
  const own = lines.findLastIndex((line) => line.kind === 'move' && line.seat === seat);
  return own < 0 ? [] : lines.slice(own).flatMap((line) => (line.kind === 'move' ? line.events : []));
}

/** Who made each of the moves. */
export const moversIn = (lines: readonly LogLine[]): readonly Seat[] =>
  lines.flatMap((line) => (line.kind === 'move' ? line.seat : []));

/** How many moves the log tells of up to and with this line. */
export const movesUntil = (lines: readonly LogLine[], index: number): number =>
  lines.slice(0, index + 1).filter(({ kind }) => kind === 'move').length;

/**
 * Whether a line tells of a bot's move: its own, one of the same seat before it that it tells too, or one that nobody
 * had seen anything of.
 */
export function tellsOfBot(
  lines: readonly LogLine[],
  at: number,
  { isBot, isSaid }: { isBot(seat: Seat): boolean; isSaid(at: number): boolean },
): boolean {
  const own = lines[at];
  if (own?.kind !== 'move') return false;
  for (let index = at; index === at || (index >= 0 && !isSaid(index)); index--) {
    const line = lines[index];
    if (line?.kind !== 'move' || !isBot(line.seat)) continue;
    if (line.seat === own.seat || line.events.length === 0) return true;
  }
  return false;
}
