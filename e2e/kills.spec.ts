import { readMatches } from '../src/cli/matchStore.ts';
import { Player } from './player.ts';
import { expect, test } from './test.ts';
import { listenIn, tablesOn } from './wire.ts';

const KILLS = Number(process.env.ENZA_KILLS ?? 3);
const MOVES_BETWEEN = 3;
const LONGEST_WAIT_MS = 60;

for (let kill = 0; kill < KILLS; kill++) {
  test(`death ${kill + 1} at a random moment loses no move that was shown as done @chromium`, async ({
    page,
    context,
    site,
    press,
  }) => {
    const wire = await listenIn(context);
    const way = kill % 2 === 0 ? 'standard' : 'dark';
    await page.goto(site.url);
    const player = new Player(page, press);
    await player.start({ seats: ['person', 'bot'], way });
    for (let move = 0; move < MOVES_BETWEEN + kill; move++) await player.move();
    await player.select();
    // Pressed and not waited for: death comes before, while or after the move is written.
    const pressed = player
      .button('Menu')
      .waitFor()
      .then(() => page.locator('.actions .primary').tap());
    await Promise.race([
      pressed.catch(() => undefined),
      new Promise((done) => setTimeout(done, Math.random() * LONGEST_WAIT_MS)),
    ]);
    await crash(kill % 2 === 0);
    const shownAsDone = Math.max(
      ...tablesOn(wire)
        .filter(({ saved }) => saved)
        .map(({ at }) => at),
    );
    expect(shownAsDone).toBeGreaterThanOrEqual(MOVES_BETWEEN);

    const next = await context.newPage();
    await next.goto(site.url);
    const [match] = await readMatches(next);
    expect(match?.log.length).toBeGreaterThanOrEqual(shownAsDone);
    await press(new Player(next, press).waiting);
    await expect(new Player(next, press).next).toBeVisible();
    expect(tablesOn(wire).at(-1)?.at).toBeGreaterThanOrEqual(shownAsDone);

    async function crash(hard: boolean): Promise<void> {
      if (!hard) return page.close({ runBeforeUnload: false });
      const session = await context.newCDPSession(page);
      // The page dies with its worker and never answers.
      const crashed = page.waitForEvent('crash');
      session.send('Page.crash').catch(() => undefined);
      await crashed;
    }
  });
}
