import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeOf, type LineCode, readLineCode, sessionOf, writeLineCode } from './phoneLine.ts';

const letters = (least: number, most: number) =>
  fc.stringMatching(new RegExp(`^[A-Za-z0-9+/]{${least},${most}}$`)).filter((text) => text.length <= most);
const hex = (digits: number) =>
  fc.stringMatching(new RegExp(`^[0-9a-f]{${digits}}$`)).filter((text) => text.length === digits);
const host = fc.oneof(
  fc.ipV4(),
  fc.tuple(hex(8), hex(4), hex(4), hex(4), hex(12)).map((parts) => `${parts.join('-')}.local`),
  fc.array(hex(4), { minLength: 8, maxLength: 8 }).map((groups) => groups.join(':')),
);
const address = fc.record({ host, port: fc.integer({ min: 1, max: 65_535 }) });
const common = {
  fingerprint: fc.uint8Array({ minLength: 32, maxLength: 32 }),
  ufrag: letters(4, 8),
  password: letters(22, 32),
};
const code: fc.Arbitrary<LineCode> = fc.oneof(
  fc.record({ kind: fc.constant('offer' as const), addresses: fc.constant([]), ...common }),
  fc.record({
    kind: fc.constant('answer' as const),
    addresses: fc.array(address, { minLength: 1, maxLength: 3 }),
    ...common,
  }),
);

test('a code comes back as it was', () => {
  fc.assert(
    fc.property(code, (made) => {
      expect(readLineCode(writeLineCode(made))).toEqual(made);
    }),
  );
});

/** As Chromium makes them. */
const SAMPLE = {
  kind: 'offer',
  fingerprint: new Uint8Array(32),
  ufrag: 'AbC+',
  password: 'x'.repeat(24),
  addresses: [],
} as const;

test('an offer has 63 bytes as Chromium makes it, and an address of IPv4 adds seven', () => {
  expect(writeLineCode(SAMPLE)).toHaveLength(63);
  const addresses = [{ host: '192.168.1.20', port: 50_123 }];
  expect(writeLineCode({ ...SAMPLE, kind: 'answer', addresses })).toHaveLength(70);
});

const MUTANTS = 10_000;

test('whatever comes instead of a code is none, or one of the same parts; and the description has no line but ours', () => {
  const shape = (session: string): string[] => session.split('\r\n').map((line) => line.replace(/[ :].*/, ''));
  const ours = new Set(shape(sessionOf({ ...SAMPLE, kind: 'answer', addresses: [{ host: '10.0.0.1', port: 9 }] })));
  let read = 0;
  const mutant = fc.tuple(
    fc.constantFrom(...fc.sample(code, { seed: 1, numRuns: 40 })),
    fc.array(fc.tuple(fc.nat(120), fc.nat(255)), { maxLength: 3 }),
    fc.integer({ min: -8, max: 8 }),
  );
  fc.assert(
    fc.property(mutant, ([made, changes, longer]) => {
      const bytes = [...writeLineCode(made)];
      for (const [at, byte] of changes) if (at < bytes.length) bytes[at] = byte;
      const cut = longer < 0 ? bytes.slice(0, longer) : [...bytes, ...Array<number>(longer).fill(4)];
      const known = readLineCode(Uint8Array.from(cut));
      if (!known) return;
      read++;
      expect(readLineCode(writeLineCode(known))).toEqual(known);
      const session = sessionOf(known);
      for (const line of shape(session)) expect(line === '' || ours.has(line)).toBe(true);
    }),
    { numRuns: MUTANTS },
  );
  expect(read).toBeGreaterThan(MUTANTS / 20);
});

test('what a browser says of itself is told in a code: no address in an offer, the nearest first in an answer', () => {
  const session = [
    'v=0',
    'a=candidate:1 1 udp 2122260223 fe80::1 5000 typ host',
    'a=candidate:2 1 udp 2122260223 2001:db8::7 5001 typ host generation 0',
    'a=candidate:3 1 tcp 1518280447 192.168.1.20 9 typ host tcptype active',
    'a=candidate:4 1 udp 2122260223 192.168.1.20 5002 typ host generation 0',
    'a=candidate:5 1 udp 2122260223 127.0.0.1 5003 typ host generation 0',
    'a=ice-ufrag:AbC+',
    `a=ice-pwd:${'x'.repeat(24)}`,
    `a=fingerprint:sha-256 ${Array<string>(32).fill('0A').join(':')}`,
  ].join('\r\n');
  expect(codeOf(session, 'offer')).toMatchObject({ addresses: [], ufrag: 'AbC+' });
  const made = codeOf(session, 'answer');
  expect(made?.addresses).toEqual([
    { host: '192.168.1.20', port: 5002 },
    { host: '2001:db8::7', port: 5001 },
  ]);
  const read = made && readLineCode(writeLineCode(made));
  expect(read?.addresses[1]?.host).toBe('2001:0db8:0000:0000:0000:0000:0000:0007');
  expect(codeOf('v=0', 'offer')).toBeNull();
});
