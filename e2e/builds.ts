import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { placed, type ShellFile, type ShellParcel, type Shipment } from '../src/kept/files.ts';

/** Where a build’s own first script lies on the site. */
export function scriptPathIn(dir: string): string {
  const [, path] = readFileSync(join(dir, 'index.html'), 'utf8').match(/src="\.(\/assets\/first-[^"]+\.js)"/) ?? [];
  if (!path) throw new Error(`no script in ${dir}`);
  return path;
}

/** The same of what is fetched when it is needed. */
export function partPathIn(name: string, dir: string, kind: '.js' | '.css' = '.js'): string {
  const [found] = readdirSync(join(dir, 'assets')).filter((file) => file.startsWith(`${name}-`) && file.endsWith(kind));
  if (!found) throw new Error(`no ${name} in ${dir}`);
  return `/assets/${found}`;
}

/** Where on the site a file can be had: by itself, and in the parcel that it lies in. */
export function waysTo(path: string, dir: string): readonly string[] {
  const { parcels } = shipmentOf(dir);
  const around = parcels.filter(({ files }) => files.some(({ address }) => address === SITE + path));
  return [path, ...around.map(({ address }) => address.slice(SITE.length))];
}

/** Where on the site the files lie that games alone need, and the parcels with them. */
export function gamePartsOf(dir: string): readonly string[] {
  const { files, parcels } = shipmentOf(dir);
  const parts = [
    ...files.filter(({ need }) => need === 'game'),
    ...parcels.filter((parcel) => parcel.files[0]?.need === 'game'),
  ];
  return parts.map(({ address }) => address.slice(SITE.length));
}

const SITE = 'https://enza.example';

/** As the build's service worker lists it. */
function shipmentOf(dir: string): Shipment {
  const [list] = readFileSync(join(dir, 'sw.js'), 'utf8').match(/\[\{.*?\}\]/s) ?? [];
  const listed = JSON.parse(list ?? '[]') as readonly (ShellFile | ShellParcel)[];
  return placed(
    listed.filter((each) => 'integrity' in each),
    `${SITE}/`,
  );
}

/** The same build with a fault in its own first script that its maker did not see: it comes whole, and does not start. */
export function brokenCopyOf(dir: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'enza-broken-'));
  cpSync(dir, copy, { recursive: true });
  const [script, worker] = [join(copy, scriptPathIn(dir)), join(copy, 'sw.js')];
  const before = integrityOf(script);
  writeFileSync(script, 'throw new Error("broken build");');
  writeFileSync(worker, readFileSync(worker, 'utf8').replace(before, integrityOf(script)));
  return copy;
}

/** The same build with a newer edition of a game: it does not open what was played by this one. */
export function nextEditionOf(dir: string, game: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'enza-edition-'));
  cpSync(dir, copy, { recursive: true });
  const worker = join(copy, 'sw.js');
  const code = readFileSync(worker, 'utf8');
  const newer = code.replace(`1/${game}/1`, `1/${game}/2`);
  if (newer === code) throw new Error(`no kind of saves of ${game} in ${dir}`);
  writeFileSync(worker, newer);
  return copy;
}

const integrityOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('base64');
