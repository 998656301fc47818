/** How a table says what it waits for, by selectors and by the words of its language. */
export interface Signs {
  readonly prompt: string;
  readonly curtain: string;
  readonly holdOn: string;
  readonly primary: string;
  readonly menu: string;
  readonly moves: string;
  readonly close: string;
  readonly goOn: string;
  readonly forced: string;
  /** What the large button says when the game is over. */
  readonly over: readonly string[];
}

/**
 * Goes on to the next question that somebody decides, through curtains and reveals, and answers it with one of the list of
 * moves if `at` says which; null: leaves it open. False: the game is over. Runs in the page, and presses as a screen reader
 * does: most moves of a test only bring it to the place that it is about, and to tap each of them takes ten times as long.
 */
export async function stride([signs, at]: readonly [Signs, number | null]): Promise<boolean> {
  const LONGEST_MS = 60_000;
  const LOOK_AGAIN_MS = 50;

  const isSeen = (element: Element | null | undefined): element is HTMLElement =>
    element?.isConnected === true && element.checkVisibility({ visibilityProperty: true });
  const seen = (selector: string): HTMLElement | undefined => [...document.querySelectorAll(selector)].find(isSeen);

  const until = <Found>(what: string, find: () => Found | undefined | false): Promise<Found> =>
    new Promise((done, fail) => {
      const look = (): void => {
        const found = find();
        if (found) stop(() => done(found));
      };
      const stop = (tell: () => void): void => {
        watch.disconnect();
        clearInterval(again);
        clearTimeout(limit);
        tell();
      };
      const watch = new MutationObserver(look);
      watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      // What a style shows or hides by time tells no observer.
      const again = setInterval(look, LOOK_AGAIN_MS);
      const limit = setTimeout(() => stop(() => fail(new Error(`never came: ${what}`))), LONGEST_MS);
      look();
    });

  const saying = (word: string): HTMLElement | undefined => {
    const button = seen(signs.primary);
    return button?.textContent?.trim() === word ? button : undefined;
  };
  const spend = async (button: HTMLElement): Promise<void> => {
    button.click();
    await until(`the end of “${button.textContent}”`, () => !isSeen(button));
  };
  const next = (): Promise<HTMLElement> =>
    until('a question', () => seen(signs.prompt) ?? seen(signs.curtain) ?? seen(signs.primary));

  for (;;) {
    await next();
    if (signs.over.some(saying)) return false;
    const passing = seen(signs.curtain) ?? seen(signs.holdOn) ?? saying(signs.goOn);
    if (!passing) break;
    await spend(passing);
  }
  if (at === null) return true;

  const forced = saying(signs.forced);
  if (forced) await spend(forced);
  else {
    await choose(at);
    await spend(await until('the move’s own button', () => seen(signs.primary)));
  }
  await next();
  return true;

  async function choose(place: number): Promise<void> {
    const sheet = (title: string): HTMLElement | undefined =>
      [...document.querySelectorAll('dialog')].find(
        (each) => isSeen(each) && each.querySelector('.sheet-head h2')?.textContent === title,
      );
    (await until('the menu’s button', () => seen(`button[aria-label=${JSON.stringify(signs.menu)}]`))).click();
    const line = await until('the list’s line', () =>
      [...(sheet(signs.menu)?.querySelectorAll<HTMLElement>('.menu button') ?? [])].find(
        (each) => each.querySelector('b')?.textContent === signs.moves,
      ),
    );
    line.click();
    // A long list comes in parts, and is empty while a bot decides.
    const moves = await until('the moves', () => {
      const list = sheet(signs.moves);
      const all = [...(list?.querySelectorAll<HTMLElement>('.menu button') ?? [])];
      return !list?.querySelector('[aria-busy="true"]') && all.length > 0 && all;
    });
    const move = moves[place % moves.length];
    // Some boards choose for a start, and what is chosen would be made by one more tap.
    if (move?.getAttribute('aria-pressed') === 'true')
      [...(sheet(signs.moves)?.querySelectorAll('button') ?? [])]
        .find((each) => [each.ariaLabel, each.textContent?.trim()].includes(signs.close))
        ?.click();
    else move?.click();
    await until('the end of the list', () => !document.querySelector('dialog'));
  }
}
