import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where a build's first script lies on the site. */
export function scriptPathIn(dir: string): string {
  const [, path] = readFileSync(join(dir, 'index.html'), 'utf8').match(/type="module"[^>]* src="\.([^"]+)"/) ?? [];
  if (!path) throw new Error(`no script in ${dir}`);
  return path;
}
