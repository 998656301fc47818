import { loadGame } from '../src/cli/games.ts';
import { readMatches } from '../src/cli/scenes.ts';
import { canonical } from '../src/engine/equal.ts';
import { openMatch } from '../src/engine/match.ts';
import { expectAccessible } from './axe.ts';
import { Player } from './player.ts';
import { expect, test } from './test.ts';
import { listenIn, tablesOn } from './wire.ts';

/** One line tells that both have chosen what to exchange. */
const FIRST_TOLD = 2;

test('from the log the table is seen as it stood, with the own eyes alone @chromium', async ({
  page,
  context,
  site,
  press,
}) => {
  const wire = await listenIn(context);
  await page.goto(site.url);
  const player = new Player(page, press);
  const { lookBack, after, moveBefore, moveAfter, toNow } = player.words.table;
  await player.start({ seats: ['person', 'person'], way: 'dark' });
  // As far as the first moment that one player has alone.
  for (let move = 0; move < 4 && (await player.move()); move++);
  await player.comeToDecide();
  await expect(player.prompt).toBeVisible();
  const made = tablesOn(wire).at(-1)?.frames.at(-1)?.moveCount ?? 0;

  const log = await player.openSheet('log');
  await press(log.getByRole('button', { name: new RegExp(`^${lookBack}`) }).last());
  await expect(page.getByRole('status').filter({ hasText: after(FIRST_TOLD, made) })).toBeVisible();
  await expect(player.button(toNow)).toBeFocused();
  await expectAccessible(page);
  for (let move = FIRST_TOLD - 1; move >= 0; move--) {
    await press(player.button(moveBefore));
    await expect(page.getByText(after(move, made))).toBeVisible();
  }
  for (let move = 1; move < made; move++) {
    await press(player.button(moveAfter));
    await expect(page.getByText(after(move, made))).toBeVisible();
  }
  await expect(player.prompt).toBeHidden();
  await press(player.button(moveAfter));
  await expect(player.prompt).toBeVisible();

  const [save] = await readMatches(page);
  if (!save) throw new Error('no match was saved');
  const game = await loadGame(save.game);
  const { eyes } = tablesOn(wire).at(-1) ?? {};
  const pasts = wire.answers.to('lookBack');
  expect(pasts.length).toBe(made + FIRST_TOLD + 1);
  for (const past of pasts) {
    const at = past?.frame.moveCount ?? 0;
    const { state } = openMatch(game, { ...save, log: save.log.slice(0, at) });
    expect(canonical(past?.frame.view)).toBe(canonical(game.view(state, eyes ?? 'onlooker')));
  }
  await player.move();
});
