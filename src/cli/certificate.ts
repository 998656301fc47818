import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { correction, generate, mode } from 'lean-qr';

export interface Certificate {
  readonly key: string;
  readonly cert: string;
  /** Who vouches for it: what a device has to be told to trust, once. */
  readonly ca: string;
}

const DAYS = '365';
const KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];

/**
 * A certificate for these names and addresses, made once and kept in `dir` as long as they are the same. Devices trust an
 * authority and not a site: one is made for this certificate alone, and its key is thrown away at once, so that nobody
 * can ever make another one with it. Null: there is no openssl here.
 */
export function certificateFor(names: readonly string[], dir: string): Certificate | null {
  const wanted = names.map((name) => `${isIP(name) ? 'IP' : 'DNS'}:${name}`).join(',');
  const kept = keptIn(dir);
  if (kept?.names === wanted && !isOver(join(dir, 'cert.pem'))) return kept;
  if (spawnSync('openssl', ['version']).status !== 0) return null;
  mkdirSync(dir, { recursive: true });
  const aside = mkdtempSync(join(tmpdir(), 'enza-authority-'));
  try {
    const authority = join(aside, 'ca.key');
    openssl(
      ...['req', '-x509', ...KEY, '-days', DAYS, '-subj', '/CN=Enza on this network'],
      ...['-addext', 'keyUsage=critical,keyCertSign', '-keyout', authority, '-out', join(dir, 'ca.pem')],
    );
    const [asked, said] = [join(aside, 'asked.pem'), join(aside, 'said')];
    openssl('req', ...KEY, '-subj', '/CN=Enza', '-keyout', join(dir, 'key.pem'), '-out', asked);
    writeFileSync(said, `subjectAltName=${wanted}\nextendedKeyUsage=serverAuth\nbasicConstraints=CA:FALSE\n`);
    openssl(
      ...['x509', '-req', '-in', asked, '-CA', join(dir, 'ca.pem'), '-CAkey', authority],
      ...[
        '-CAcreateserial',
        '-CAserial',
        join(aside, 'serial'),
        '-days',
        DAYS,
        '-extfile',
        said,
        '-out',
        join(dir, 'cert.pem'),
      ],
    );
    writeFileSync(join(dir, 'names'), wanted);
  } finally {
    rmSync(aside, { recursive: true });
  }
  return keptIn(dir);
}

function keptIn(dir: string): (Certificate & { readonly names: string }) | null {
  if (!existsSync(join(dir, 'names'))) return null;
  const read = (file: string): string => readFileSync(join(dir, file), 'utf8');
  return { key: read('key.pem'), cert: read('cert.pem'), ca: read('ca.pem'), names: read('names') };
}

/** Or will be within a day. */
const isOver = (cert: string): boolean =>
  spawnSync('openssl', ['x509', '-checkend', '86400', '-noout', '-in', cert]).status !== 0;

function openssl(...args: readonly string[]): void {
  const { status, stderr } = spawnSync('openssl', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`openssl ${args[0]}: ${stderr}`);
}

/** Light modules all round, as cameras ask for. */
const QUIET = 2;

/** A link as a QR code for a terminal: two rows a line. The light modules are drawn, for most terminals are dark. */
export function qrLines(link: string): string[] {
  const code = generate(mode.ascii(link), { minCorrectionLevel: correction.L });
  const side = code.size + 2 * QUIET;
  const isLight = (x: number, y: number): boolean => y < side && !code.get(x - QUIET, y - QUIET);
  return Array.from({ length: Math.ceil(side / 2) }, (_, line) =>
    Array.from({ length: side }, (_, x) => blockOf(isLight(x, 2 * line), isLight(x, 2 * line + 1))).join(''),
  );
}

function blockOf(upper: boolean, lower: boolean): string {
  if (upper) return lower ? '█' : '▀';
  return lower ? '▄' : ' ';
}
