import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseOf } from './release.ts';

const OUT = '.cache/package';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string };
const archive = releaseOf('dist');
const name = `enza-${version}.zip`;
const sum = createHash('sha256').update(archive).digest('hex');
mkdirSync(OUT, { recursive: true });
writeFileSync(join(OUT, name), archive);
// As `sha256sum --check` reads it.
writeFileSync(join(OUT, `${name}.sha256`), `${sum}  ${name}\n`);
console.log(`${join(OUT, name)}: ${Math.round(archive.length / 1000)} kB\n${sum}`);
