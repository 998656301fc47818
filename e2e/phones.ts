import { type Browser, expect, type Locator, type Page } from 'playwright/test';
import { readMatches } from '../src/cli/scenes.ts';
import { phonesWords, togetherWords } from '../src/words/phones.ts';
import { tableWords } from '../src/words/table.ts';
import type { Lang } from '../src/words/voice.ts';
import { Player, type Press } from './player.ts';
import { prepare } from './test.ts';

/** What a test adds to a page: a camera that sees what it is shown, and the lines that the page has. */
interface Ends {
  sees: { readonly side: number; readonly path: string } | null;
  readonly lines: RTCPeerConnection[];
  /** So many messages more go over the lines of this page before they break; null: as many as there are. */
  left: number | null;
  /** What was copied last. */
  copied: string;
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

  /** The code that this phone shows, as text. */
  async copyCode(): Promise<string> {
    await this.page.locator('.qr').waitFor();
    await this.openByText();
    await this.press(this.button(this.words.phones.copy));
    await this.page.getByText(this.words.phones.copied).waitFor();
    return this.page.evaluate(() => (globalThis as WithEnds).ends.copied);
  }

  /** A code that came by some other way. */
  async paste(code: string): Promise<void> {
    await this.openByText();
    await this.page.getByRole('textbox', { name: this.words.phones.paste }).fill(code);
    await this.press(this.button(this.words.phones.take));
  }

  async openByText(): Promise<void> {
    if ((await this.page.locator('.by-text').getAttribute('open')) === null)
      await this.press(this.page.locator('.by-text summary'));
    await this.page.locator('.by-text[open]').waitFor();
  }

  /** To the door of the table, which opens for those who play here. */
  async openTable(here: readonly number[]): Promise<void> {
    const { phones } = this.words;
    await this.openDoor();
    const seats = this.page.getByRole('group', { name: phones.who }).getByRole('checkbox');
    for (const [at, seat] of (await seats.all()).entries())
      if ((await seat.isChecked()) !== here.includes(at)) await this.press(seat);
    await this.press(this.button(phones.open));
    await this.page.locator('.qr').waitFor();
  }

  async openDoor(): Promise<void> {
    const { table } = this.words;
    const atCurtain = this.page.locator(`.curtain-ways button:has-text("${table.phones}")`);
    const menu = this.page.locator(`button[aria-label="${table.menu}"]`);
    await atCurtain.or(menu).waitFor();
    if (await atCurtain.isVisible()) {
      // A curtain that has just fallen hears no tap.
      const open = async (): Promise<void> => {
        await this.press(atCurtain);
        await expect(this.page.locator('dialog')).toBeVisible({ timeout: 1000 });
      };
      return expect(open).toPass();
    }
    await this.press(menu);
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
    const way = this.page.locator('.join-way');
    if (await way.isVisible()) await this.press(way);
    else
      await this.page.evaluate(() => {
        location.hash = '#/join';
      });
    const [reads, shows] = offersFirst ? [host, this] : [this, host];
    if (offersFirst) await this.press(this.button(phones.begin));
    await reads.see(shows);
    await reads.press(reads.button(reads === host ? phones.readCode : phones.startCamera));
    await reads.page.getByText(phones.showAnswer).waitFor();
    await shows.see(reads);
    await shows.press(shows.button(phones.readCode));
    await this.page.locator('.standings').waitFor();
    // The door closes by itself.
    await host.page.locator('dialog').waitFor({ state: 'detached' });
  }

