import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { filesUnder } from './site.ts';

const POLYNOMIAL = 0xedb88320;
const BITS = 8;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < BITS; bit++) sum = sum & 1 ? (sum >>> 1) ^ POLYNOMIAL : sum >>> 1;
  return sum;
});

/** As zip files have it; node's own is not in version 20. */
export function crc32(bytes: Uint8Array): number {
  let sum = ~0;
  for (const byte of bytes) sum = (sum >>> BITS) ^ (TABLE[(sum ^ byte) & 0xff] ?? 0);
  return ~sum >>> 0;
}

export interface Entry {
  /** With `/` between folders. */
  readonly path: string;
  readonly body: Uint8Array;
}

/** MS-DOS counts from here; what a real clock says would make two archives of one build differ. */
const NEW_YEAR_1980 = 0x0021;
const LOCAL = { mark: 0x04034b50, bytes: 30 };
const CENTRAL = { mark: 0x02014b50, bytes: 46 };
const END = { mark: 0x06054b50, bytes: 22 };
/** What a reader has to know: folders. */
const VERSION = 20;
const UTF8_NAMES = 0x0800;

/**
 * A zip of these files, the same bytes wherever it is made: in the order of their names, with one date, and stored, since
 * deflate's output differs between versions of node. Most of it is pictures, which would not get smaller.
 */
export function zipOf(entries: readonly Entry[]): Buffer {
  const sorted = [...entries].sort((one, other) => (one.path < other.path ? -1 : 1));
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let at = 0;
  for (const { path, body } of sorted) {
    const name = Buffer.from(path);
    const described = descriptionOf(name, body);
    const local = Buffer.alloc(LOCAL.bytes);
    local.writeUInt32LE(LOCAL.mark);
    described.copy(local, 4);
    const central = Buffer.alloc(CENTRAL.bytes);
    central.writeUInt32LE(CENTRAL.mark);
    central.writeUInt16LE(VERSION, 4);
    described.copy(central, 6);
    central.writeUInt32LE(at, 42);
    locals.push(local, name, Buffer.from(body));
    centrals.push(central, name);
    at += LOCAL.bytes + name.length + body.length;
  }
  const directory = Buffer.concat(centrals);
  const end = Buffer.alloc(END.bytes);
  end.writeUInt32LE(END.mark);
  end.writeUInt16LE(sorted.length, 8);
  end.writeUInt16LE(sorted.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, directory, end]);
}

/** What both lists of a zip say of a file, from the version that reads it to the length of what else is told. */
function descriptionOf(name: Buffer, body: Uint8Array): Buffer {
  const said = Buffer.alloc(26);
  said.writeUInt16LE(VERSION);
  said.writeUInt16LE(UTF8_NAMES, 2);
  said.writeUInt16LE(NEW_YEAR_1980, 8);
  said.writeUInt32LE(crc32(body), 10);
  said.writeUInt32LE(body.length, 14);
  said.writeUInt32LE(body.length, 18);
  said.writeUInt16LE(name.length, 22);
  return said;
}

/** The files of an archive that `zipOf` made. */
export function unzipped(archive: Buffer): Entry[] {
  const end = archive.length - END.bytes;
  if (end < 0 || archive.readUInt32LE(end) !== END.mark) throw new Error('this is no zip of ours');
  let at = archive.readUInt32LE(end + 16);
  return Array.from({ length: archive.readUInt16LE(end + 10) }, () => {
    const [crc, bytes, nameBytes] = [
      archive.readUInt32LE(at + 16),
      archive.readUInt32LE(at + 24),
      archive.readUInt16LE(at + 28),
    ];
    const begin = archive.readUInt32LE(at + 42) + LOCAL.bytes + nameBytes;
    const path = archive.toString('utf8', at + CENTRAL.bytes, at + CENTRAL.bytes + nameBytes);
    const body = archive.subarray(begin, begin + bytes);
    if (crc32(body) !== crc) throw new Error(`${path} is damaged`);
    at += CENTRAL.bytes + nameBytes;
    return { path, body };
  });
}

/** What a release hands out: the files of a build, as they are put on a host, and the licence beside them. */
export function releaseOf(dir: string): Buffer {
  const files = filesUnder(dir).map((file) => ({
    path: relative(dir, file).split(sep).join('/'),
    body: readFileSync(file),
  }));
  return zipOf([...files, { path: 'LICENSE.txt', body: readFileSync('LICENSE') }]);
}
