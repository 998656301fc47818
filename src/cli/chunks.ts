import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';

/** What the bundler knows of the modules. */
interface Graph {
  getModuleInfo(module: string): { readonly importedIds: readonly string[] } | null;
}

type Holds = (module: string, graph: Graph) => boolean;

interface Tier {
  readonly name: string;
  readonly holds: Holds;
}

const GAMES = readdirSync('src/games').filter((game) => existsSync(`src/games/${game}/face/en.ts`));
const faceOf = (game: string): readonly string[] => [`games/${game}/face/en.ts`, `games/${game}/face/ja.ts`];
/** All that is laid on the table together. What else of a game needs something of it can wait for the rest. */
const boardOf = (game: string): readonly string[] =>
  existsSync(`src/games/${game}/face/laid.tsx`)
    ? [`games/${game}/face/laid.tsx`]
    : ['Board.tsx', 'Finale.tsx', 'scenes/index.ts', 'large.tsx'].map((file) => `games/${game}/face/${file}`);
const tableOf = (game: string): readonly string[] => [...faceOf(game), ...boardOf(game)];
const lidOf = (game: string): string => `games/${game}/face/lid.tsx`;

const TABLE = 'app/table/TableScreen.tsx';
const SCREENS = [
  TABLE,
  'app/archive/ArchiveScreen.tsx',
  'app/arrival/Arrival.tsx',
  'app/daily/DailyScreen.tsx',
  'app/records/RecordsScreen.tsx',
  'app/rules/RulesScreen.tsx',
  'app/settings/SettingsScreen.tsx',
];
const START = [
  'app/moveIn.ts',
  'app/handed.ts',
  'app/shelf/Foot.tsx',
  'app/shelf/Tickets.tsx',
  'link/requests.ts',
  // What the card that tells how to install, the settings and a fault would else fetch a whole table for.
  'pwa/device.ts',
  'pwa/install.ts',
  'words/trouble.ts',
];

/**
 * Which modules come in one file. A file takes a slow phone some ten milliseconds however small it is, so a start
 * should ask for few; and nobody should wait long for what only others need. Hence tiers: each holds what its modules
 * import and no tier before it has.
 */
const TIERS: readonly Tier[] = [
  { name: 'preact', holds: (module) => /node_modules\/@?preact.*\.m?js$|rolldown\/runtime/.test(module) },
  // With preact what stands before the first paint: two files of like size that come side by side.
  tier('first', neededBy(['main.tsx'])),
  // What every start takes after it, what games that wait are drawn of, and what most screens share.
  tier(
    'begun',
    neededBy(START),
    shared(
      3,
      SCREENS.map((screen) => [screen]),
    ),
    shared(2, GAMES.map(faceOf)),
  ),
  tier('lids', neededBy(GAMES.map(lidOf))),
  tier('TableScreen', neededBy([TABLE, 'app/tips/TipLine.tsx']), shared(3, GAMES.map(tableOf))),
  tier('map', shared(2, GAMES.map(tableOf))),
  ...GAMES.map((game) => tier(`${game}-face`, neededBy(faceOf(game)))),
  ...GAMES.map((game) => tier(`${game}-board`, neededBy(boardOf(game)))),
];

/** Files that tests and other builds look for by their names. */
export const isTier = (name: string): boolean => TIERS.some((tier) => tier.name === name);

export const chunkGroups = () =>
  TIERS.map(({ name, holds }, at) => ({
    name: (module: string, graph: Graph) => (holds(module, graph) ? name : null),
    priority: TIERS.length - at,
  }));

function tier(name: string, ...any: readonly Holds[]): Tier {
  return { name, holds: (module, graph) => any.some((holds) => holds(module, graph)) };
}

/** These modules of src and what they import, near and far. */
function neededBy(roots: readonly string[]): Holds {
  let needed: ReadonlySet<string> | undefined;
  return (module, graph) => {
    needed ??= reachedFrom(roots, graph);
    return needed.has(module);
  };
}

/** What so many of them need. */
function shared(least: number, each: readonly (readonly string[])[]): Holds {
  const needs = each.map(neededBy);
  return (module, graph) => needs.filter((holds) => holds(module, graph)).length >= least;
}

function reachedFrom(roots: readonly string[], graph: Graph): ReadonlySet<string> {
  const reached = new Set(roots.map((root) => resolve('src', root)));
  // A set that grows is walked to its last end.
  for (const module of reached) for (const next of graph.getModuleInfo(module)?.importedIds ?? []) reached.add(next);
  return reached;
}
