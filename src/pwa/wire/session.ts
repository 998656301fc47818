import { type Address, hexOf, type LineCode } from './lineCode.ts';

/**
 * Session descriptions (SDP) and what we need of them. None ever comes from another device: each is made anew of the parts of
 * a code by one template, so that nothing else can stand in it.
 */

const MOST_BYTES_OF_MESSAGE = 262_144;
/** What any address is worth: there is one kind of them, and the first stands first. */
const BEST = 2_122_260_223;

export function sessionOf({ kind, fingerprint, ufrag, password, addresses }: LineCode): string {
  const candidates = addresses.map(
    ({ host, port }, at) => `a=candidate:${at + 1} 1 udp ${BEST - at} ${host} ${port} typ host generation 0`,
  );
  const lines = [
    'v=0',
    'o=- 1 2 IN IP4 127.0.0.1',
    's=-',
    't=0 0',
    'a=group:BUNDLE 0',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
    'c=IN IP4 0.0.0.0',
    ...candidates,
    `a=ice-ufrag:${ufrag}`,
    `a=ice-pwd:${password}`,
    `a=fingerprint:sha-256 ${hexOf(fingerprint).join(':').toUpperCase()}`,
    `a=setup:${kind === 'offer' ? 'actpass' : 'active'}`,
    'a=mid:0',
    'a=sctp-port:5000',
    `a=max-message-size:${MOST_BYTES_OF_MESSAGE}`,
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}

/** Of a description that this browser made. Null: something is missing in it. An offer is told without addresses. */
export function codeOf(session: string, kind: LineCode['kind']): LineCode | null {
  const value = (of: RegExp): string | undefined => of.exec(session)?.[1];
  const ufrag = value(/^a=ice-ufrag:(\S+)/m);
  const password = value(/^a=ice-pwd:(\S+)/m);
  const hash = value(/^a=fingerprint:sha-256 ([0-9A-F:]+)/im);
  if (!ufrag || !password || !hash) return null;
  const fingerprint = Uint8Array.from(hash.split(':'), (pair) => Number.parseInt(pair, 16));
  const addresses = kind === 'offer' ? [] : addressesIn(session);
  return { kind, fingerprint, ufrag, password, addresses };
}

/** Those that are quickest to read, and likeliest to be reached, first. */
function addressesIn(session: string): Address[] {
  const all = [...session.matchAll(/^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ host/gim)].map(
    ([, host = '', port]): Address => ({ host, port: Number(port) }),
  );
  const rank = ({ host }: Address): number => (host.endsWith('.local') ? 1 : host.includes(':') ? 2 : 0);
  // What a link alone knows needs a zone that no code can tell.
  const usable = all.filter(({ host, port }) => port > 0 && !/^fe80:|^127\.|^::1$/i.test(host));
  return usable.sort((one, other) => rank(one) - rank(other)).slice(0, 3);
}
