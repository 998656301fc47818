import { becauseOf, type Choice, gainsOf } from '../engine/because.ts';
import { type Deal, dealCode } from '../engine/dealCode.ts';
import { isEqual } from '../engine/equal.ts';
import { personSeats } from '../engine/floor.ts';
import type { AnyMove, AnyState, AnyView, Ask, Eyes, Offer, Seat } from '../engine/game.ts';
import { earlyEnd, isMove, sittersNow } from '../engine/log.ts';
import { asksAt, type Happening, type Match, offersTo, openSheet, resultOf, stateAt } from '../engine/match.ts';
import { frameAt, type LogLine, lines, reel, toldMore, type ViewFrame } from '../engine/reel.ts';
import { type Answered, answerTo, type Request } from '../protocol/messages.ts';
import type { MatchId, Motive, Past, TableNews } from '../protocol/shown.ts';
import { mayPeek, redoAt, undoAt, whyNot } from './judge.ts';
import {
  choseTogether,
  deciderAt,
  eyesOf,
  floorAt,
  hereAt,
  logLength,
  movesSince,
  type OpenMatch,
  peekersAt,
  sittersOf,
} from './openMatch.ts';

/** The lines that the page has. */
export type Ribbon = readonly LogLine[];

/** All that the page may learn now: frames since those eyes saw the table last, and never another seat's view. */
export function tableNews(table: OpenMatch, known: Ribbon): { readonly news: TableNews; readonly ribbon: Ribbon } {
  const { id, match, saved, mine } = table;
  const { game, record, state } = match;
  const eyes = eyesOf(table);
  const view = game.view(state, eyes);
  const early = earlyEnd(record);
  const ribbon = lines(match, eyes, table.shared?.handed);
  const from = sharedLength(ribbon, known);
  const sheet = early ? openSheet(game, state, record.setup.seats) : game.sheet(view);
  const peekers = peekersAt(table);
  const isPeeker = (seat: Seat | null): boolean => seat !== null && peekers.includes(seat);
  const news: TableNews = {
    match: id,
    game: record.game,
    setup: record.setup,
    sitters: sittersOf(table),
    here: hereAt(table),
    byMessages: table.shared?.here !== undefined && !table.shared.circle,
    logLength: logLength(match),
    eyes,
    floor: floorAt(table),
    holder: table.holder,
    frames: framesFor(table, eyes).map((frame, index, all) => ({
      ...frame,
      ...(index < all.length - 1 && frame.events.length > 0 && passing(table, eyes, frame)),
      sheet: index < all.length - 1 ? game.sheet(frame.view) : sheet,
      asked: (match.happened[frame.moveCount]?.asked ?? asksAt(match)).map(({ seat }) => seat),
    })),
    ...asked(table, view),
    peek: isPeeker(deciderAt(table)),
    peekers,
    sheet,
    ribbon: { from, lines: ribbon.slice(from) },
    noHints: record.noHints === true,
    undo: undoAt(table),
    redo: mine && redoAt(table),
    saved,
    unsaved: saved ? 0 : movesSince(record.log, table.onDisk),
    result: resultOf(match),
    early,
    began: table.began,
    series: record.series ?? null,
    ...(record.daily && { daily: record.daily }),
    ...(table.codeKnown && { codeKnown: true }),
  };
  return { news, ribbon };
}

/** The frames that are new to these eyes, after the table from which they begin, in which nothing happens. */
function framesFor(table: OpenMatch, eyes: Eyes): readonly ViewFrame[] {
  const frames = reel(table.match, eyes, newTo(table, eyes));
  const [first] = frames;
  const base = first && first.events.length > 0 ? frameAt(table.match, eyes, first.moveCount - 1) : null;
  return notBefore(table, eyes, base ? [{ ...base, events: [] }, ...frames] : frames);
}

