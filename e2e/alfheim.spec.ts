import type { Locator } from 'playwright/test';
import { allScenes, type Scene } from '../src/cli/scenes.ts';
import { raise } from '../src/cli/stage.ts';
import type { Sitter } from '../src/engine/log.ts';
import { HIDDEN, type View } from '../src/games/alfheim/rules/state.ts';
import { labels as words } from '../src/games/alfheim/words/labels.en.ts';
import { BoardPlayer } from './boardPlayer.ts';
import { middleOf } from './finger.ts';
import { expectHonest } from './honest.ts';
import { Player } from './player.ts';
import { expect, test } from './test.ts';
import { listenIn, tablesOn } from './wire.ts';

class Gardener extends BoardPlayer {
  #choices = 0;

  protected override get table(): Locator {
    return this.page.locator('.alf-table, .standings');
  }
  get #places(): Locator {
    return this.page.locator('[data-mark="clue"], [data-mark="footprint"]');
  }
  get #kinds(): Locator {
    return this.page.locator('[data-callable="true"]');
  }
  #say(what: keyof typeof words.says): Locator {
    return this.button(words.says[what]);
  }

  protected override async chooseMove(): Promise<void> {
    this.#choices++;
    const places = await this.#places.count();
    if (places > 0) {
      const refuse = this.#say('refuse');
      const refuses = this.#choices % 9 === 0 && (await refuse.isVisible());
      await this.tap(refuses ? refuse : this.#places.nth((this.#choices * 5) % places));
    } else if ((await this.#kinds.count()) > 0) {
      await this.tap(this.#kinds.first());
      await expect(this.#kinds.first()).toHaveAttribute('aria-pressed', 'true');
      if (await this.primary.isHidden()) await this.tap(this.page.locator('[data-mark="call"]').first());
    } else if (await this.#say('look').isVisible()) await this.tap(this.#say('look'));
    else await this.tap(this.#say('done').or(this.#say('keep')));
    await expect(this.primary).toBeVisible();
  }
}

test('five people play a whole game of Alfheim without the network @chromium', async ({ site, device, press }) => {
  test.slow();
  const visit = await device.open();
  await visit.goto(site.url);
  await expect(visit.getByText('Ready to work offline', { exact: true })).toBeVisible();
  await site.stop();
  await device.close();

  const page = await device.open();
  const wire = await listenIn(page.context());
  await page.goto(site.url);
  const player = new Gardener(page, press);
  await player.start({ game: 'alfheim', seats: ['person', 'person', 'person', 'person', 'person'] });
  for (let answers = 0; await player.answer(); answers++) {
    if (answers !== 70) continue;
    await page.reload();
    await expect(player.next).toBeVisible();
  }
  await expect(player.again).toBeVisible();
  await expectHonest(page, wire);
});

async function sceneAt(name: string): Promise<Scene> {
  const scene = (await allScenes()).find((each) => each.name === name);
  if (!scene) throw new Error(`no scene is called ${name}`);
  return scene;
}

test('a Tomte is seen behind the curtain by its owner and nowhere else @chromium', async ({ page, site, press }) => {
  const wire = await listenIn(page.context());
  await raise(page, site.url, await sceneAt('alfheim-4-tomte-curtain'));
  const player = new Player(page, press);
  await expect(player.curtain).toBeVisible();
  const tomtes = (): number[][] =>
    tablesOn(wire)
      .flatMap(({ frames }) => frames)
      .map(({ view }) => (view as unknown as View).fields.map(({ tomte }) => tomte))
      .filter((held) => held.some((tomte) => tomte !== -1));
  const isOpen = (held: number[], at: number): boolean => (held[at] ?? HIDDEN) >= 0;
  const owner = tablesOn(wire).flatMap(({ floor }) => (floor.kind === 'curtain' ? [floor.to] : []))[0] ?? 0;
  expect(tomtes().length).toBeGreaterThan(0);
  expect(tomtes().some((held) => isOpen(held, owner))).toBe(false);
  const wants = page.getByRole('button', { name: words.wants('').slice(0, -1) });
  await expect(wants).toHaveCount(0);

  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await player.curtain.press('Enter');
  await expect(wants).toBeVisible();
  expect(tomtes().some((held) => isOpen(held, owner))).toBe(true);
  await press(player.button(words.says.keep));
  await player.commit();
  await expect(wants).toHaveCount(0);
  await expect(page.getByRole('button', { name: / holds a Tomte$/ }).first()).toBeVisible();
  expect(isOpen(tomtes().at(-1) ?? [], owner)).toBe(false);
});

test('alone among bots the own Tomte shows its cost for as long as it is held @chromium', async ({
  page,
  site,
  press,
}) => {
  const scene = await sceneAt('alfheim-4-tomte');
  const [match] = scene.matches ?? [];
  if (!match) throw new Error('the scene has no match');
  const owner = match.save.log.flatMap((entry) => ('move' in entry ? [entry.seat] : [])).at(-1) ?? 0;
  const sitters = match.save.sitters.map(
    (sitter, seat): Sitter => (seat === owner ? sitter : { ...sitter, kind: 'bot', level: 1 }),
  );
  const { curtain: _, ...uncovered } = scene;
  await raise(page, site.url, { ...uncovered, matches: [{ ...match, save: { ...match.save, sitters } }] });
  const player = new Player(page, press);
  await press(player.button(words.says.keep));
  await player.commit();
  // The bots move on; a button that is held stays where it is only when they are done.
  await expect(player.next).toBeVisible();
  const hold = page.getByRole('button', { name: new RegExp(`^${words.tomte}`) }).first();
  const wants = page.getByText(/^It comes for/);
  await expect(hold).toBeVisible();
  await expect(wants).toHaveCount(0);
  const { x, y } = await middleOf(hold);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await expect(wants).toBeVisible();
  await page.mouse.up();
  await expect(wants).toHaveCount(0);
});
