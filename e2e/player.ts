import { expect, type Locator, type Page } from 'playwright/test';
import { loadGame } from '../src/cli/games.ts';
import { dealCode } from '../src/engine/dealCode.ts';
import { loadSubject } from '../src/games/subjects.ts';
import { seatsWords } from '../src/words/seats.ts';
import { shelfWords } from '../src/words/shelf.ts';
import { tableWords } from '../src/words/table.ts';
import type { Lang } from '../src/words/voice.ts';
import { type Signs, stride } from './stride.ts';

// By CSS, and waited for in the page: to work out roles and names a hundred times a game costs a quarter of its time.
const PROMPT = '.prompt[data-asks="true"]';
const CURTAIN = '.curtain-foot .hold';
const PRIMARY = '.actions .primary';
const HOLD_ON = '.actions .hold';

export type Press = (at: Locator) => Promise<void>;

/** A table, if nothing else is said of the game that the shell is tested with. */
export interface Laid {
  readonly game?: string;
  readonly seats: readonly ('person' | 'bot')[];
  /** The value of an option, where it is not the plain one. */
  readonly way?: string;
  /** The bots look as far ahead as they can. */
  readonly strongest?: true;
  /** The seed of this deal and no other, where what is tested hangs on the cards. */
  readonly seed?: number;
}

/** What a person at the table can see and press and do, whatever the game. */
export class Player {
  readonly page: Page;
  readonly #press: Press;
  #moves = 0;

  readonly #lang: Lang;

  constructor(page: Page, press: Press, lang: Lang = 'en') {
    this.page = page;
    this.#press = press;
    this.#lang = lang;
  }

