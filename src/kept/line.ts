/** One question after another would wait for the line's answer each time; all at once would starve the page. */
const AT_ONCE = 12;
/** As many as keep a slow line busy while an answer is waited for: what is asked for first is here first. */
const BYTES_AT_ONCE = 300_000;

/** Lets fetches go in the order in which they were asked for, some at a time. */
export class Line {
  readonly #waiting: (() => void)[] = [];
  #onTheWay = 0;
  #bytesOnTheWay = 0;

  async send<Came>(bytes: number, fetch: () => Promise<Came>): Promise<Came> {
    await new Promise<void>((go) => {
      this.#waiting.push(() => {
        this.#onTheWay++;
        this.#bytesOnTheWay += bytes;
        go();
      });
      this.#next();
    });
    try {
      return await fetch();
    } finally {
      this.#onTheWay--;
      this.#bytesOnTheWay -= bytes;
      this.#next();
    }
  }

  #next(): void {
    while (this.#onTheWay < AT_ONCE && this.#bytesOnTheWay < BYTES_AT_ONCE) {
      const go = this.#waiting.shift();
      if (!go) return;
      go();
    }
  }
}
