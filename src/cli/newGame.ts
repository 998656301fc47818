import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { capital } from '../words/phrase.ts';
import { BadArguments } from './arguments.ts';

export interface NewGame {
  readonly id: string;
  /** For deal codes: one that no other game has. */
  readonly code: number;
  /** With a board of drawn cards in place of lines and buttons. */
  readonly drawn?: boolean;
}

const TOY = join('src', 'starter', 'toy');
const DRAWING = join('face', 'drawing.tsx');
const GAMES = join('src', 'games');

/** Writes a game that can be played: the toy under another name, and its lines in the three tables. */
export function writeNewGame(root: string, game: NewGame): void {
  const { id } = game;
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(id)) {
    throw new BadArguments(
      `${id || 'Nothing'} is no name: small letters, digits and single hyphens, as in fairy-light.`,
    );
  }
  const folder = join(root, GAMES, id);
  if (existsSync(folder)) throw new BadArguments(`There is a game ${id} already; its folder is ${join(GAMES, id)}.`);
  cpSync(join(root, TOY), folder, { recursive: true });
  if (!game.drawn) rmSync(join(folder, DRAWING));
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.tsx?$/.test(name),
  )) {
    change(join(folder, file), (text) => named(text, game));
  }
  writeFileSync(
    join(folder, 'conformance.test.ts'),
    `import { conformGame } from '../conformance.ts';\n\nawait conformGame('${id}');\n`,
  );
  const inTable = (table: string, add: (text: string) => string): void => change(join(root, GAMES, table), add);
  inTable('rules.ts', (text) =>
    beforeEnd(
      text,
      '};',
      `  ${keyOf(id)}: { code: ${game.code}, rules: () => import('./${id}/rules/index.ts'), bots: () => import('../bots/plain.ts') },\n`,
    ),
  );
  inTable('faces.ts', (text) =>
    beforeEnd(
      text,
      '};',
      `  ${keyOf(id)}: { en: () => import('./${id}/face/en.ts'), ja: () => import('./${id}/face/ja.ts') },\n`,
    ),
  );
  inTable('shelf.ts', (text) => {
    const imported = beforeEnd(text, '\n/**', `import { box as ${variableOf(id)} } from './${id}/box.tsx';\n`);
    return beforeEnd(imported, '];', `, ${variableOf(id)}`);
  });
}

/** The toy's own name, title, initial and code stand once each in its files, and the face that it has. */
const named = (text: string, { id, code, drawn = false }: NewGame): string =>
  (drawn ? withDrawing(text) : text)
    .replaceAll("id: 'toy', code: 31", `id: '${id}', code: ${code}`)
    .replaceAll("'Toy'", `'${titleOf(id)}'`)
    .replaceAll("'T'", `'${titleOf(id).charAt(0)}'`);

const withDrawing = (text: string): string =>
  text
    .replace(/import \{ plainFace \} from '(.*)\/plainFace.tsx'/, "import { cardFace } from '$1/cardFace.ts'")
    .replace(/plainFace\(([^)]*)\)/, "cardFace($1, () => import('./drawing.tsx'))");

const titleOf = (id: string): string => id.split('-').map(capital).join(' ');
const variableOf = (id: string): string => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
const keyOf = (id: string): string => (id.includes('-') ? `'${id}'` : id);

function change(file: string, by: (text: string) => string): void {
  writeFileSync(file, by(readFileSync(file, 'utf8')));
}

function beforeEnd(text: string, end: string, line: string): string {
  const place = text.lastIndexOf(end);
  return text.slice(0, place) + line + text.slice(place);
}
