import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve, sep } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { SECURITY_HEADERS } from '../protocol/shell.ts';
import type { Certificate } from './certificate.ts';
import { cacheControl } from './hosting.ts';

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

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};
const PACKED = new Set(['.css', '.html', '.js', '.svg', '.txt', '.webmanifest']);

export interface SiteOptions {
  /** The folder that is served. */
  readonly dir: string;
  /** 0: any free port. */
  readonly port?: number;
  /** Who may reach it: a name or address of this machine, `0.0.0.0` for all of them. Absent: nobody else. */
  readonly host?: string;
  /** Absent: http. */
  readonly certificate?: Certificate;
  /** The folder it is served under, with a slash at both ends. */
  readonly under?: string;
  /** False: nothing may linger in the HTTP cache, so that what works offline works out of the service worker alone. */
  readonly caching?: boolean;
  /** Absent: as quick as the machine is. */
  readonly line?: LineSpeed;
}

/** Between a phone and its host; all that is fetched shares it. */
export interface LineSpeed {
  readonly bytesPerSecond: number;
  /** From a question to the first byte of its answer. A new connection takes as long once more. */
  readonly answerMs: number;
}

/** The status that is answered, what stands in the file instead, or where it sends one. */
export type Fault = number | string | { readonly to: string };

/** Where a device finds whom it has to trust. */
export const CERTIFICATE_FILE = 'enza.crt';
/** Of what several answers are sent by turns. */
const PACKET_BYTES = 1400;

/** A static host as a real one should be: gzip, hashed files kept for ever, the rest asked for again, strict headers. */
export class Site {
  /** Can be exchanged for another build while it runs. */
  dir: string;
  /** What goes wrong, by path. */
  readonly faults = new Map<string, Fault>();
  /** Answered with status 200 where nothing is, as hosts do that take every address for a screen of one page. */
  fallback: string | null = null;
  /** With every answer; a host that sends none is one to be tested as well. */
  headers: Readonly<Record<string, string>> = SECURITY_HEADERS;
  /** The paths that were asked for, oldest first. */
  readonly hits: string[] = [];
  readonly #host: string;
  readonly #certificate: Certificate | null;
  readonly #under: string;
  readonly #caching: boolean;
  readonly #line: LineSpeed | null;
  /** When the line has sent all that it was given. */
  #lineFreeAtMs = 0;
  /** Bytes sent over the line, bodies alone. */
  sentBytes = 0;
  #port: number;
  #server: Server | null = null;

  constructor({ dir, port = 0, host = 'localhost', certificate, under = '/', caching = true, line }: SiteOptions) {
    this.dir = dir;
    this.#port = port;
    this.#host = host;
    this.#certificate = certificate ?? null;
    this.#under = under;
    this.#caching = caching;
    this.#line = line ?? null;
  }

  get url(): string {
    return this.urlAt('localhost');
  }

  /** As it is reached by another name or address of this machine. */
  urlAt(host: string): string {
    return `http${this.#certificate ? 's' : ''}://${host}:${this.#port}${this.#under}`;
  }

  async start(): Promise<this> {
    const listener = (request: IncomingMessage, response: ServerResponse): void => this.#answer(request, response);
    const server = this.#certificate ? createSecureServer(this.#certificate, listener) : createServer(listener);
    await new Promise<void>((done, fail) => {
      server.once('error', fail);
      server.listen(this.#port, this.#host, done);
    });
    // A stopped site starts again at the same address.
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
    return this;
  }

  async stop(): Promise<void> {
    const server = this.#server;
    if (!server) return;
    this.#server = null;
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const path = pathOf(request);
    this.hits.push(path);
    if (this.#certificate && path === this.#under + CERTIFICATE_FILE) {
      response.writeHead(200, { 'content-type': 'application/x-x509-ca-cert' }).end(this.#certificate.ca);
      return;
    }
    const fault = this.faults.get(path);
    if (typeof fault === 'object') {
      response.writeHead(302, { ...this.headers, location: fault.to }).end();
      return;
    }
    const isThere = fault !== 404 && path.startsWith(this.#under);
    const file = isThere ? this.#fileAt(path.slice(this.#under.length)) : null;
    if (!file && this.fallback !== null) {
      response.writeHead(200, { ...this.headers, 'content-type': 'text/html' }).end(this.fallback);
      return;
    }
    if (!file || typeof fault === 'number') {
      const status = typeof fault === 'number' ? fault : 404;
      response.writeHead(status, { ...this.headers, 'content-type': 'text/plain' }).end('There is nothing');
      return;
    }
    const kind = extname(file);
    const isPacked = PACKED.has(kind) && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    response.writeHead(200, {
      ...this.headers,
      'content-type': TYPES[kind] ?? 'application/octet-stream',
      'cache-control': this.#cacheControl(path),
      vary: 'accept-encoding',
      ...(isPacked ? { 'content-encoding': 'gzip' } : {}),
    });
    if (fault === undefined && isPacked) this.#send(response, packedFile(file));
    else {
      const body = fault === undefined ? readFileSync(file) : Buffer.from(fault);
      this.#send(response, isPacked ? gzipSync(body, { level: 9 }) : body);
    }
  }

  async #send(response: ServerResponse, body: Buffer): Promise<void> {
    this.sentBytes += body.length;
    const line = this.#line;
    if (!line) {
      response.end(body);
      return;
    }
    const isNew = response.socket !== null && response.socket.bytesWritten === 0;
    await setTimeout(line.answerMs * (isNew ? 2 : 1));
    // From now on all of it waits at the line, which does not pause when this machine is busy.
    const readyMs = performance.now();
    for (let from = 0; from < body.length; from += PACKET_BYTES) {
      const packet = body.subarray(from, from + PACKET_BYTES);
      const beginMs = Math.max(readyMs, this.#lineFreeAtMs);
      this.#lineFreeAtMs = beginMs + (packet.length / line.bytesPerSecond) * 1000;
      await setTimeout(this.#lineFreeAtMs - performance.now());
      response.write(packet);
    }
    response.end();
  }

  #cacheControl(path: string): string {
    return this.#caching ? cacheControl(path.slice(this.#under.length)) : 'no-store';
  }

  #fileAt(path: string): string | null {
    const root = resolve(this.dir);
    const file = resolve(join(root, path === '' ? 'index.html' : path));
    const inside = file.startsWith(root + sep);
    return inside && existsSync(file) && statSync(file).isFile() ? file : null;
  }
}

/** Packed once for all sites of a process: every visitor takes every file. */
const packedFiles = new Map<string, { readonly writtenMs: number; readonly body: Buffer }>();

function packedFile(file: string): Buffer {
  const { mtimeMs: writtenMs } = statSync(file);
  const known = packedFiles.get(file);
  if (known?.writtenMs === writtenMs) return known.body;
  const body = gzipSync(readFileSync(file), { level: 9 });
  packedFiles.set(file, { writtenMs, body });
  return body;
}

/** Decoded; a path that cannot be decoded names no file. */
function pathOf(request: IncomingMessage): string {
  try {
    return decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
  } catch {
    return '';
  }
}
