import type { WireMessage, WirePort } from '../../protocol/wire.ts';
import { LONGEST_MESSAGE, readMessage, writeMessage } from '../../saves/wire.ts';

/** So many times a message may wait for its turn: nobody sends more by hand. */
const MOST_AT_ONCE = 500;
/** What a line may send, in characters: at one go, as a long log is, and from then on every second. */
const MOST_AT_FIRST = 2_000_000;
const MOST_A_SECOND = 50_000;
/** The work that any message makes, however short it is. */
const EACH = 200;
/**
 * A line says so often that it is there. One that has been silent for so many times counts as lost, until it is heard again:
 * a phone that was put aside may come back to it.
 */
const BEAT_MS = 4000;
const MOST_SILENT = 3;

interface Line {
  readonly port: WirePort;
  /** How much has arrived and waits to be read. */
  waiting: number;
  /** What it may still send now. */
  left: number;
  heardAtMs: number;
  silent: number;
}

interface LinesNeeds {
  now(): number;
  later(work: () => void, afterMs: number): () => void;
}

interface Listener {
  /** `done`: it has had its turn. */
  heard(id: number, message: WireMessage, done: () => void): void;
  /** It was silent, and is heard again. */
  back(id: number): void;
  /** The other end has gone, is silent, or said what nobody may say. */
  ended(id: number): void;
}

/** The open lines to other devices. Each message is counted and parsed before it is passed on. */
export class Lines {
  readonly #needs: LinesNeeds;
  readonly #listener: Listener;
  readonly #lines = new Map<number, Line>();
  #last = 0;
  #stopBeating: (() => void) | null = null;

  constructor(needs: LinesNeeds, listener: Listener) {
    this.#needs = needs;
    this.#listener = listener;
  }

  get ids(): readonly number[] {
    return [...this.#lines.keys()];
  }

  add(port: WirePort): number {
    const id = ++this.#last;
    const line = { port, waiting: 0, left: MOST_AT_FIRST, heardAtMs: this.#needs.now(), silent: 0 };
    this.#lines.set(id, line);
    port.onmessage = ({ data }) => this.hear(id, data);
    if (!this.#stopBeating) this.#waitToBeat();
    return id;
  }

  send(id: number, message: WireMessage): void {
    this.#lines.get(id)?.port.postMessage(writeMessage(message));
  }

  hear(id: number, data: unknown): void {
    const line = this.#lines.get(id);
    if (!line) return;
    const message = this.#mayCome(line, data) ? readMessage(data) : null;
    if (message === null) {
      this.cut(id);
      this.#listener.ended(id);
      return;
    }
    if (line.silent > MOST_SILENT) this.#listener.back(id);
    line.silent = 0;
    if (message.say !== 'beat') {
      line.waiting++;
      this.#listener.heard(id, message, () => {
        line.waiting--;
      });
    }
  }

  cut(id: number): void {
    const line = this.#lines.get(id);
    if (!line) return;
    this.#lines.delete(id);
    hangUp(line.port);
    if (this.#lines.size > 0) return;
    this.#stopBeating?.();
    this.#stopBeating = null;
  }

  /** A message that is no text ends the line. */
  #mayCome(line: Line, data: unknown): data is string {
    if (typeof data !== 'string' || data.length > LONGEST_MESSAGE || line.waiting >= MOST_AT_ONCE) return false;
    const now = this.#needs.now();
    const grown = line.left + ((now - line.heardAtMs) / 1000) * MOST_A_SECOND;
    line.left = Math.min(MOST_AT_FIRST, grown) - data.length - EACH;
    line.heardAtMs = now;
    return line.left >= 0;
  }

  #waitToBeat(): void {
    this.#stopBeating = this.#needs.later(() => this.#beat(), BEAT_MS);
  }

  #beat(): void {
    this.#waitToBeat();
    for (const [id, line] of [...this.#lines]) {
      this.send(id, { say: 'beat' });
      if (++line.silent === MOST_SILENT + 1) this.#listener.ended(id);
    }
  }
}

export function hangUp(port: WirePort): void {
  port.onmessage = null;
  port.postMessage(null);
  port.close();
}
