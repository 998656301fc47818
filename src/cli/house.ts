import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_ROOMS, PACKAGES, ROOMS, type Room } from './rooms.ts';

const GAME = '<game>';
/** Not in the house, but next to it. */
const NEXT_DOOR = 'e2e';

const isFile = (room: string): boolean => room.includes('.');
const topOf = (room: string): string => room.split('/')[0] ?? room;
const nameIn = (room: string): string => room.slice(room.lastIndexOf('/') + 1);
const literal = (text: string): string => text.replaceAll('.', '\\.');
const oneOf = (names: readonly string[]): string => `(?:${names.map(literal).join('|')})`;

/** A pattern for an import's address that contains this text. */
const address = (text: string): string => `r"(?s).*['\\"\`]${text}.*"`;

interface Border {
  readonly files: string;
  readonly refused: readonly string[];
  readonly but?: string;
  readonly message: string;
}

const messageOf = ({ room, mayImport, packages = [] }: Room): string => {
  const all = [...mayImport, ...packages];
  return `borders: ${room} may import ${all.length === 0 ? 'nothing of other rooms' : all.join(', ')}`;
};

const packagesRefused = ({ packages = [] }: Room): string[] => {
  const others = PACKAGES.filter((each) => !packages.includes(each));
  return [address(`${oneOf(others)}(?:[/:].*)?['\\"\`]`)];
};

/** Folders straight under src that this room may not enter, by any way up from it. */
function topsRefused({ room, mayImport }: Room, tops: readonly string[], up: string): string[] {
  const open = new Set([topOf(room), ...mayImport.map(topOf)]);
  const closed = tops.filter((top) => !open.has(top));
  return closed.length === 0 ? [] : [address(`${up}${oneOf(closed)}/`)];
}

/** Single files of the games' folder are no way into the rest of it. */
function gamesBorder(room: Room, files: string, message: string): Border[] {
  const singles = room.mayImport.filter((each) => each.startsWith('games/'));
  if (singles.length === 0 || topOf(room.room) === 'games') return [];
  return [
    { files, refused: [address('(?:\\.\\./)+games/')], but: address(`(?:\\.\\./)+${oneOf(singles)}['\\"\`]`), message },
  ];
}

/** Rooms within the same folder: those inside this one, and those beside it. */
function nearRefused({ room, mayImport }: Room, rooms: readonly Room[]): string[] {
  const near = rooms.filter(
    (each) => each.room !== room && topOf(each.room) === topOf(room) && each.room.includes('/'),
  );
  const closed = near.filter((each) => !mayImport.includes(each.room)).map((each) => nameIn(each.room));
  if (closed.length === 0) return [];
  const way = room.includes('/') && !isFile(room) ? '(?:\\.\\./)+' : '\\./';
  return [address(`${way}${oneOf(closed)}['\\"\`/]`)];
}

function borderOf(room: Room, rooms: readonly Room[], tops: readonly string[]): Border[] {
  const message = messageOf(room);
  const inner = rooms.some((each) => each.room.startsWith(`${room.room}/`));
  const files = `r"(?:.*/)?src/${literal(room.room)}${isFile(room.room) ? '' : inner ? '/[^/]+' : '/.*'}"`;
  const up = isFile(room.room) && !room.room.includes('/') ? '\\./' : '(?:\\.\\./)+';
  return [
    {
      files,
      refused: [...topsRefused(room, tops, up), ...nearRefused(room, rooms), ...packagesRefused(room)],
      message,
    },
    ...gamesBorder(room, files, message),
  ];
}

function gameBorderOf(room: Room, rooms: readonly Room[], tops: readonly string[]): Border {
  const file = isFile(room.room);
  const files = `r"(?:.*/)?src/games/[^/]+/${literal(room.room)}${file ? '' : '/.*'}"`;
  const own = rooms.filter((each) => each !== room && !room.mayImport.includes(`./${each.room}`));
  const closed = own.map((each) => each.room);
  return {
    files,
    refused: [
      ...topsRefused({ ...room, room: 'games' }, tops, file ? '(?:\\.\\./){2}' : '(?:\\.\\./){3,}'),
      address(`${file ? '\\./' : '(?:\\.\\./){1,2}'}${oneOf(closed)}['\\"\`/]`),
      ...packagesRefused(room),
    ],
    message: messageOf({ ...room, room: `${GAME}/${room.room}` }),
  };
}

/** As many steps up as lead out of a game's folder. */
const STRANGERS: readonly Border[] = [1, 2, 3].map((steps) => ({
  files: `r"(?:.*/)?src/games${'/[^/]+'.repeat(steps + 1)}"`,
  refused: [address(`${'\\.\\./'.repeat(steps)}[^.]`)],
  message: 'borders: games do not import each other, nor the tables that list them',
}));

/** Most files are; none of them is asked for the other borders. */
const IN_A_GAME = 'r"(?:.*/)?src/games/[^/]+/.*"';

const clause = ({ files, refused, but, message }: Border): string =>
  [
    '      and {',
    `        $filename <: ${files},`,
    `        $import <: or { ${refused.join(', ')} },`,
    ...(but ? [`        not $import <: ${but},`] : []),
    `        register_diagnostic(span=$import, message=${JSON.stringify(message)})`,
    '      }',
  ].join('\n');

