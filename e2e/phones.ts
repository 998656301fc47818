import { type Browser, expect, type Locator, type Page } from 'playwright/test';
import { readMatches } from '../src/cli/matchStore.ts';
import type { Lang } from '../src/words/lang.ts';
import { phonesWords } from '../src/words/phones.ts';
import { tableWords } from '../src/words/table.ts';
import { togetherWords } from '../src/words/together.ts';
import { Player, type Press } from './player.ts';
import { prepare } from './test.ts';

/** What a test adds to a page: a camera that sees what it is shown, and the lines that the page has. */
interface Ends {
  sees: { readonly side: number; readonly path: string } | null;
  readonly lines: RTCPeerConnection[];
}
type WithEnds = typeof globalThis & { readonly ends: Ends };

/** A phone of somebody's own: a page in a profile of its own, with a camera that the test holds in front of another phone. */
export class Phone {
  readonly page: Page;
  readonly player: Player;
  readonly press: Press;
  readonly #lang: Lang;

  constructor(page: Page, press: Press, lang: Lang = 'en') {
    this.page = page;
    this.press = press;
    this.#lang = lang;
    this.player = new Player(page, press, lang);
  }

  get words() {
    return { phones: phonesWords[this.#lang], table: tableWords[this.#lang], together: togetherWords[this.#lang] };
  }

  button = (name: string): Locator => this.page.getByRole('button', { name, exact: true });

  /** The camera sees the code that the other phone shows. */
  async see(other: Phone): Promise<void> {
    const code = other.page.locator('.qr');
    await code.waitFor();
    const shown = await code.evaluate((drawing) => ({
      side: (drawing as SVGSVGElement).viewBox.baseVal.width,
      path: drawing.querySelector('.qr-ink')?.getAttribute('d') ?? '',
    }));
    await this.page.evaluate((sees) => {
      (globalThis as WithEnds).ends.sees = sees;
    }, shown);
  }

  /** To the door of the table, which opens for those who play here. */
  async openTable(here: readonly number[]): Promise<void> {
    const { phones } = this.words;
    await this.openDoor();
    const seats = this.page.getByRole('group', { name: phones.who }).getByRole('checkbox');
    for (const [at, seat] of (await seats.all()).entries()) await seat.setChecked(here.includes(at));
    await this.press(this.button(phones.open));
    await this.page.locator('.qr').waitFor();
  }

  async openDoor(): Promise<void> {
    const { table } = this.words;
    await this.press(this.page.locator(`button[aria-label="${table.menu}"]`));
    await this.press(this.page.locator(`dialog .menu button:has(b:text-is("${table.phones}"))`));
  }

  /** The code for the next phone that comes. */
  async showCode(): Promise<void> {
    const { connect, another } = this.words.phones;
    const code = this.page.locator('.qr');
    const ways = this.page.locator(`dialog button:text-is("${connect}"), dialog button:text-is("${another}")`);
    if (!(await this.page.locator('dialog').isVisible())) await this.openDoor();
    await code.or(ways).first().waitFor();
    if (await ways.isVisible()) await this.press(ways);
    await code.waitFor();
  }

  /** Firefox shows its code first. */
  async comeTo(host: Phone, offersFirst = false): Promise<void> {
    const { phones } = this.words;
    await host.showCode();
    await this.page.evaluate(() => {
      location.hash = '#/join';
    });
    await this.press(this.button(phones.join));
    const [reads, shows] = offersFirst ? [host, this] : [this, host];
    await reads.see(shows);
    await reads.press(reads.button(reads === host ? phones.readCode : phones.startCamera));
    await reads.page.getByText(phones.showAnswer).waitFor();
    await shows.see(reads);
    await shows.press(shows.button(phones.readCode));
    await this.page.locator('.standings').waitFor();
    // The door closes by itself.
    await host.page.locator('dialog').waitFor({ state: 'detached' });
  }

  /** Asks for the seats, and the people at the other device let them in. */
  async sitAt(names: readonly string[], host: Phone): Promise<void> {
    const { phones, together } = this.words;
    const who = this.page.getByRole('group', { name: phones.whoAreYou });
    for (const name of names) await who.getByRole('checkbox', { name }).check();
    await this.press(this.button(phones.choose));
    await host.press(host.button(together.yes));
    await who.waitFor({ state: 'detached' });
    await this.page.getByText(phones.asked).waitFor({ state: 'detached' });
  }

  /** All lines of this phone break, as where it leaves the network. */
  drop(): Promise<void> {
    return this.page.evaluate(() => {
      for (const line of (globalThis as WithEnds).ends.lines.splice(0)) line.close();
    });
  }

  /** The log of the match that was touched last, as it is on the disk. */
  async log(): Promise<readonly unknown[]> {
    const saves = await readMatches(this.page);
    return saves.sort((one, other) => other.touchedAt - one.touchedAt)[0]?.log ?? [];
  }
}

/** Before the page is opened. Until `sees` is set the camera is in the dark. */
export async function holdCamera(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const ends: Ends = { sees: null, lines: [] };
    Object.assign(globalThis, { ends });
    const Own = globalThis.RTCPeerConnection;
    globalThis.RTCPeerConnection = class extends Own {
      constructor(wishes?: RTCConfiguration) {
        super(wishes);
        ends.lines.push(this);
      }
    };
    const film = (): Promise<MediaStream> => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [640, 480];
      const pen = canvas.getContext('2d');
      const draw = (): void => {
        if (!pen) return;
        pen.fillStyle = '#777';
        pen.setTransform(1, 0, 0, 1, 0, 0);
        pen.fillRect(0, 0, canvas.width, canvas.height);
        if (!ends.sees) return;
        const { side, path } = ends.sees;
        const scale = 400 / side;
        // A hand is never quite still, nor straight.
        pen.setTransform(scale, 0.04 * scale, -0.04 * scale, scale, 130, 30);
        pen.fillStyle = '#fff';
        pen.fillRect(0, 0, side, side);
        pen.fillStyle = '#111';
        pen.fill(new Path2D(path));
      };
      draw();
      setInterval(draw, 100);
      return Promise.resolve(canvas.captureStream(10));
    };
    const mediaDevices = Object.assign(Object.create(navigator.mediaDevices ?? null), { getUserMedia: film });
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: mediaDevices });
  });
}

