import { eyesAt, type Floor, floorOf, personsHere } from '../engine/floor.ts';
import type { Eyes, Seat } from '../engine/game.ts';
import { type Entry, earlyEnd, gaveUp, isMove, type Sitter, sittersNow } from '../engine/log.ts';
import { asksAt, type Happening, type Match, resultOf } from '../engine/match.ts';
import { seatThatBegan } from '../engine/setup.ts';
import type { Unshown } from '../protocol/messages.ts';
import type { MatchId, ShelfEntry } from '../protocol/shown.ts';
import { FORMAT, type SavedMatch, tableMark } from '../saves/format.ts';
import type { Shared } from '../saves/sharing.ts';

/** The one open match, and who holds the device. Never changed: each step makes the next table. */
export interface OpenMatch {
  readonly id: MatchId;
  readonly match: Match;
  /** Who began; null where nobody does. */
  readonly began: Seat | null;
  readonly title: string | null;
  /** One log length a seat: what it has looked at with its own eyes. */
  readonly seen: readonly number[];
  /** The same for the open table. */
  readonly shown: number;
  /** The person who looked or moved last: the device is in their hands. */
  readonly holder: Seat | null;
  /** Invariant: true only while the floor is the holder's private one. */
  readonly looking: boolean;
  /** Invariant: true only while the holder looks at what its last move told it alone. */
  readonly learnt: boolean;
  /** The open table has not yet shown what a secret decision uncovered for all. */
  readonly unveiled: boolean;
  /** The store has exactly this log. */
  readonly saved: boolean;
  /** So many entries of the log it had when it was written last. */
  readonly onDisk: number;
  /** The deal code was shown while several people play: the whole deal can be known. */
  readonly codeKnown?: boolean;
  /** A guide leads it: it counts in no record. */
  readonly lesson?: boolean;
  /** A guide leads it at this moment, and plays for the bots: they do not think. */
  readonly led?: boolean;
  /** False: another tab has this match, and nothing may be done with it here. */
  readonly mine: boolean;
  /** Null: it was never handed on to another device. */
  readonly shared: Shared | null;
}

interface FoundMatch {
  readonly id: MatchId;
  readonly match: Match;
  readonly title: string | null;
  readonly seen: readonly number[];
  readonly shown: number;
  readonly mine: boolean;
  readonly saved: boolean;
  /** Where it is not saved; absent: none of it. */
  readonly onDisk?: number;
  readonly shared?: Shared | null;
}

/** The table on opening: the curtain is closed, and a reveal that may have been missed is shown again. */
export function foundMatch({ match, shared = null, ...found }: FoundMatch): OpenMatch {
  const unveiled = revealed(match);
  const shown = unveiled ? Math.min(found.shown, match.happened.at(-1)?.index ?? 0) : found.shown;
  const began = seatThatBegan(match.game.facts, match.record);
  const onDisk = found.saved ? logLength(match) : (found.onDisk ?? 0);
  const moment = { holder: null, looking: false, learnt: false, unveiled };
  return settled({ ...found, match, shared, began, shown, onDisk, ...moment });
}

/** A match that begins on this device: everybody has seen what it begins with. */
export function newMatch(id: MatchId, match: Match, shared: Shared | null, lesson: boolean): OpenMatch {
  const shown = logLength(match);
  const seen = match.record.sitters.map(() => shown);
  const table = foundMatch({ id, match, title: null, seen, shown, mine: true, saved: false, shared });
  return { ...table, lesson, led: lesson };
}

/** What a page had still to show those eyes when it went away is new to them again. */
export function newAgain(table: OpenMatch, unshown?: Unshown): OpenMatch {
  const index = unshown && table.match.happened[unshown.moves]?.index;
  if (index === undefined) return table;
  const back = (length: number): number => Math.min(length, index);
  if (unshown?.eyes === 'onlooker') return { ...table, shown: back(table.shown) };
  return { ...table, seen: table.seen.map((looked, seat) => (seat === unshown?.eyes ? back(looked) : looked)) };
}

/** How many moves were made since the log was so long; those that were taken back since, too. */
export const movesSince = (log: readonly Entry[], length: number): number => log.slice(length).filter(isMove).length;

export const logLength = (match: Match): number => match.record.log.length;

/** Whose moment it is at a table, who sits there, and whose view the page may have. */
interface Position {
  readonly sitters: readonly Sitter[];
  readonly floor: Floor;
  readonly eyes: Eyes;
}

/** Worked out once for each table: it never changes. */
const positions = new WeakMap<OpenMatch, Position>();

function positionOf(table: OpenMatch): Position {
  const known = positions.get(table);
  if (known) return known;
  const { match, holder, looking, learnt, unveiled, mine, shared } = table;
  const here = shared?.here;
  const sitters = sittersNow(match.record.sitters, match.record.log);
  const asks = asksAt(match);
  const answered = shared?.circle?.wishes.flatMap((wish) => ('ask' in wish ? [wish.ask.seat] : []));
  const moment = { asks, sitters, holder, looking, learnt, unveiled, here, answered };
  const floor: Floor = mine ? floorOf(moment) : { kind: 'elsewhere' };
  // Another tab's match is shown as the open table sees it, whichever people play there.
  const position = { sitters, floor, eyes: mine ? eyesAt(floor, sitters, here) : 'onlooker' } as const;
  positions.set(table, position);
  return position;
}