/** The linter's rules of who may import whom, in its own language. */
function gritOf(rooms: readonly Room[], gameRooms: readonly Room[]): string {
  const tops = [...new Set([...rooms.map(({ room }) => topOf(room)), NEXT_DOOR])].filter((top) => !isFile(top));
  const shared = rooms.flatMap((room) => borderOf(room, rooms, tops));
  const games = [...gameRooms.map((room) => gameBorderOf(room, gameRooms, tops)), ...STRANGERS];
  return `language js(typescript, jsx)

// Made of src/cli/rooms.ts by \`npm run house\`. Tests may reach anywhere.

or {
  JsModuleSource(),
  JsImportCallExpression(),
  TsImportType()
} as $import where {
  not $filename <: r".*\\.test\\.tsx?",
  or {
    and { $filename <: ${IN_A_GAME}, or {
${games.map(clause).join(',\n')}
    } },
    and { not $filename <: ${IN_A_GAME}, or {
${shared.map(clause).join(',\n')}
    } }
  }
}
`;
}

/** The same as a table to read. */
function tableOf(rooms: readonly Room[], within: string): string {
  const cell = ({ room, holds, mayImport, packages = [] }: Room): string => {
    const calls = [...mayImport, ...packages].map((each) => (/^[./\w]*$/.test(each) ? each : `\`${each}\``));
    return `| \`${within}${room}\` | ${holds} | ${calls.length === 0 ? '–' : calls.join(', ')} |`;
  };
  return [
    '| room | what it holds | may import |',
    '|---|---|---|',
    ...rooms.filter(({ holds }) => holds).map(cell),
  ].join('\n');
}

export const HOUSE = 'src/README.md';

const between = (text: string, name: string, table: string): string =>
  text.replace(
    new RegExp(`(<!-- ${name} -->\\n)[^]*?(\\n<!-- /${name} -->)`),
    (_, begin, end) => `${begin}${table}${end}`,
  );

/** The files that say who may import whom, as they must read: by their path. */
export const housePapers = (house: string): Readonly<Record<string, string>> => ({
  '.borders/rooms.grit': gritOf(ROOMS, GAME_ROOMS),
  [HOUSE]: between(between(house, 'rooms', tableOf(ROOMS, 'src/')), 'game rooms', tableOf(GAME_ROOMS, '')),
});

/** The page that these figures stand on: they age, so a command writes them. */
export const FIGURES = 'src/cli/figures.md';

export interface SourceFile {
  /** From src on. */
  readonly path: string;
  readonly text: string;
}

const isCode = (path: string): boolean => /\.tsx?$/.test(path) && !path.endsWith('.d.ts');
const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path) || path.startsWith('tests/');

export const sourceFiles = (): SourceFile[] =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => isCode(path) || path.endsWith('.css') || path.endsWith('README.md'))
    .map((path) => ({ path, text: readFileSync(join('src', path), 'utf8') }));

const linesIn = (text: string): number => text.split('\n').length - 1;
const total = (files: readonly SourceFile[]): number => files.reduce((sum, { text }) => sum + linesIn(text), 0);
const importedLines = (text: string): number =>
  [...text.matchAll(/^import\b[^;]*;$/gm)].reduce((sum, [each]) => sum + each.split('\n').length, 0);

function medianLines(files: readonly SourceFile[]): number {
  const sorted = files.map(({ text }) => linesIn(text)).sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** The files of this folder in each game. */
function byGame(files: readonly SourceFile[], folder: string): Map<string, SourceFile[]> {
  const games = new Map<string, SourceFile[]>();
  for (const file of files) {
    const [, game = '', room] = /^games\/([^/]+)\/([^/]+)\//.exec(file.path) ?? [];
    if (room === folder) games.set(game, [...(games.get(game) ?? []), file]);
  }
  return games;
}

/** How large the house is and how it is cut up, one figure a row. */
export function figuresOf(files: readonly SourceFile[]): [what: string, figure: string][] {
  const code = files.filter(({ path }) => isCode(path));
  const product = code.filter(({ path }) => !isTest(path));
  const tests = code.filter(({ path }) => isTest(path));
  const most = (folder: string): number =>
    Math.max(0, ...[...byGame(product, folder).values()].map(({ length }) => length));
  const imported = product.reduce((sum, { text }) => sum + importedLines(text), 0);
  const share = total(product) === 0 ? 0 : (100 * imported) / total(product);
  const pages = files.filter(({ path }) => path.endsWith('README.md'));
  const words = pages.flatMap(({ text }) => text.match(/^\| \*\*.*/gm) ?? []);
  const wayOfATap = pages.flatMap(({ text }) => /^\| the way of a tap .*$/m.exec(text)?.[0].match(/\w\.tsx?`/g) ?? []);
  return [
    ['files of code, tests apart', `${product.length}`],
    ['their lines, and those of the file in the middle', `${total(product)}, ${medianLines(product)}`],
    ['files above 300 lines', `${product.filter(({ text }) => linesIn(text) > 300).length}`],
    ['lines that import', `${share.toFixed(1)} %`],
    ['files of tests, and their lines', `${tests.length}, ${total(tests)}`],
    ['style sheets', `${files.filter(({ path }) => path.endsWith('.css')).length}`],
    ['rules of a game: files at most', `${most('rules')}`],
    ['words of a game: files at most', `${most('words')}`],
    ['words of all games: lines', `${total([...byGame(product, 'words').values()].flat())}`],
    ['words that the pages explain', `${words.length}`],
    ['files that one opens to follow a tap', `${wayOfATap.length}`],
  ];
}

export const figuresPage = (files: readonly SourceFile[]): string =>
  [
    '# Figures of the house',
    '',
    'Written by `npm run house`; they hold for the day on which it was run last.',
    '',
    '| | |',
    '|---|---|',
    ...figuresOf(files).map(([what, figure]) => `| ${what} | ${figure} |`),
    '',
  ].join('\n');