/** What only now is told of moves that the open table has shown: the table does not go back for it to how it was then. */
function notBefore(table: OpenMatch, eyes: Eyes, frames: readonly ViewFrame[]): readonly ViewFrame[] {
  const shown = table.match.happened.filter(({ index }) => index < table.shown).length;
  const isPast = ({ moveCount }: ViewFrame): boolean => eyes !== 'onlooker' && moveCount < shown;
  const standing = frames.some(isPast) ? frameAt(table.match, eyes, shown) : null;
  return standing ? frames.map((frame) => (isPast(frame) ? { ...frame, view: standing.view } : frame)) : frames;
}

/** An earlier moment, for the eyes that look now: they have seen it then, and learn nothing that they do not know. */
function pastOf(table: OpenMatch, moves: number): Past | null {
  const frame = frameAt(table.match, eyesOf(table), moves);
  return frame && { frame, sheet: table.match.game.sheet(frame.view) };
}

/** What a seat at the open table sees with its own eyes; the table stays as it is. */
const peeked = ({ match }: OpenMatch, seat: Seat): AnyView => match.game.view(match.state, seat);

function asked(table: OpenMatch, view: AnyView): { ask: Ask | null; offers: readonly Offer<AnyMove>[] } {
  const { game, state } = table.match;
  const seat = deciderAt(table);
  const floor = floorAt(table);
  if (floor.kind === 'learnt') return { ask: null, offers: [] };
  const first = floor.kind === 'forced' ? floor.seats[0] : seat;
  const ask = game.asks(state).find((each) => each.seat === first) ?? null;
  if (seat === null) return { ask, offers: [] };
  const moves = offersTo(game, state, view, seat);
  return { ask, offers: moves.map((move) => ({ move, foresight: game.foresee(view, seat, move) })) };
}

/**
 * What the open table has shown, everybody has seen; a seat's own eyes come back to what told them more. The open table
 * does not come back to what every person has seen behind the curtain or done there; where several have chosen together,
 * to what these know already.
 */
function newTo(table: OpenMatch, eyes: Eyes): (happening: Happening) => boolean {
  const { seen, shown } = table;
  if (eyes === 'onlooker') {
    if (floorAt(table).kind === 'curtain') return () => false;
    const persons = hereAt(table);
    const together = choseTogether(table.match)?.filter((seat) => persons.includes(seat)) ?? [];
    const lookers = together.length > 0 ? together : persons;
    const isKnown = ({ index, seat }: Happening): boolean =>
      lookers.every((looker) => index < (seen[looker] ?? 0) || (persons.length > 1 && seat === looker));
    return (happening) => happening.index >= shown && !(lookers.length > 0 && isKnown(happening));
  }
  const looked = seen[eyes] ?? 0;
  return (happening) => happening.index >= looked && (happening.index >= shown || toldMore(happening, eyes).length > 0);
}

/** A moment that is shown once more tells a seat's own eyes nothing that they have seen on the open table already. */
function passing({ match, shown }: OpenMatch, eyes: Eyes, { moveCount }: ViewFrame): Pick<ViewFrame, 'events'> | null {
  const happening = match.happened[moveCount - 1];
  return eyes !== 'onlooker' && happening && happening.index < shown ? { events: toldMore(happening, eyes) } : null;
}

function sharedLength(ribbon: Ribbon, known: Ribbon): number {
  // Of one match most of them share their events: those are not looked into, and a long log is no burden.
  const different = ribbon.findIndex((line, index) => !isEqual(line, known[index]));
  return different < 0 ? ribbon.length : different;
}

/** What changes nothing on the table. */
type Question = Extract<Request, { kind: 'why' | 'peek' | 'motives' | 'lookBack' | 'dealCode' }>;

/** What the open table answers at once. */
export function told(table: OpenMatch | null, request: Question): Answered {
  switch (request.kind) {
    case 'why':
      return answerTo(request, table && whyNot(table, request));
    case 'peek':
      return answerTo(request, table && mayPeek(table, request) ? peeked(table, request.seat) : null);
    case 'motives':
      return answerTo(request, table ? motivesOf(table, request.moves) : []);
    case 'lookBack':
      return answerTo(request, table && pastOf(table, request.moves));
    case 'dealCode': {
      // The seed leaves the host here, in the code and in what is exported, because a person asked, and nowhere else.
      const found = table?.id === request.match ? table.match : null;
      return answerTo(request, found && dealCode(dealOf(found)));
    }
  }
}

