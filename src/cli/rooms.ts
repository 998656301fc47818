/** One folder or file of the house, and whom it may call on. */
export interface Room {
  /** Below `src/`; `<game>` is any game's own folder. */
  readonly room: string;
  readonly holds: string;
  /** Rooms, or single files of them. */
  readonly mayImport: readonly string[];
  readonly packages?: readonly string[];
}

/** The house, from what all stand on to what stands on all. The tables of src/README.md and the linter's borders are made of this. */
export const ROOMS: readonly Room[] = [
  { room: 'engine', holds: 'the contract of a game; match, log, undo, floor, reel, chance', mayImport: [] },
  {
    room: 'engine/conformance',
    holds: 'what is promised of every game, held on random games of it',
    mayImport: ['engine', 'engine/specimens', 'words'],
    packages: ['vitest'],
  },
  {
    room: 'engine/specimens',
    holds: 'tiny games that prove the contract, and break it to prove the conformance',
    mayImport: ['engine', 'engine/conformance', 'words'],
  },
  { room: 'bots', holds: 'the search that all games share', mayImport: ['engine'] },
  { room: 'protocol', holds: 'messages between page and workers', mayImport: ['engine', 'saves'] },
  {
    room: 'saves',
    holds: 'format, parsing and replay of saved matches',
    mayImport: ['engine', 'protocol'],
    packages: ['valibot'],
  },
  {
    room: 'words',
    holds: "how anything is said: phrases, voices, and the shell's texts in both languages",
    mayImport: ['engine', 'saves'],
  },
  {
    room: 'host',
    holds: 'the worker: the open match, its store, its bots',
    mayImport: ['engine', 'host/together', 'protocol', 'saves', 'games/rules.ts'],
    packages: ['idb-keyval'],
  },
  {
    room: 'host/together',
    holds: 'several devices at one match: who orders, what is wished, how two logs become one',
    mayImport: ['engine', 'host', 'protocol', 'saves'],
  },
  {
    room: 'host/rehearsal',
    holds: "the host's tests: a store in memory, locks, a game of whispers, a room of devices",
    mayImport: ['engine', 'host', 'host/together', 'protocol', 'saves'],
  },
  {
    room: 'thinker',
    holds:
      'the second worker: search and nothing else; it gets what one seat sees; the whole state only of a match that is over',
    mayImport: ['engine', 'bots', 'protocol', 'games/rules.ts'],
  },
  {
    room: 'link',
    holds: "the page's end of the line: signals of what was published",
    mayImport: ['engine', 'protocol', 'saves'],
    packages: ['@preact'],
  },
  {
    room: 'ui',
    holds: 'drawn parts that screens and games share; what a face owes',
    mayImport: ['engine', 'words'],
    packages: ['preact'],
  },
  {
    room: 'pwa',
    holds: 'install, update, the watchdog; every device API, guarded',
    mayImport: ['protocol', 'ui', 'words'],
    packages: ['@preact', 'qr'],
  },
  {
    room: 'app',
    holds: 'the screens; knows no game by name',
    mayImport: ['engine', 'link', 'protocol', 'pwa', 'saves', 'ui', 'words', 'games/faces.ts', 'games/shelf.ts'],
    packages: ['@preact', 'lean-qr', 'preact'],
  },
  { room: 'main.tsx', holds: 'the page', mayImport: ['app', 'ui'], packages: ['preact'] },
  {
    room: 'parts',
    holds: 'every drawn part by itself on a page, for those who build with them; not in the app',
    mayImport: ['app', 'engine', 'pwa', 'starter', 'ui', 'words', 'games/faces.ts'],
    packages: ['preact'],
  },
  {
    room: 'kept',
    holds: 'which files the service worker keeps, and that they are the right ones',
    mayImport: ['protocol'],
  },
  { room: 'sw.ts', holds: 'the service worker', mayImport: ['kept', 'protocol'] },
  { room: 'games/shelf.ts', holds: 'the games as they stand on the shelf', mayImport: ['ui', '<game>'] },
  { room: 'games/faces.ts', holds: 'their faces, fetched on demand', mayImport: ['ui', 'words', '<game>'] },
  { room: 'games/rules.ts', holds: 'their rules and bots', mayImport: ['bots', 'engine', '<game>'] },
  {
    room: 'games/fixtures.ts',
    holds: 'their recorded games, a line of JSON each; what was offered and is staged in them',
    mayImport: ['engine', 'ui'],
    packages: ['node'],
  },
  {
    room: 'games/subjects.ts',
    holds: 'all of a game that conformance looks at',
    mayImport: ['engine', 'games/rules.ts', '<game>'],
  },
  {
    room: 'games/conformance.ts',
    holds: 'holds a game to it, and its bots to what their seat knows',
    mayImport: ['bots', 'engine', 'games/fixtures.ts', 'games/rules.ts', 'games/subjects.ts', 'tests', '<game>'],
    packages: ['node', 'vitest'],
  },
  {
    room: 'tests',
    holds: 'what the tests of several games share',
    mayImport: ['engine', 'host', 'protocol', 'saves', 'words'],
    packages: ['node', 'preact', 'vitest'],
  },
  {
    room: 'starter',
    holds: 'the toy that `npm run new` copies for a new game',
    mayImport: ['engine', 'ui', 'words'],
    packages: ['vitest'],
  },
  {
    room: 'cli',
    holds: 'the commands: playing, recording, measuring, serving, pictures',
    mayImport: ['bots', 'engine', 'host', 'kept', 'protocol', 'saves', 'words', 'ui', 'app', 'games', 'e2e'],
    packages: ['lean-qr', 'node', 'playwright', 'vite'],
  },
];

