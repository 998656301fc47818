import { existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type ESTree, type Plugin, parseAst, runnerImport } from 'vite';
import type { Facts } from '../engine/game.ts';
import { RULES } from '../games/rules.ts';
import { saveKind } from '../saves/format.ts';
import type { PicturedScreen } from './scenes.ts';

// Which titles a build has, and which pictures it may show on its install card.

const GAMES = 'src/games';
const TABLE = /\/src\/games\/(?:shelf|rules|faces)\.ts$/;
const BOX = /^\.\/(?<title>[^/]+)\/box\.tsx$/;

/** Every title that there is, by its folder. */
const allTitles = (): readonly string[] =>
  readdirSync(GAMES, { withFileTypes: true }).flatMap((each) => (each.isDirectory() ? [each.name] : []));

/** Which titles a build has, as `ENZA_TITLES` names them; unnamed: all. */
export function titlesNamed(named: string | undefined): readonly string[] {
  const all = allTitles();
  if (!named) return all;
  const wanted = named.split(',').map((each) => each.trim());
  const unknown = wanted.filter((each) => !all.includes(each));
  if (unknown.length > 0) throw new Error(`ENZA_TITLES has ${unknown.join(', ')}: there are ${all.join(', ')}`);
  return all.filter((each) => wanted.includes(each));
}

/** Whether a picture may go along: the one of a title alone, or where none is left off any. */
export const mayShow = (file: string, titles: readonly string[]): boolean =>
  titles.length === allTitles().length || titles.includes(basename(file, '.jpg').replace(/-wide$/, ''));

/** A build with these titles: the others' lines are taken out of the three tables, and nothing of them is reached any more. */
export const onlyTitles = (titles: readonly string[]): Plugin => {
  /** Workers are bundled apart, and bring no pictures along. */
  let out = '';
  return {
    name: 'enza-titles',
    apply: 'build',
    enforce: 'pre',
    configResolved: ({ root, build, isWorker }) => {
      if (!isWorker) out = join(root, build.outDir);
    },
    transform: (code, id) => (TABLE.test(id) ? withTitles(code, titles) : undefined),
    closeBundle() {
      if (out === '') return;
      for (const file of readdirSync(join(out, 'screens'))) {
        if (!mayShow(file, titles)) rmSync(join(out, 'screens', file));
      }
    },
  };
};

/** A table of `src/games/` with the lines of these titles alone. */
export function withTitles(table: string, titles: readonly string[]): string {
  const cuts: Span[] = [];
  const leftOff = new Set<string>();
  for (const statement of parseAst(table, { lang: 'ts' }).body) {
    if (statement.type === 'ImportDeclaration') {
      const title = BOX.exec(statement.source.value)?.groups?.title;
      if (title === undefined || titles.includes(title)) continue;
      cuts.push(statement);
      for (const { local } of statement.specifiers) leftOff.add(local.name);
    }
    const lines = listIn(statement);
    lines?.inside.forEach((line, index) => {
      if (line && !isOf(line, titles, leftOff)) {
        cuts.push({ start: line.start, end: lines.inside[index + 1]?.start ?? lines.end });
      }
    });
  }
  // From behind, so that what stands before keeps its place.
  return cuts.reverse().reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), table);
}

interface Span {
  readonly start: number;
  readonly end: number;
}

type Line = ESTree.ObjectPropertyKind | ESTree.ArrayExpressionElement;

/** The lines of a table, and where the last of them ends. */
function listIn(statement: ESTree.Statement | ESTree.Directive) {
  if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') return null;
  const init = statement.declaration.declarations[0]?.init;
  const inside: readonly Line[] | undefined =
    init?.type === 'ArrayExpression' ? init.elements : init?.type === 'ObjectExpression' ? init.properties : undefined;
  return init && inside ? { inside, end: init.end - 1 } : null;
}

function isOf(line: NonNullable<Line>, titles: readonly string[], leftOff: ReadonlySet<string>): boolean {
  if (line.type === 'Identifier') return !leftOff.has(line.name);
  if (line.type !== 'Property') return true;
  const { key } = line;
  if (key.type === 'Identifier') return titles.includes(key.name);
  return key.type !== 'Literal' || titles.includes(String(key.value));
}

/** The kinds of saves that a build with these titles opens. */
export async function kindsOpened(titles: readonly string[]): Promise<readonly string[]> {
  const known = await Promise.all(
    titles.map((title) => runnerImport<{ readonly facts: Facts }>(`./${GAMES}/${title}/facts.ts`)),
  );
  return known.map(({ module }) => saveKind(module.facts));
}

const SENT_BY = /^(?:mailto|https):/;

/** Where the host of a build wants reports sent, as `ENZA_REPORTS` names it; null: the app says whom to ask, and no address. */
export function reportsAddress(named: string | undefined): string | null {
  if (!named) return null;
  if (!URL.canParse(named) || !SENT_BY.test(new URL(named).protocol))
    throw new Error(`ENZA_REPORTS is ${named}: it must begin with mailto: or https:`);
  return new URL(named).href;
}

/** A picture for the browser's install card and the README; made by `npm run pictures -- --screens`. */
export interface Screen {
  /** In `public/`. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** Points of the picture to one of the page. */
  readonly density: number;
  readonly form: 'narrow' | 'wide';
  /** How the name of its scene begins. */
  readonly shows: RegExp;
}

const NARROW = { width: 360, height: 640, density: 2, form: 'narrow' } as const;
const WIDE = { width: 1024, height: 768, density: 1, form: 'wide' } as const;
/** The shelf, every title half way through a game on a phone, and as many as a card shows on a tablet. */
export const SCREENS: readonly Screen[] = [
  { ...NARROW, file: 'screens/shelf.jpg', shows: /^shelf-waiting$/ },
  ...Object.keys(RULES).map((id) => ({ ...NARROW, file: `screens/${id}.jpg`, shows: halfWay(id) })),
  ...Object.keys(RULES).map((id) => ({ ...WIDE, file: `screens/${id}-wide.jpg`, shows: halfWay(id) })),
];

/** Those that there are: a title that is new on the shelf has none yet. */
export const TAKEN = SCREENS.filter(({ file }) => existsSync(join('public', file)));

function halfWay(id: string): RegExp {
  return new RegExp(`^${id}-.*half-`);
}

export const sceneOf = ({ shows }: Screen, scenes: readonly PicturedScreen[]): PicturedScreen | undefined =>
  scenes.find(({ name }) => shows.test(name));
