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