/** Inside a game's folder, which knows no other game. */
export const GAME_ROOMS: readonly Room[] = [
  {
    room: 'facts.ts',
    holds: 'id, seats, options, length: what is known before the rules are loaded',
    mayImport: ['engine'],
  },
  {
    room: 'rules',
    holds: 'the rules: state, moves, play, view, guess, score, why',
    mayImport: ['engine', './facts.ts'],
  },
  {
    room: 'checks.ts',
    holds: 'what must hold, what is conserved, what recorded games must show; `features.ts` with it',
    mayImport: ['engine', './rules', './features.ts'],
  },
  { room: 'features.ts', holds: '', mayImport: ['engine', './rules'] },
  { room: 'company.ts', holds: 'for who plays alone: named bots, and what can be reached', mayImport: ['words'] },
  {
    room: 'bot',
    holds: 'what the search is told, levels, and the manners of those bots',
    mayImport: ['engine', 'bots', './company.ts', './rules', './facts.ts'],
  },
  {
    room: 'words',
    holds: 'every sentence of the table in both languages',
    mayImport: ['engine', 'words', './rules', './rulebook', './facts.ts'],
  },
  {
    room: 'rulebook',
    holds: 'a paragraph for every rule, and what its figures show',
    mayImport: ['engine', 'words', './rules', './words'],
  },
  { room: 'guide', holds: 'the first game that explains itself', mayImport: ['engine', 'words', './rules'] },
  { room: 'fixtures', holds: 'recorded games, a line of JSON each', mayImport: [] },
  {
    room: 'face',
    holds: 'the board and all that is drawn',
    mayImport: ['engine', 'ui', 'words', './company.ts', './facts.ts', './rules', './words', './rulebook', './guide'],
    packages: ['preact'],
  },
  {
    room: 'box.tsx',
    holds: 'facts and the title, for the shelf, and where its lid lies',
    mayImport: ['ui', './facts.ts', './face'],
  },
];

/** What a room other than the page's may not know without a word here. */
export const PACKAGES = [
  '@preact',
  'idb-keyval',
  'lean-qr',
  'node',
  'playwright',
  'preact',
  'qr',
  'valibot',
  'vite',
  'vitest',
  'workbox',
];
