// A line between two phones, and the codes by which they find each other.

/**
 * What the end of a line tells the other of itself, in few bytes: people carry it from screen to camera. An offer says who
 * offers; the answer says as well where the one that answers can be reached, and the other calls there.
 */
export interface LineCode {
  readonly kind: 'offer' | 'answer';
  /** Of the certificate that this end will show: SHA-256. */
  readonly fingerprint: Uint8Array;
  readonly ufrag: string;
  readonly password: string;
  readonly addresses: readonly Address[];
}

interface Address {
  /** IPv4, IPv6 without shortening, or a name that only this network knows: `….local`. */
  readonly host: string;
  readonly port: number;
}

const FINGERPRINT_BYTES = 32;
/** Far more than a device has in one network. */
const MOST_ADDRESSES = 4;
/** As RFC 8839 has them, and no longer than browsers make them. */
const UFRAG = /^[A-Za-z0-9+/]{4,32}$/;
const PASSWORD = /^[A-Za-z0-9+/]{22,64}$/;
/** The first byte: of another version nothing is read. */
const KINDS = { offer: 0x10, answer: 0x11 } as const;

const IPV4 = 4;
const IPV6 = 6;
const LOCAL = 1;
const BYTES_OF = { [IPV4]: 4, [IPV6]: 16, [LOCAL]: 16 } as const;
type Family = keyof typeof BYTES_OF;

export function writeLineCode({ kind, fingerprint, ufrag, password, addresses }: LineCode): Uint8Array {
  const text = (of: string): number[] => [of.length, ...Array.from(of, (letter) => letter.charCodeAt(0))];
  const where = addresses.slice(0, MOST_ADDRESSES).flatMap(({ host, port }) => {
    const coded = codedHost(host);
    return coded ? [coded.family, ...coded.bytes, port >> 8, port & 255] : [];
  });
  return Uint8Array.from([KINDS[kind], ...fingerprint, ...text(ufrag), ...text(password), ...where]);
}

/** Null: it is none. */
export function readLineCode(bytes: Uint8Array): LineCode | null {
  let at = 0;
  const take = (count: number): Uint8Array => {
    at += count;
    return bytes.slice(at - count, at);
  };
  const text = (): string => String.fromCharCode(...take(take(1)[0] ?? 0));
  const first = take(1)[0];
  const kind = first === KINDS.offer ? 'offer' : first === KINDS.answer ? 'answer' : null;
  const fingerprint = take(FINGERPRINT_BYTES);
  const [ufrag, password] = [text(), text()];
  const isFit = fingerprint.length === FINGERPRINT_BYTES && UFRAG.test(ufrag) && PASSWORD.test(password);
  if (!kind || !isFit) return null;
  const addresses: Address[] = [];
  while (at < bytes.length) {
    const family = take(1)[0] as Family | undefined;
    const count = family === undefined ? undefined : BYTES_OF[family];
    if (family === undefined || count === undefined || addresses.length === MOST_ADDRESSES) return null;
    const host = hostOf(family, take(count));
    const port = take(2);
    if (port.length < 2) return null;
    addresses.push({ host, port: (port[0] ?? 0) * 256 + (port[1] ?? 0) });
  }
  const isReachable = addresses.every(({ port }) => port > 0);
  if (!isReachable || addresses.length > 0 !== (kind === 'answer')) return null;
  return { kind, fingerprint, ufrag, password, addresses };
}

const NAME = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.local$/i;

function codedHost(host: string): { readonly family: Family; readonly bytes: readonly number[] } | null {
  const name = NAME.exec(host)?.[1];
  if (name) return { family: LOCAL, bytes: pairs(name.replaceAll('-', '')) };
  const parts = host.split('.');
  if (/^\d{1,3}(?:\.\d{1,3}){3}$/.test(host) && parts.every((part) => Number(part) < 256))
    return { family: IPV4, bytes: parts.map(Number) };
  const groups = groupsOf(host);
  return groups && { family: IPV6, bytes: groups.flatMap((group) => pairs(group.padStart(4, '0'))) };
}

