import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect } from 'playwright/test';

/**
 * The engine of every browser on iOS, by way of WebKitGTK: Playwright drives only a build of its own, so this talks to
 * the stock one over WebDriver. Its window stands on a screen of its own that nobody sees.
 */
export class WebKit {
  readonly #home = mkdtempSync(join(tmpdir(), 'enza-webkit-'));
  #processes: ChildProcess[] = [];
  #session = '';

  async open(): Promise<void> {
    const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1024x1024x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    this.#processes.push(screen);
    const display = await firstLine(screen.stdio[3] as NodeJS.ReadableStream);
    const port = await freePort();
    const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
      stdio: 'ignore',
      env: {
        ...process.env,
        HOME: this.#home,
        XDG_DATA_HOME: this.#home,
        XDG_CACHE_HOME: this.#home,
        DISPLAY: `:${display}`,
        GDK_BACKEND: 'x11',
        WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      },
    });
    this.#processes.unshift(driver);
    const base = `http://127.0.0.1:${port}`;
    await expect.poll(() => call('GET', `${base}/status`).catch(() => null)).toMatchObject({ ready: true });
    const { sessionId } = (await call('POST', `${base}/session`, { capabilities: {} })) as { sessionId: string };
    this.#session = `${base}/session/${sessionId}`;
  }

  async close(): Promise<void> {
    if (this.#session) await call('DELETE', this.#session).catch(() => undefined);
    for (const each of this.#processes) {
      const ended = once(each, 'exit');
      if (each.kill()) await ended;
    }
    rmSync(this.#home, { recursive: true, force: true });
  }

  goto = (url: string): Promise<unknown> => this.#do('url', { url });
  reload = (): Promise<unknown> => this.#do('refresh', {});

  /** Runs in the page, as the page's own script would. */
  evaluate<Args extends readonly unknown[], Result>(run: (...args: Args) => Result, ...args: Args): Promise<Result> {
    return this.#do('execute/sync', { script: `return (${run})(...arguments)`, args }) as Promise<Result>;
  }

  /** The same of what takes its time. */
  finish<Args extends readonly unknown[], Result>(
    run: (...args: Args) => Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    const script = `const done = arguments[arguments.length - 1]; (${run})(...arguments).then(done)`;
    return this.#do('execute/async', { script, args }) as Promise<Result>;
  }

  /** Everything that can be read on the page. */
  text = (): Promise<string> => this.evaluate(() => document.body.innerText);

  async expectText(text: string): Promise<void> {
    await expect.poll(() => this.text()).toContain(text);
  }

  /** How many of those that fit can be seen; with `name`, of that name only. */
  count = (css: string, name: string | null = null): Promise<number> =>
    this.evaluate(seen, css, name).then((found) => found.length);

  /** A press of the pointer on the first that fits, once it can be pressed. `nth`: on another of them, counted round. */
  async press(css: string, name: string | null = null, nth = 0): Promise<void> {
    const press = async (): Promise<boolean> => {
      const id = await this.#find(css, name, nth);
      try {
        await this.#do(`element/${id}/click`, {});
        return true;
      } catch (fault) {
        if (!(fault instanceof Error) || !fault.message.startsWith('element not interactable')) throw fault;
        // A sheet is shown a frame before it can be reached; and its list may have been scrolled less than to the middle of this.
        const script = 'arguments[0].scrollIntoView({ block: "center" })';
        await this.#do('execute/sync', { script, args: [{ [ELEMENT]: id }] }).catch(() => undefined);
        return false;
      }
    };
    await expect.poll(press).toBe(true);
  }

  /** Presses a button that goes when it has been understood: this very one, since the next may say the same. */
  async spend(css: string): Promise<void> {
    const id = await this.#find(css, null, 0);
    // It fails for what is no longer on the page. Right after a choice it would be the second half of a double tap, which
    // commits nothing: so again.
    const press = (): Promise<unknown> => this.#do(`element/${id}/click`, {});
    await expect
      .poll(() =>
        press().then(
          () => true,
          () => false,
        ),
      )
      .toBe(false);
  }

  /** A press that lasts until it has done something. */
  async hold(css: string, name: string | null = null): Promise<void> {
    const origin = { [ELEMENT]: await this.#find(css, name, 0) };
    const finger = { type: 'pointer', id: 'finger', parameters: { pointerType: 'mouse' } };
    const move = { type: 'pointerMove', duration: 0, origin, x: 0, y: 0 };
    await this.#do('actions', { actions: [{ ...finger, actions: [move, { type: 'pointerDown', button: 0 }] }] });
    await expect.poll(() => this.count(css, name)).toBe(0);
    await this.#do('actions', { actions: [{ ...finger, actions: [{ type: 'pointerUp', button: 0 }] }] });
  }

  async #find(css: string, name: string | null, nth: number): Promise<string> {
    await expect.poll(() => this.count(css, name)).toBeGreaterThan(0);
    const found = (await this.evaluate(seen, css, name)) as unknown as Record<string, string>[];
    return found[nth % found.length]?.[ELEMENT] ?? '';
  }

  #do(command: string, body: object): Promise<unknown> {
    return call('POST', `${this.#session}/${command}`, body);
  }
}

/** The key that the standard gives to references to elements. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

function seen(css: string, name: string | null): Element[] {
  const all = [...document.querySelectorAll(css)].filter((each) => each.getClientRects().length > 0);
  const nameOf = (each: Element): string => (each.getAttribute('aria-label') ?? each.textContent ?? '').trim();
  return name === null ? all : all.filter((each) => nameOf(each).startsWith(name));
}

async function call(method: string, url: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null };
  if (value?.error) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

async function firstLine(stream: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: stream })) return line.trim();
  throw new Error('Xvfb said nothing');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((done) => server.close(done));
  return typeof address === 'object' && address ? address.port : 0;
}