  get words() {
    return { shelf: shelfWords[this.#lang], seats: seatsWords[this.#lang], table: tableWords[this.#lang] };
  }

  async #wayName(game: string, way: string): Promise<string> {
    const { voices } = await loadSubject(game);
    const words = Object.values(voices[this.#lang].options).map(({ values }) => values[way]);
    return words.find((each) => each !== undefined)?.name ?? '';
  }

  /** The games that wait on the shelf. */
  get waiting(): Locator {
    return this.page.getByRole('region', { name: this.words.shelf.goOn }).locator('.tickets').getByRole('link');
  }

  button = (name: string): Locator => this.page.getByRole('button', { name, exact: true });
  get prompt(): Locator {
    return this.page.locator(PROMPT);
  }
  get curtain(): Locator {
    return this.page.locator(CURTAIN);
  }
  get goOn(): Locator {
    return this.#action(this.words.table.goOn);
  }
  /** From a reveal straight to one's own secret, for the player who holds the device. */
  get holdOn(): Locator {
    return this.page.locator(HOLD_ON);
  }
  /** The one tap for all who have one way only. */
  get forced(): Locator {
    return this.#action(this.words.table.goForced);
  }
  get again(): Locator {
    const { again, nextGame, toDaily } = this.words.table.final;
    return this.#action(again, nextGame, toDaily);
  }
  /** What the one large button below the board says. */
  #action(...names: readonly string[]): Locator {
    return this.page.locator(names.map((name) => `${PRIMARY}:text-is(${JSON.stringify(name)})`).join());
  }

  /** From the shelf to the first question at the table. */
  async start(laid: Laid): Promise<void> {
    await this.sitDown(laid);
    await this.next.waitFor();
  }

  async sitDown({ game = 'fairy-light', seats, way, strongest, seed }: Laid): Promise<void> {
    await this.#press(this.page.locator(`.boxes [data-game="${game}"] a`));
    await expect(this.button(this.words.seats.play)).toBeVisible();
    const count = this.page.getByRole('group', { name: this.words.seats.count });
    const all = count.getByRole('radio', { name: String(seats.length), exact: true });
    if ((await all.count()) > 0) await this.choose(all);
    if (seed !== undefined) await this.#wish(game, seats.length, seed);
    for (const [seat, sitter] of seats.entries()) {
      const kinds = this.page.getByRole('group', { name: this.words.seats.whoSits(seat) });
      await this.choose(kinds.getByRole('radio', { name: this.words.seats[sitter] }));
    }
    for (const strength of strongest ? await this.page.locator('select').all() : []) {
      await strength.selectOption({ index: (await strength.locator('option').count()) - 1 });
    }
    // A sentence of another one may have the same word in it.
    if (way)
      await this.choose(this.page.getByRole('radio', { name: new RegExp(`^${await this.#wayName(game, way)}`) }));
    await this.#press(this.button(this.words.seats.play));
  }

  /** Types the code of a deal with the plain options. */
  async #wish(game: string, seats: number, seed: number): Promise<void> {
    const { facts } = await loadGame(game);
    const options = Object.fromEntries(facts.options(seats).map(({ id, values }) => [id, values[0] ?? '']));
    const { knownDeal, dealCode: code, dealFits } = this.words.seats;
    await this.#press(this.page.getByText(knownDeal));
    await this.page.getByRole('textbox', { name: code }).fill(dealCode({ facts, seats, options, seed }));
    await expect(this.page.getByText(dealFits)).toBeVisible();
  }

  /** By its label, as a finger does; a form that is still growing may move it away. */
  async choose(radio: Locator): Promise<void> {
    await this.#press(radio.locator('xpath=ancestor::label'));
    await expect(radio).toBeChecked();
  }

  /** Whatever asks a person for something, or the end. It stands only on a table at rest, which nothing but a person changes. */
  get next(): Locator {
    return this.page.locator([PROMPT, CURTAIN, PRIMARY].join()).first();
  }

  async isOver(): Promise<boolean> {
    await this.next.waitFor();
    return this.again.isVisible();
  }

  /** Through curtain and reveal, if they come first, to the player who decides. False: the game is over. */
  comeToDecide(): Promise<boolean> {
    return this.page.evaluate(stride, [this.#signs, null] as const);
  }

  /** Makes one move, which one of the list may be said, and waits until it is saved and answered by the bots. False: the game is over. */
  async move(at = this.#moves * 7): Promise<boolean> {
    this.#moves++;
    return this.page.evaluate(stride, [this.#signs, at] as const);
  }

  get #signs(): Signs {
    const { shelf, table } = this.words;
    const { menu, moves, goOn, goForced, final } = table;
    return {
      prompt: PROMPT,
      curtain: CURTAIN,
      holdOn: HOLD_ON,
      primary: PRIMARY,
      menu,
      moves,
      close: shelf.close,
      goOn,
      forced: goForced,
      over: [final.again, final.nextGame, final.toDaily],
    };
  }

  /** By a finger. Not always the first, so that games differ in shape. */
  async select(at = this.#moves * 7): Promise<void> {
    const moves = (await this.openSheet('moves')).locator('.menu button');
    // While a bot decides, the list is empty.
    await moves.first().waitFor();
    const move = moves.nth(at % (await moves.count()));
    // Some boards choose for a start, and what is chosen would be made by one more tap.
    const isChosen = (await move.getAttribute('aria-pressed')) === 'true';
    await this.#press(isChosen ? this.button(this.words.shelf.close) : move);
    await this.page.locator('dialog').waitFor({ state: 'detached' });
  }

  /** One of the sheets that the menu opens, when it is there and whole. */
  async openSheet(
    sheet:
      | 'moves'
      | 'log'
      | 'scores'
      | 'memory'
      | 'change'
      | 'turn'
      | 'dealCode'
      | 'elsewhereWay'
      | 'likings'
      | 'rematch'
      | 'endNow'
      | 'concede',
    press = this.#press,
  ): Promise<Locator> {
    const { menu, [sheet]: name } = this.words.table;
    await press(this.page.locator(`button[aria-label=${JSON.stringify(menu)}]`));
    await this.#press(this.#sheet(menu).locator(`.menu button:has(b:text-is(${JSON.stringify(name)}))`));
    const opened = this.#sheet(name);
    await opened.waitFor();
    // A long list comes in parts: which line is the last, and how many there are, is known only when all of them are there.
    await opened.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
    return opened;
  }

  #sheet(title: string): Locator {
    return this.page.locator(`dialog:has(.sheet-head h2:text-is(${JSON.stringify(title)}))`);
  }

  /** The button that says the chosen move. */
  commit(): Promise<void> {
    return this.spend(this.primary);
  }

  /** Presses a button that goes when it has been understood: this very one, since the next may say the same. */
  async spend(button: Locator): Promise<void> {
    const pressed = await button.elementHandle();
    await this.#press(button);
    await pressed?.waitForElementState('hidden');
  }

  get primary(): Locator {
    return this.page.locator(PRIMARY);
  }

  /** A finger on the curtain until it is open. */
  async hold(button = this.curtain): Promise<void> {
    await button.hover();
    await this.page.mouse.down();
    await button.waitFor({ state: 'hidden' });
    await this.page.mouse.up();
  }

  async finish(): Promise<void> {
    while (await this.move());
  }
}
