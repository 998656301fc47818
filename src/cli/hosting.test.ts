import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { SECURITY_HEADERS } from '../protocol/shell.ts';
import { cacheControl, HOSTING } from './hosting.ts';
import { Site } from './site.ts';

const PATHS = [
  '',
  'index.html',
  'sw.js',
  'icon.svg',
  'manifest.webmanifest',
  'assets/app-1a2b.js',
  'assets/1a2b3c4d.txt',
];
const TOLD = [...Object.keys(SECURITY_HEADERS), 'cache-control', 'content-encoding'];

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'enza-hosting-'));
  mkdirSync(join(folder, 'assets'));
  // So long that servers find it worth to be packed.
  for (const path of PATHS.filter(Boolean)) writeFileSync(join(folder, path), `/* ${path} */\n`.repeat(500));
});

afterAll(() => rmSync(folder, { recursive: true }));

test('what hosts are told stands written as it is made', () => {
  for (const [file, text] of Object.entries(HOSTING)) {
    expect(readFileSync(file, 'utf8'), `${file} is out of date: npm run hosting`).toBe(text());
  }
});

test('no header of a host that adds rules to each other comes twice, and each is the one of the app', () => {
  const rules = rulesIn(readFileSync('public/_headers', 'utf8'));
  for (const path of PATHS) {
    const told = rules.flatMap(({ at, headers }) => (matches(at, `/${path}`) ? headers : []));
    expect(Object.fromEntries(told), path).toEqual({ ...SECURITY_HEADERS, 'cache-control': cacheControl(path) });
    expect(told, path).toHaveLength(Object.keys(SECURITY_HEADERS).length + 1);
  }
});

const SERVERS = {
  caddy(port: number, dir: string) {
    const config = join(dir, 'Caddyfile');
    writeFileSync(config, `{\n\tadmin off\n}\nimport ${resolve('src/cli/hosting/Caddyfile')}\n`);
    const env = { ...process.env, ENZA_SITE: `http://localhost:${port}`, ENZA_DIR: folder, HOME: dir };
    return spawn('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], { env, stdio: 'ignore' });
  },
  nginx(port: number, dir: string) {
    const config = join(dir, 'nginx.conf');
    const places = ['client_body', 'fastcgi', 'proxy', 'scgi', 'uwsgi'].map((of) => `${of}_temp_path ${dir}/${of};`);
    const server = `server { listen 127.0.0.1:${port}; root ${folder}; include ${resolve('src/cli/hosting/nginx.conf')}; }`;
    const user = process.getuid?.() === 0 ? 'user root;' : '';
    writeFileSync(
      config,
      `${user} daemon off; pid ${dir}/pid; events {} http { access_log off; ${places.join(' ')} ${server} }`,
    );
    return spawn('nginx', ['-e', 'stderr', '-c', config], { stdio: 'ignore' });
  },
};

for (const [name, start] of Object.entries(SERVERS)) {
  const isThere = spawnSync(name, [name === 'nginx' ? '-v' : 'version']).status === 0;
  if (!isThere) console.log(`there is no ${name} on this machine: what it sends is not looked at`);
  test.skipIf(!isThere)(`${name} sends what the app's own server sends`, async () => {
    const dir = mkdtempSync(join(tmpdir(), `enza-${name}-`));
    const port = await freePort();
    const server = start(port, dir);
    const site = await new Site({ dir: folder }).start();
    try {
      const url = `http://localhost:${port}/`;
      await vi.waitFor(() => fetch(url), { timeout: 60_000 });
      for (const path of PATHS) expect(await answerAt(url + path), path).toEqual(await answerAt(site.url + path));
    } finally {
      await site.stop();
      await ended(server);
      rmSync(dir, { recursive: true });
    }
  });
}

async function answerAt(address: string): Promise<unknown> {
  const { status, headers } = await fetch(address, { headers: { 'accept-encoding': 'gzip' } });
  // How a type spells its charset is each server's own way.
  const [type] = (headers.get('content-type') ?? '').split(';');
  return { status, type, ...Object.fromEntries(TOLD.map((name) => [name, headers.get(name)])) };
}

async function ended(server: ChildProcess): Promise<void> {
  const exit = once(server, 'exit');
  server.kill();
  await exit;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

interface Rule {
  readonly at: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

function rulesIn(text: string): Rule[] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const begins = lines.flatMap((line, index) => (line.startsWith('/') ? [index] : []));
  return begins.map((begin, index) => ({
    at: lines[begin] ?? '',
    headers: lines.slice(begin + 1, begins[index + 1]).map((line) => {
      const [, name = '', value = ''] = /^ {2}([^:]+): (.+)$/.exec(line) ?? [];
      return [name, value] as const;
    }),
  }));
}

const matches = (at: string, path: string): boolean =>
  at.endsWith('*') ? path.startsWith(at.slice(0, -1)) : path === at;
