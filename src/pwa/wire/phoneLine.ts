import type { LineCode } from './lineCode.ts';
import { codeOf, sessionOf } from './session.ts';

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