export const sittersOf = (table: OpenMatch): readonly Sitter[] => positionOf(table).sitters;
export const hereAt = (table: OpenMatch): readonly Seat[] => personsHere(sittersOf(table), table.shared?.here);
export const floorAt = (table: OpenMatch): Floor => positionOf(table).floor;
export const eyesOf = (table: OpenMatch): Eyes => positionOf(table).eyes;

/** The person who may move now. */
export function deciderAt(table: OpenMatch): Seat | null {
  const floor = floorAt(table);
  return floor.kind === 'open' || floor.kind === 'private' ? floor.seat : null;
}

/**
 * The people at the open table who hold what they alone may see: they may look whenever they like, also while another
 * decides. Alone among bots one's secrets are open anyway.
 */
export function peekersAt(table: OpenMatch): readonly Seat[] {
  const { kind } = floorAt(table);
  const { game, state } = table.match;
  if ((kind !== 'open' && kind !== 'bots') || eyesOf(table) !== 'onlooker' || !game.conceals) return [];
  const open = game.view(state, 'onlooker');
  return hereAt(table).filter((seat) => game.conceals?.(open, seat));
}

/** A seat knows what it did itself behind the curtain before that closed: it is not shown its own last move again. */
export function seenWithOwn({ happened }: Match, seat: Seat, seen: number): number {
  const after = happened.filter(({ index }) => index >= seen);
  const other = after.findIndex((happening) => happening.seat !== seat || !isSecret(happening));
  const own = other < 0 ? after : after.slice(0, other);
  return (own.at(-1)?.index ?? seen - 1) + 1;
}

/** It was decided behind the curtain. */
const isSecret = ({ seat, asked }: Happening): boolean =>
  asked.some((ask) => ask.seat === seat && ask.cover === 'private');

/** Who took part in the secret choice of several that the last move brought to its end; null: it was none. */
export function choseTogether(match: Match): readonly Seat[] | null {
  const last = match.happened.at(-1);
  if (!last || !revealed(match)) return null;
  const isWith = ({ asked }: Happening): boolean =>
    asked.some(({ seat, cover }) => seat === last.seat && cover === 'private');
  const first = match.happened[match.happened.findLastIndex((happening) => !isWith(happening)) + 1];
  const seats = first?.asked.map(({ seat }) => seat) ?? [];
  return seats.length > 1 ? seats : null;
}

/** The last move was a secret decision that uncovered something for all. */
export function revealed({ happened }: Match): boolean {
  const last = happened.at(-1);
  if (!last?.told.some(({ news }) => news === 'all')) return false;
  return isSecret(last);
}

/** Lets go of what has had its moment: a look whose private ask is answered, a reveal that all have seen. */
export function settled(table: OpenMatch): OpenMatch {
  const floor = floorAt(table);
  const learnt = floor.kind === 'learnt';
  const looking = table.looking && (learnt || floor.kind === 'private');
  const passed =
    floor.kind === 'open' ||
    floor.kind === 'forced' ||
    floor.kind === 'over' ||
    floor.kind === 'away' ||
    hereAt(table).length < 2;
  return { ...table, looking, learnt, unveiled: table.unveiled && !passed };
}

export const covered = (table: OpenMatch): OpenMatch => settled({ ...table, looking: false, learnt: false });

/** Notes that the eyes at the table have seen all there is; while the curtain is down nothing of it can be seen. */
export function witnessed(table: OpenMatch): OpenMatch {
  const eyes = eyesOf(table);
  const now = logLength(table.match);
  if (eyes === 'onlooker') return floorAt(table).kind === 'curtain' ? table : { ...table, shown: now };
  return { ...table, seen: table.seen.map((before, seat) => (seat === eyes ? now : before)) };
}

/** The save for the store. It is published right after, so frames that are about to be shown count as seen. */
export function savedOf(table: OpenMatch, touchedAt: number): SavedMatch {
  const { seen, shown } = witnessed(table);
  const { match, title } = table;
  return { format: FORMAT, ...match.record, seen, shown, table: tableMark(match), title, touchedAt };
}

export function shelfEntryOf(table: OpenMatch, touchedAt: number): ShelfEntry {
  const { id, title, match, lesson } = table;
  const { game, state, record, happened } = match;
  const early = earlyEnd(record);
  const quitters = gaveUp(record);
  const floor = floorAt({ ...table, holder: null, looking: false, learnt: false, unveiled: false });
  return {
    id,
    game: record.game,
    setup: record.setup,
    sitters: sittersOf(table),
    ...(record.noHints && { noHints: true }),
    ...(record.branch && { branch: record.branch }),
    ...(record.daily && { daily: { ...record.daily, edition: record.edition } }),
    title,
    touchedAt,
    moves: happened.length,
    floor,
    result: resultOf(match),
    picture: game.view(state, 'onlooker'),
    ...(early && { early }),
    ...(quitters.length > 0 && { gaveUp: quitters }),
    ...(record.series && { series: record.series }),
    ...(lesson && { lesson: true }),
    ...(table.shared && { mark: table.shared.mark }),
    ...(table.shared?.here && { here: table.shared.here }),
  };
}
