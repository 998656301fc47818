import { spawnSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { certificateFor } from './certificate.ts';
import { CERTIFICATE_FILE, Site } from './site.ts';

const NAMES = ['localhost', '127.0.0.1'];
const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
if (!hasOpenssl) console.log('there is no openssl on this machine: no certificate is made');

/** As a device asks that trusts this authority and no other. */
const trusting = (ca: string, address: string): Promise<number | undefined> =>
  new Promise((done, fail) => {
    get(address, { ca }, (answer) => {
      answer.resume();
      done(answer.statusCode);
    }).on('error', fail);
  });

test.skipIf(!hasOpenssl)(
  'a device that trusts the authority of a certificate is let in by name and by address',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'enza-certificate-'));
    const certificate = certificateFor(NAMES, folder);
    const other = certificateFor(NAMES, join(folder, 'other'));
    if (!certificate || !other) throw new Error('no certificate was made');
    writeFileSync(join(folder, 'index.html'), '<!doctype html>');
    const site = await new Site({ dir: folder, host: '127.0.0.1', certificate }).start();
    for (const name of NAMES) expect(await trusting(certificate.ca, site.urlAt(name))).toBe(200);
    await expect(trusting(other.ca, site.urlAt('127.0.0.1'))).rejects.toThrow();
    expect(await trusting(certificate.ca, site.urlAt('127.0.0.1') + CERTIFICATE_FILE)).toBe(200);
    await site.stop();
    rmSync(folder, { recursive: true });
  },
);

test.skipIf(!hasOpenssl)('a certificate is kept for the same names, and the key that signed it is not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'enza-certificate-'));
  const first = certificateFor(NAMES, folder);
  expect(certificateFor(NAMES, folder)).toEqual(first);
  expect(certificateFor([...NAMES, '192.0.2.1'], folder)?.cert).not.toBe(first?.cert);
  expect(readdirSync(folder).sort()).toEqual(['ca.pem', 'cert.pem', 'key.pem', 'names']);
  const now = certificateFor([...NAMES, '192.0.2.1'], folder);
  const [authority, site] = [new X509Certificate(now?.ca ?? ''), new X509Certificate(now?.cert ?? '')];
  expect([authority.ca, site.ca]).toEqual([true, false]);
  expect(site.checkIP('192.0.2.1')).toBe('192.0.2.1');
  rmSync(folder, { recursive: true });
});