/** Another phone, with Enza open on its shelf. */
export async function anotherPhone(
  browser: Browser,
  site: string,
  faults: string[],
  press: Press,
  use: { readonly hasTouch?: boolean } = {},
): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    locale: 'en-US',
    ...(use.hasTouch && { hasTouch: true, isMobile: true }),
  });
  await prepare(context, faults);
  const page = await context.newPage();
  await holdCamera(page);
  await page.goto(site);
  await page.locator('.boxes').waitFor();
  return new Phone(page, press);
}

/** People at all phones do what they are asked, so many moves in all or to the end, and all have the same log. */
export async function playOn(phones: readonly Phone[], moves: number): Promise<void> {
  const [first] = phones as [Phone];
  const before = (await first.log()).length;
  for (;;) {
    const now = (await first.log()).length;
    if (now - before >= moves) break;
    const acted = await Promise.all(phones.map((phone) => act(phone)));
    if (!acted.includes(true) && (await isOver(phones))) break;
  }
  await level(phones);
}

const isOver = async (phones: readonly Phone[]): Promise<boolean> =>
  (await Promise.all(phones.map(({ player }) => player.again.isVisible()))).every((each) => each);

/** One thing that is asked of the people at that phone now; false: nothing. */
async function act({ page, player }: Phone): Promise<boolean> {
  if (await player.prompt.isVisible()) {
    await player.select();
    await player.commit();
    return true;
  }
  if (await player.curtain.isVisible()) {
    await player.hold();
    return true;
  }
  const go = page.locator('.actions .primary');
  if (!(await go.isVisible()) || (await player.again.isVisible())) {
    await page.waitForTimeout(100);
    return false;
  }
  await player.commit();
  return true;
}

/** All phones have saved the same. */
export async function level(phones: readonly Phone[]): Promise<void> {
  await expect
    .poll(
      async () =>
        new Set((await Promise.all(phones.map((phone) => phone.log()))).map((log) => JSON.stringify(log))).size,
    )
    .toBe(1);
}
