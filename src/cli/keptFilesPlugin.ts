import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type { ShellFile, ShellParcel } from '../kept/files.ts';
import { canBePacked } from '../kept/parcel.ts';

/** As the maker of the list of files gives them. */
interface Listed {
  readonly url: string;
  readonly size: number;
}

/** What a file of games alone is for. */
interface OfGame {
  readonly games: Set<string>;
  /** A table can do without it. */
  isLate: boolean;
}

/** So large that a slow line is not idle between two, and so small that little is lost where a visit is broken off. */
const PARCEL_BYTES = 110_000;
const OF_GAME = /\/src\/games\/(?<game>[^/]+)\//;
const LATE_ROOMS = /\/src\/games\/[^/]+\/(?:rulebook|guide)\//;

const gameOf = (module: string): string | undefined => OF_GAME.exec(module)?.groups?.game;

/**
 * Says of every file of a build what must be in it, and whether games alone need it; what a first visit needs first stands
 * first. Many small files are put into parcels as well: a question each would take longer than all their bytes.
 */
export function keptFiles() {
  const ofGames = new Map<string, OfGame>();
  let dir = 'dist';

  const note = (file: string, modules: readonly string[]): void => {
    const isLate = modules.every((module) => LATE_ROOMS.test(module) || gameOf(module) === undefined);
    const noted = ofGames.get(file) ?? { games: new Set(), isLate };
    for (const game of modules.map(gameOf)) if (game !== undefined) noted.games.add(game);
    noted.isLate &&= isLate;
    ofGames.set(file, noted);
  };

  /** Workers are bundled apart: both kinds of bundle are looked through. */
  const look = (): Plugin => ({
    name: 'enza-kept-files',
    apply: 'build',
    configResolved: ({ build, isWorker }) => {
      if (!isWorker) dir = build.outDir;
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const shell = new Set(
        chunks.filter((chunk) => chunk.isEntry || chunk.moduleIds.every((module) => gameOf(module) === undefined)),
      );
      // What these import must come with them, whatever else lies in it; the set grows while it is walked.
      for (const { imports } of shell) {
        for (const chunk of chunks) if (imports.includes(chunk.fileName)) shell.add(chunk);
      }
      for (const chunk of chunks) {
        if (shell.has(chunk)) continue;
        for (const file of [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])]) note(file, chunk.moduleIds);
      }
    },
  });

  const list = async (listed: readonly Listed[]) => {
    const { module } = await runnerImport<{ readonly RULES: object }>('./src/games/rules.ts');
    const gamesInOrder = Object.keys(module.RULES);
    const page = readFileSync(join(dir, 'index.html'), 'utf8');
    const files = listed.map(({ url, size }) => ({
      url,
      size, // for the maker's own count; it takes it out again
      revision: null, // `integrity` says more
      bytes: size,
      integrity: integrityOf(readFileSync(join(dir, url))),
      ...(ofGames.has(url) ? { ofGame: true as const } : {}),
    }));
    // What the page itself has brought lies in the browser's cache.
    const isPacked = ({ url }: Listed): boolean => url.startsWith('assets/') && canBePacked(url) && !page.includes(url);
    const singly = files.filter((file) => !isPacked(file));
    /** Shell, what games share, one game's table after the other, and then what is read of them. */
    const rank = ({ url }: Listed): number => {
      const use = ofGames.get(url);
      if (!use) return 0;
      const [game, ...others] = use.games;
      if (game === undefined || others.length > 0) return 1;
      return 2 + (use.isLate ? gamesInOrder.length : gamesInOrder.indexOf(game));
    };
    const packed = files.filter(isPacked).sort((one, other) => rank(one) - rank(other));
    return { manifest: [...singly, ...parcelled(packed, rank, dir)] };
  };

  return { look, list };
}

function parcelled<File extends ShellFile & Listed>(
  files: readonly File[],
  rank: (file: File) => number,
  dir: string,
): readonly (File | (ShellParcel & Listed & { readonly revision: null }))[] {
  const parcels: File[][] = [];
  let room = 0;
  let last: File | undefined;
  for (const file of files) {
    room -= file.bytes;
    if (room < 0 || !last || rank(file) !== rank(last)) {
      parcels.push([]);
      room = PARCEL_BYTES - file.bytes;
    }
    parcels.at(-1)?.push(file);
    last = file;
  }
  return parcels.flatMap((inside) => {
    const body = Buffer.concat(inside.map(({ url }) => readFileSync(join(dir, url))));
    const integrity = integrityOf(body);
    // Of a kind that hosts send packed and change nothing in.
    const url = `assets/${createHash('sha256').update(body).digest('hex').slice(0, 8)}.txt`;
    writeFileSync(join(dir, url), body);
    return [{ url, size: 0, revision: null, integrity, holds: inside.length }, ...inside];
  });
}

const integrityOf = (body: Buffer): string => `sha256-${createHash('sha256').update(body).digest('base64')}`;
