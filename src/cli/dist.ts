import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = ['index.html', 'package.json', 'public', 'src', 'vite.config.ts'];

/** Builds dist if any source is newer than it. */
export function freshDist(): void {
  const built = existsSync('dist/sw.js') ? statSync('dist/sw.js').mtimeMs : 0;
  const stale = SOURCES.flatMap(filesUnder).some((file) => statSync(file).mtimeMs > built);
  if (!stale) return;
  const { status } = spawnSync('npx', ['vite', 'build', '--logLevel', 'warn'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('vite build failed');
}

export function filesUnder(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  const inside = readdirSync(path, { recursive: true, encoding: 'utf8' }).map((each) => join(path, each));
  return inside.filter((each) => statSync(each).isFile());
}
