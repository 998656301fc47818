import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin, runnerImport } from 'vite';
import { canBePacked, type ShellFile, type ShellParcel } from '../kept/files.ts';

/** As the maker of the list of files gives them. */
interface Listed {
  readonly url: string;
  readonly size: number;
}

/** So large that a slow line is not idle between two, and so small that little is lost where a visit is broken off. */
const PARCEL_BYTES = 110_000;
const OF_GAME = /\/src\/games\/(?<game>[^/]+)\//;
/** A table can do without these. */
const LATE_ROOMS = /\/src\/games\/[^/]+\/(?:rulebook|guide)\//;
/** What is seen and done there; the scripts that begin are of it too. */
const SHELF_ROOMS = /\/src\/(?:app\/(?:shelf|pick)\/|app\/moveIn\.|link\/|games\/[^/]+\/face\/lid\.)/;

const gameOf = (module: string): string | undefined => OF_GAME.exec(module)?.groups?.game;

/**
 * Says of every file of a build what must be in it, and who needs it; what a first visit needs first stands first. Many
 * small files are put into parcels as well: a question each would take longer than all their bytes.
 */
export function keptFiles() {
  const ofShelf = new Set<string>();
  /** Files of games alone, with the modules in them. */
  const ofGames = new Map<string, string[]>();
  let dir = 'dist';

  /** Workers are bundled apart: both kinds of bundle are looked through. */
  const look = (): Plugin => ({
    name: 'enza-kept-files',
    apply: 'build',
    configResolved: ({ build, isWorker }) => {
      if (!isWorker) dir = build.outDir;
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      /** What these import must be fetched with them, whatever else it holds; the set grows while it is walked. */
      const withImports = (begin: readonly (typeof chunks)[number][]): ReadonlySet<(typeof chunks)[number]> => {
        const all = new Set(begin);
        for (const { imports } of all) {
          for (const chunk of chunks) if (imports.includes(chunk.fileName)) all.add(chunk);
        }
        return all;
      };
      const shelf = withImports(
        chunks.filter(({ isEntry, moduleIds }) => isEntry || moduleIds.some((module) => SHELF_ROOMS.test(module))),
      );
      const shell = withImports([
        ...shelf,
        ...chunks.filter(({ moduleIds }) => moduleIds.every((module) => gameOf(module) === undefined)),
      ]);
      for (const chunk of chunks) {
        const { fileName, moduleIds, viteMetadata } = chunk;
        for (const file of [fileName, ...(viteMetadata?.importedCss ?? []), ...(viteMetadata?.importedAssets ?? [])]) {
          if (shelf.has(chunk)) ofShelf.add(file);
          else if (!shell.has(chunk)) ofGames.set(file, [...(ofGames.get(file) ?? []), ...moduleIds]);
        }
      }
    },
  });

  const needOf = (url: string): ShellFile['need'] => {
    if (ofShelf.has(url) || !url.startsWith('assets/')) return 'shelf';
    return ofGames.has(url) ? 'game' : undefined;
  };

  const list = async (listed: readonly Listed[]) => {
    const page = readFileSync(join(dir, 'index.html'), 'utf8');
    const { module } = await runnerImport<{ readonly RULES: object }>('./src/games/rules.ts');
    const gamesInOrder = Object.keys(module.RULES);
    const files = listed.map(({ url, size }) => {
      const need = needOf(url);
      return {
        url,
        size, // for the maker's own count; it takes it out again
        revision: null, // `integrity` says more
        bytes: size,
        integrity: integrityOf(readFileSync(join(dir, url))),
        ...(need && { need }),
      };
    });
    /** Shelf, screens, what games share, one game's table after the other, and then what is read of them. */
    const rank = ({ url }: Listed): number => {
      const modules = ofGames.get(url);
      if (needOf(url) !== 'game' || !modules) return needOf(url) === 'shelf' ? 0 : 1;
      const [game, ...others] = new Set(modules.flatMap((each) => gameOf(each) ?? []));
      if (game === undefined || others.length > 0) return 2;
      const isLate = modules.every((each) => LATE_ROOMS.test(each) || gameOf(each) === undefined);
      return 3 + (isLate ? gamesInOrder.length : gamesInOrder.indexOf(game));
    };
    // What the page itself has fetched is in the browser's cache.
    const isPacked = ({ url }: Listed): boolean => url.startsWith('assets/') && canBePacked(url) && !page.includes(url);
    const singly = files.filter((file) => !isPacked(file));
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

const FILE = 'boot.js';
/** What may be said in a page. */
const POLICY = "default-src 'self'; base-uri 'none'; form-action 'none'";

/**
 * Builds the watchdog as a script of its own, which shares nothing with the app's bundles and has a name that stays:
 * a page of an older build still finds it when its other files are gone.
 */
export function watchdog(entry: string): Plugin {
  return {
    name: 'enza-watchdog',
    apply: 'build',
    transformIndexHtml: () => [
      // For hosts that send no headers; those say it more strictly.
      { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY }, injectTo: 'head-prepend' },
      // The app waits for no part of it: a host that hangs over this one file must not leave the page blank.
      { tag: 'script', attrs: { src: `./${FILE}`, async: true }, injectTo: 'head-prepend' },
    ],
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: await compiled(entry) });
    },
  };
}

/** For browsers too old for the app as well: it tells their owners so. */
async function compiled(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2017',
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  const [code] = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  if (code?.type !== 'chunk') throw new Error(`${entry} did not compile`);
  return code.code;
}

/** A part's script comes together with its styles and not after them. */
export const fetchTogether = (): Plugin => ({
  name: 'enza-fetch-together',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => `export { fetchPart as __vitePreload } from ${JSON.stringify(resolve('src/app/preload.ts'))};`,
  },
});

/**
 * Chromium compiles these files whole while they come, beside the page's own work, and not function by function as each is
 * called first: a start calls most of them. https://v8.dev/blog/explicit-compile-hints
 */
export const compileAhead = (isCalled: (name: string) => boolean): Plugin => ({
  name: 'enza-compile-ahead',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && isCalled(chunk.name)) chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
    },
  },
});
