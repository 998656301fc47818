import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Site } from './site.ts';

let folder = '';
let site: Site;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'enza-site-'));
  mkdirSync(join(folder, 'dist', 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'not for the world');
  writeFileSync(join(folder, 'dist', 'index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'dist', 'assets', 'app-1a2b.js'), 'export {};');
  site = await new Site({ dir: join(folder, 'dist'), under: '/enza/' }).start();
});

afterEach(async () => {
  await site.stop();
  rmSync(folder, { recursive: true });
});

test('hashed files are kept for ever, the page is asked for again', async () => {
  const page = await fetch(site.url);
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const asset = await fetch(`${site.url}assets/app-1a2b.js`);
  expect(asset.headers.get('cache-control')).toContain('immutable');
  expect(asset.headers.get('content-encoding')).toBe('gzip');
  expect(await asset.text()).toBe('export {};');
});

test('every answer carries a policy that allows nothing from elsewhere and nothing inline', async () => {
  for (const path of ['', 'assets/app-1a2b.js', 'missing']) {
    const policy = (await fetch(site.url + path)).headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
  }
});

test('nothing outside the folder is served', async () => {
  for (const path of [
    '..%2fsecret.txt',
    '..%2f..%2fetc%2fpasswd',
    '%E0%A4%A',
    'assets',
    'assets%2f..%2f..%2fsecret.txt',
  ]) {
    expect((await fetch(site.url + path)).status, path).toBe(404);
  }
  expect((await fetch(new URL('/', site.url))).status).toBe(404);
});

test('comes back at the same address after a stop', async () => {
  const { url } = site;
  await site.stop();
  await expect(fetch(url)).rejects.toThrow();
  await site.start();
  expect((await fetch(url)).status).toBe(200);
});
