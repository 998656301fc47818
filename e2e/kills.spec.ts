import { readMatches } from '../src/cli/matchStore.ts';
import { Player } from './player.ts';
import { expect, test } from './test.ts';
import { listenIn, tablesOn } from './wire.ts';

const KILLS = Number(process.env.ENZA_KILLS ?? 3);
const FEWEST_MOVES = 3;
const MOST_MOVES = 10;
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
    const moves = FEWEST_MOVES + (kill % (MOST_MOVES - FEWEST_MOVES));
    for (let move = 0; move < moves; move++) await player.move();
    await player.select();
    // Death comes before, while or after the move is written.
    await player.primary.dispatchEvent('click');
    await new Promise((done) => setTimeout(done, Math.random() * LONGEST_WAIT_MS));
    await crash(kill % 4 < 2);
    const shownAsDone = Math.max(
      ...tablesOn(wire)
        .filter(({ saved }) => saved)
        .map(({ logLength }) => logLength),
    );
    expect(shownAsDone).toBeGreaterThanOrEqual(moves);

    const next = await context.newPage();
    await next.goto(site.url);
    const [match] = await readMatches(next);
    expect(match?.log.length).toBeGreaterThanOrEqual(shownAsDone);
    await press(new Player(next, press).waiting);
    await expect(new Player(next, press).next).toBeVisible();
    expect(tablesOn(wire).at(-1)?.logLength).toBeGreaterThanOrEqual(shownAsDone);

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
