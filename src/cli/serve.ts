import { networkInterfaces } from 'node:os';
import { parseArgs } from 'node:util';
import { type Certificate, certificateFor, qrLines } from './certificate.ts';
import { CERTIFICATE_FILE, Site } from './site.ts';

const DEFAULT_PORT = 4173;
const EVERYWHERE = ['0.0.0.0', '::'];
/** What no other device can reach. */
const OWN = ['localhost', '127.0.0.1'];
/** Kept, so that a phone that trusts it once need not be told again. */
const CERTIFICATE_DIR = '.cache/https';
/** White on black, whatever the terminal's own colours. */
const INK = process.stdout.isTTY ? ['\u001b[97;40m', '\u001b[0m'] : ['', ''];

const WITHOUT_HTTPS = `Without https games are played and kept while this machine answers; offline play, an icon of its own and the
camera need https: HOST=0.0.0.0 npm start -- --https`;
const TRUSTING = `A phone has to be told once whom to trust; without it, it neither installs the app nor plays offline.
1. Open this there, past the warning, and take the file:`;
const TRUSTED = `2. iPhone: Settings › Profile Downloaded › Install; then General › About › Certificate Trust Settings › switch it on.
   Android: Settings › Security › Encryption & credentials › Install a certificate › CA certificate.
3. Open Enza, at the address above. It holds for a year, while this machine keeps its address. The key of what the phone
   trusts was thrown away: nothing else can be signed with it. Take it off the phone when you need it no more.`;

const { values } = parseArgs({ options: { https: { type: 'boolean', default: false } } });
const { PORT, HOST = 'localhost' } = process.env;
const isEverywhere = EVERYWHERE.includes(HOST);
/** Where other devices of the same network find this machine. */
const addresses = isEverywhere ? addressesHere() : OWN.includes(HOST) ? [] : [HOST];
const certificate = values.https ? ownCertificate() : null;
const site = await new Site({
  dir: 'dist',
  port: Number(PORT ?? DEFAULT_PORT),
  host: HOST,
  ...(certificate && { certificate }),
}).start();

if (isEverywhere || addresses.length === 0) console.log(`Enza is at ${site.url}`);
for (const address of addresses) tell('\nOn this network it is at', site.urlAt(address));
const [first] = addresses;
if (first !== undefined && certificate) {
  tell(TRUSTING, site.urlAt(first) + CERTIFICATE_FILE);
  console.log(TRUSTED);
} else if (first !== undefined) console.log(WITHOUT_HTTPS);

function tell(what: string, address: string): void {
  const [ink, plain] = INK;
  console.log(`${what} ${address}\n`);
  for (const line of qrLines(address)) console.log(`  ${ink}${line}${plain}`);
  console.log('');
}

/** IPv4 alone: it is short enough to be typed. */
function addressesHere(): string[] {
  const all = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  return all.flatMap(({ family, internal, address }) => (family === 'IPv4' && !internal ? [address] : []));
}

function ownCertificate(): Certificate {
  const made = certificateFor(['localhost', ...addresses], CERTIFICATE_DIR);
  if (made) return made;
  console.error('--https needs openssl, which makes the certificate: install it, or leave --https away');
  process.exit(1);
}
