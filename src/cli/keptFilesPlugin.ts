import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** As the maker of the list of files gives them. */
interface Listed {
  readonly url: string;
  readonly size: number;
}

const isOfGame = (module: string): boolean => /\/src\/games\/[^/]+\//.test(module);

/**
 * Says of every file of a build what must be in it, and whether games alone need it; what a first visit needs first stands
 * first.
 */
export function keptFiles() {
  const ofGames = new Set<string>();
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
      const shell = new Set(chunks.filter((chunk) => chunk.isEntry || !chunk.moduleIds.some(isOfGame)));
      // What these import must come with them, whatever else lies in it; the set grows while it is walked.
      for (const { imports } of shell) {
        for (const chunk of chunks) if (imports.includes(chunk.fileName)) shell.add(chunk);
      }
      for (const chunk of chunks) {
        if (shell.has(chunk)) continue;
        for (const file of [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])]) ofGames.add(file);
      }
    },
  });

  const list = (listed: readonly Listed[]) => {
    const files = listed.map(({ url, size }) => ({
      url,
      size, // for the maker's own count; it takes it out again
      revision: null, // `integrity` says more
      bytes: size,
      integrity: `sha256-${createHash('sha256')
        .update(readFileSync(join(dir, url)))
        .digest('base64')}`,
      ...(ofGames.has(url) ? { ofGame: true as const } : {}),
    }));
    return { manifest: files.sort((one, other) => Number(one.ofGame ?? false) - Number(other.ofGame ?? false)) };
  };

  return { look, list };
}