  /** Asks for a place, the first that is free, and the people at the other device let them in. */
  async sitAt(host: Phone): Promise<void> {
    const { phones, together } = this.words;
    const who = this.page.getByRole('group', { name: phones.whoAreYou });
    const seat = who.getByRole('checkbox').first();
    if (!(await seat.isChecked())) await this.press(seat);
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

  /** As `drop`, in the midst of what the phones say to each other. */
  dropAfter(messages: number): Promise<void> {
    return this.page.evaluate((left) => {
      (globalThis as WithEnds).ends.left = left;
    }, messages);
  }

  /** What the browser says of the lines of this page. */
  lineStates(): Promise<readonly string[]> {
    return this.page.evaluate(() => (globalThis as WithEnds).ends.lines.map(({ connectionState }) => connectionState));
  }

  hasDropped(): Promise<boolean> {
    return this.page.evaluate(() => (globalThis as WithEnds).ends.lines.length === 0);
  }

  /** Somebody at this phone is asked for something. */
  async isAsked(): Promise<boolean> {
    const { prompt, curtain, again } = this.player;
    const isAny = async (): Promise<boolean> => {
      const primary = this.page.locator('.actions .primary:not([aria-disabled="true"])');
      return (await primary.isVisible()) && !(await again.isVisible());
    };
    return (await prompt.isVisible()) || (await curtain.isVisible()) || isAny();
  }

  /** What is asked of the people at this phone now; `waits`: until the answer is written. False: nothing was to be decided. */
  async answer(waits = true): Promise<boolean> {
    const { player } = this;
    const press = () => (waits ? player.commit() : this.press(player.primary));
    if (await player.curtain.isVisible()) await player.hold();
    else if (await player.goOn.isVisible()) await press();
    else {
      if (await player.prompt.isVisible()) await player.select();
      await press();
      return true;
    }
    return false;
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
    const ends: Ends = { sees: null, lines: [], left: null, copied: '' };
    Object.assign(globalThis, { ends });
    const Own = globalThis.RTCPeerConnection;
    globalThis.RTCPeerConnection = class extends Own {
      constructor(wishes?: RTCConfiguration) {
        super(wishes);
        ends.lines.push(this);
      }
      override createDataChannel(name: string, options?: RTCDataChannelInit): RTCDataChannel {
        const channel = super.createDataChannel(name, options);
        const count = (): void => {
          if (ends.left === null || ends.left-- > 0) return;
          ends.left = null;
          for (const line of ends.lines.splice(0)) line.close();
        };
        const send = channel.send.bind(channel) as (data: string) => void;
        channel.send = (data: unknown) => {
          send(String(data));
          count();
        };
        channel.addEventListener('message', count);
        return channel;
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
    const clipboard = {
      writeText: (text: string): Promise<void> => {
        ends.copied = text;
        return Promise.resolve();
      },
    };
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
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
  use: { readonly hasTouch?: boolean; readonly userAgent?: string } = {},
): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    locale: 'en-US',
    ...(use.hasTouch && { hasTouch: true, isMobile: true }),
    ...(use.userAgent && { userAgent: use.userAgent }),
  });
  await prepare(context, faults);
  const page = await context.newPage();
  await holdCamera(page);
  await page.goto(site);
  await page.locator('.boxes').waitFor();
  return new Phone(page, press);
}

/** A table for so many people, each with a phone of their own: the first has the table, the others come to it. */
export async function gatherPhones(
  page: Page,
  site: string,
  press: Press,
  laid: { readonly game: string; readonly phones: number },
  another: () => Promise<Phone>,
): Promise<Phone[]> {
  await holdCamera(page);
  await page.goto(site);
  const host = new Phone(page, press);
  await host.player.start({ game: laid.game, seats: Array<'person'>(laid.phones).fill('person') });
  await host.openTable([0]);
  const phones = [host];
  while (phones.length < laid.phones) {
    const guest = await another();
    await guest.comeTo(host);
    await guest.sitAt(host);
    phones.push(guest);
  }
  return phones;
}

/** People at all phones do what they are asked, so many moves in all or to the end, and all have the same log. */
export async function playOn(phones: readonly Phone[], moves: number): Promise<void> {
  const [first] = phones as [Phone];
  const before = (await first.log()).length;
  for (;;) {
    const asked = await whoIsAsked(phones);
    if (asked.length === 0 || (await first.log()).length - before >= moves) break;
    await Promise.all(asked.map((phone) => phone.answer()));
  }
  await level(phones);
}

/** People answer until the line of that phone breaks, wherever it does: how many answers they gave. */
export async function playUntilDropped(phones: readonly Phone[], dropping: Phone): Promise<number> {
  let answers = 0;
  while (!(await dropping.hasDropped())) {
    const asked = await Promise.all(phones.map((phone) => phone.isAsked()));
    const answering = phones.filter((_, at) => asked[at]);
    const given = await Promise.all(answering.map((phone) => phone.answer(false)));
    answers += given.filter((each) => each).length;
  }
  return answers;
}

/** Waits until people at some phone are asked for something; none: the game is over for all. */
async function whoIsAsked(phones: readonly Phone[]): Promise<readonly Phone[]> {
  let asked: readonly Phone[] = [];
  const look = async (): Promise<boolean> => {
    const are = await Promise.all(phones.map((phone) => phone.isAsked()));
    asked = phones.filter((_, at) => are[at]);
    return asked.length > 0 || isOver(phones);
  };
  await expect.poll(look, { intervals: [50] }).toBe(true);
  return asked;
}

const isOver = async (phones: readonly Phone[]): Promise<boolean> =>
  (await Promise.all(phones.map(({ player }) => player.again.isVisible()))).every((each) => each);

/** All phones have saved the same. */
export async function level(phones: readonly Phone[]): Promise<void> {
  await expect
    .poll(
      async () =>
        new Set((await Promise.all(phones.map((phone) => phone.log()))).map((log) => JSON.stringify(log))).size,
    )
    .toBe(1);
}