const IPV6_GROUPS = 8;

/** Null: it is no address of IPv6. */
function groupsOf(host: string): string[] | null {
  const [before = '', after, ...more] = host.split('::');
  const groups = (of: string): string[] => (of === '' ? [] : of.split(':'));
  const [left, right] = [groups(before), groups(after ?? '')];
  const missing = IPV6_GROUPS - left.length - right.length;
  if (more.length > 0 || (after === undefined ? missing !== 0 : missing < 1)) return null;
  const all = [...left, ...Array<string>(missing).fill('0'), ...right];
  return all.every((group) => /^[0-9a-f]{1,4}$/i.test(group)) ? all : null;
}

const pairs = (hex: string): number[] => (hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));

const hexOf = (bytes: Iterable<number>): string[] => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'));

function hostOf(family: Family, bytes: Uint8Array): string {
  if (family === IPV4) return bytes.join('.');
  const hex = hexOf(bytes).join('');
  if (family === IPV6) return (hex.match(/.{4}/g) ?? []).join(':');
  return `${hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')}.local`;
}

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

/** Longer than any device takes to find its own addresses. */
const GATHERING_MS = 3000;
/** From the moment that both know each other. */
export const CONNECTING_MS = 10_000;

export const canConnect = (): boolean => 'RTCPeerConnection' in globalThis;

/** Firefox gives up five seconds after its answer: where it can, it is the one that offers. */
export const mustOffer = (agent = navigator.userAgent): boolean => agent.includes('Firefox/');

/**
 * One line to another device, over a data channel of WebRTC. No server is asked for anything: the two codes are all that both
 * know of each other, and only the one that has offered calls.
 */
export class PhoneLine {
  readonly channel: RTCDataChannel;
  readonly #connection = new RTCPeerConnection({ iceServers: [] });
  readonly opened: Promise<void>;
  /** It is gone: the other end has closed it, or they cannot reach each other any more. */
  readonly closed: Promise<void>;
  #noteClosed: () => void = () => {};

  constructor() {
    // Agreed on beforehand, so that both ends have it, whichever calls.
    this.channel = this.#connection.createDataChannel('enza', { negotiated: true, id: 0 });
    this.closed = new Promise((done) => {
      this.#noteClosed = done;
    });
    this.channel.addEventListener('close', () => this.close());
    this.#connection.addEventListener('connectionstatechange', () => {
      if (this.#connection.connectionState === 'failed') this.close();
    });
    this.opened = new Promise((done) => this.channel.addEventListener('open', () => done(), { once: true }));
  }

  async offer(): Promise<LineCode | null> {
    await this.#connection.setLocalDescription(await this.#connection.createOffer());
    return codeOf(this.#connection.localDescription?.sdp ?? '', 'offer');
  }

  /** Calls the one that has answered. */
  call(answer: LineCode): Promise<void> {
    return this.#connection.setRemoteDescription({ type: 'answer', sdp: sessionOf(answer) });
  }

  /** Null: this device has no address that another could reach. */
  async answer(offer: LineCode): Promise<LineCode | null> {
    await this.#connection.setRemoteDescription({ type: 'offer', sdp: sessionOf(offer) });
    await this.#connection.setLocalDescription(await this.#connection.createAnswer());
    await this.#gathered();
    const code = codeOf(this.#connection.localDescription?.sdp ?? '', 'answer');
    return code && code.addresses.length > 0 ? code : null;
  }

  close(): void {
    this.channel.close();
    this.#connection.close();
    this.#noteClosed();
  }

  #gathered(): Promise<void> {
    const connection = this.#connection;
    return new Promise((done) => {
      const settle = (): void => {
        if (connection.iceGatheringState === 'complete') done();
      };
      connection.addEventListener('icegatheringstatechange', settle);
      setTimeout(done, GATHERING_MS);
      settle();
    });
  }
}