/** Nobody is told the deal of several people without the others being told of it; null: there is nothing to be told. */
export function withCodeKnown(table: OpenMatch | null, match: MatchId): OpenMatch | null {
  if (table?.id !== match || !table.mine || table.codeKnown || floorAt(table).kind === 'over') return null;
  return personSeats(sittersOf(table)).length > 1 ? { ...table, codeKnown: true } : null;
}

const dealOf = ({ game: { facts }, record: { setup, seed } }: Match): Deal => ({
  facts,
  seats: setup.seats,
  options: setup.options,
  seed,
});

/**
 * Why bots did what the line of a move tells, for the eyes that look now. Of a choice behind the curtain they learn only
 * what they saw come of it themselves; when all is over, everything. Where there was one way only, nothing is to be said.
 */
function motivesOf(table: OpenMatch, moves: number): Motive[] {
  const { match } = table;
  const last = match.happened[moves - 1];
  if (!last) return [];
  const eyes = eyesOf(table);
  const isOver = floorAt(table).kind === 'over';
  const first = moves - 1 - sealedBefore(match.happened, moves - 1);
  const { game } = match;
  const [before, after] = [stateAt(match, first), stateAt(match, moves)].map((state) =>
    game.sheet(game.view(state, eyes)),
  );
  return match.happened.slice(first, moves).flatMap((happening, nth): Motive[] => {
    const { seat, asked } = happening;
    const ask = asked.find((each) => each.seat === seat);
    if (!isByBot(match, happening) || ask?.only) return [];
    const made = { match, happening, state: stateAt(match, first + nth) };
    const lookers = eyesThatKnow(made, eyes, isOver);
    const gains = before && after ? gainsOf(before, after, seat) : [];
    const why = lookers === null ? NOTHING_KNOWN : foreseen(made, lookers);
    if (why.all.length === 1) return [];
    return [{ seat, isSecret: lookers === null, because: becauseOf({ side: seat, gains, ...why }) }];
  });
}

/** A move and the truth that it was made in. */
interface Made {
  readonly match: Match;
  readonly happening: Happening;
  readonly state: AnyState;
}

const NOTHING_KNOWN: Pick<Choice, 'foresight' | 'all'> = { foresight: [], all: [] };

/** Whose view of that moment tells no secret of it: null where the move itself is one. */
function eyesThatKnow({ happening: { seat, asked } }: Made, eyes: Eyes, isOver: boolean): Eyes | null {
  if (isOver || eyes === seat) return seat;
  return asked.some((ask) => ask.seat === seat && ask.cover === 'open') ? 'onlooker' : null;
}

function foreseen(
  { match: { game, record }, happening: { index, seat }, state }: Made,
  eyes: Eyes,
): typeof NOTHING_KNOWN {
  const entry = record.log[index];
  if (!isMove(entry)) return NOTHING_KNOWN;
  const view = game.view(state, eyes);
  return {
    foresight: game.foresee(view, seat, entry.move),
    all: offersTo(game, state, view, seat).map((move) => game.foresee(view, seat, move)),
  };
}

/** How many moves right before this one were choices of others that were asked together with it, and were told with it. */
function sealedBefore(happened: readonly Happening[], at: number): number {
  const seat = happened[at]?.seat;
  const chosenWith = ({ seat: other, asked }: Happening): boolean =>
    other !== seat && asked.length > 1 && asked.some((ask) => ask.seat === seat && ask.cover === 'private');
  const begin = happened.slice(0, at).findLastIndex((happening) => !chosenWith(happening)) + 1;
  return at - begin;
}

function isByBot({ record }: Match, { index, seat }: Happening): boolean {
  return sittersNow(record.sitters, record.log.slice(0, index))[seat as Seat]?.kind === 'bot';
}
