import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { filesUnder } from './dist.ts';
import { zipOf } from './zip.ts';

/** What a release hands out: the files of a build, as they are put on a host, and the licence beside them. */
export function releaseOf(dir: string): Buffer {
  const files = filesUnder(dir).map((file) => ({
    path: relative(dir, file).split(sep).join('/'),
    body: readFileSync(file),
  }));
  return zipOf([...files, { path: 'LICENSE.txt', body: readFileSync('LICENSE') }]);
}
