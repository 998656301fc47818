import { seatCounts } from '../engine/setup.ts';
import { loadBots } from './games.ts';
import { shareOf } from './samples.ts';

/** Who is measured against whom at one table. */
export interface Row {
  readonly game: string;
  readonly seats: number;
  readonly first: string;
  readonly second: string;
}

/** The games of a row so far, and how long they took. */
export interface Played {
  readonly samples: readonly number[];
  readonly ms: number;
}

/** The same without the order of the deals: how often each share came. */
export interface Kept {
  readonly deals: Readonly<Record<string, number>>;
  readonly ms: number;
}

export function keptOf({ samples, ms }: Played): Kept {
  const deals: Record<string, number> = {};
  for (const share of samples) deals[share] = (deals[share] ?? 0) + 1;
  return { deals, ms: Math.round(ms) };
}

export function playedIn(kept: Kept | undefined): Played {
  const samples = Object.entries(kept?.deals ?? {}).flatMap(([share, deals]) =>
    new Array<number>(deals).fill(Number(share)),
  );
  return { samples, ms: kept?.ms ?? 0 };
}

const NARROW = 0.05;
const FEWEST_DEALS = 20;
export const MOST_DEALS = 600;

/**
 * Of one title, the rows of its smallest and its largest table: each level against the one below, the weakest against a player by rules
 * of thumb, the strongest against that of an earlier generation, and what eight times the time would bring it.
 */
export async function rowsOf(game: string): Promise<Row[][]> {
  const { game: rules, levels, players } = await loadBots(game);
  const thumb = Object.hasOwn(players, 'thumb') ? 'thumb' : 'greedy';
  const pairs: readonly (readonly [first: string, second: string])[] = [
    ['level:1', thumb],
    ...levels.slice(1).map((_, below) => [`level:${below + 2}`, `level:${below + 1}`] as const),
    ...(Object.hasOwn(players, 'before') ? [['strongest', 'before'] as const] : []),
    ['times:8', 'strongest'],
  ];
  const counts = seatCounts(rules.facts).filter((seats) => seats > 1);
  const tables = [...new Set([Math.min(...counts), Math.max(...counts)])];
  return tables.map((seats) => pairs.map(([first, second]) => ({ game, seats, first, second })));
}

/** Each title's first rows, then all second ones: those in which players look longest are the last of each. */
export function cheapFirst(tables: readonly (readonly Row[])[]): Row[] {
  const most = Math.max(...tables.map((rows) => rows.length));
  return Array.from({ length: most }, (_, place) => tables.flatMap((rows) => rows[place] ?? [])).flat();
}

/** All get the same time, whatever a deal takes: the next is the one that had least, and is neither narrow nor in hand. */
export function nextRow<R extends Row>(
  rows: readonly R[],
  playedOf: (row: R) => Played,
  inHand: ReadonlySet<R>,
): R | undefined {
  const open = rows.filter((row) => !inHand.has(row) && !isNarrow(playedOf(row).samples));
  return open.reduce<R | undefined>(
    (least, row) => (least && playedOf(least).ms <= playedOf(row).ms ? least : row),
    undefined,
  );
}

export function isNarrow(samples: readonly number[]): boolean {
  if (samples.length < FEWEST_DEALS) return false;
  return samples.length >= MOST_DEALS || shareOf(samples).halfWidth <= NARROW;
}
