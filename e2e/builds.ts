import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where a build’s own first script lies on the site. */
export function scriptPathIn(dir: string): string {
  const [, path] = readFileSync(join(dir, 'index.html'), 'utf8').match(/src="\.(\/assets\/first-[^"]+\.js)"/) ?? [];
  if (!path) throw new Error(`no script in ${dir}`);
  return path;
}
