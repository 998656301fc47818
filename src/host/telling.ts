import { becauseOf, type Choice, gainsOf } from '../engine/because.ts';
import { type Deal, dealCode } from '../engine/dealCode.ts';
import { personSeats } from '../engine/floor.ts';
import type { AnyState } from '../engine/game.ts';
import type { Eyes, Seat } from '../engine/ids.ts';
import { isMove, sittersNow } from '../engine/log.ts';
import { type Happening, type Match, offersTo } from '../engine/match.ts';
import { stateAt } from '../engine/past.ts';
import { type Answered, answerTo } from '../protocol/calls.ts';
import type { Request } from '../protocol/messages.ts';
import type { MatchId, Motive } from '../protocol/shown.ts';
import { mayPeek, whyNot } from './judge.ts';
import { eyesOf, floorAt, type OpenMatch, sittersOf } from './openMatch.ts';
import { pastOf, peeked } from './publish.ts';

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
