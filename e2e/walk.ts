import { expect, type Page, test } from 'playwright/test';
import { raise } from '../src/cli/contactSheet.ts';
import { allScenes, type PicturedScreen } from '../src/cli/scenes.ts';
import { FACES } from '../src/games/faces.ts';
import { dataWords } from '../src/words/data.ts';
import { replayWords } from '../src/words/replay.ts';
import { settingsWords } from '../src/words/settings.ts';
import { shareWords } from '../src/words/share.ts';
import { shelfWords } from '../src/words/shelf.ts';
import { archiveWords, ticketWords } from '../src/words/tickets.ts';
import { LANGS, type Lang } from '../src/words/voice.ts';
import { worthWords } from '../src/words/worth.ts';
import { Player, type Press } from './player.ts';
import { isProof, tried } from './tier.ts';

export interface Walk {
  readonly page: Page;
  readonly url: string;
  readonly press: Press;
  readonly lang: Lang;
  /** What is checked wherever the walk comes. */
  look(): Promise<void>;
}

/** What one walk goes through: the shell, or a game. */
export const WALKS: readonly (string | null)[] = [null, ...Object.keys(FACES)];

/** Every screen and every step of a game, or those of the shell and every sheet that can lie over one. */
export async function walkScreens(game: string | null, walk: Walk): Promise<void> {
  const scenes = await allScenes();
  const own = scenes.filter((scene) => scene.game === game);
  for (const scene of tried(own, inTurn(crowded(own), walk.lang))) {
    await test.step(scene.name, async () => {
      await raise(walk.page, walk.url, scene);
      await walk.look();
    });
  }
  if (game === null) await walkSheets(scenes, walk);
}

async function walkSheets(scenes: readonly PicturedScreen[], { page, url, press, lang, look }: Walk): Promise<void> {
  const player = new Player(page, press, lang);
  const { table, seats } = player.words;
  const sheets = page.getByRole('dialog');
  let nth = 0;
  const begins = (name: string) => ({ name: new RegExp(`^${name}`) });
  /** What is the other language's turn is not even come to. */
  const lookAt = async (name: string, come: () => Promise<unknown>): Promise<void> => {
    if (!isProof && LANGS[nth++ % LANGS.length] !== lang) return;
    await test.step(name, async () => {
      await come();
      await look();
    });
  };
  const lookAtSheet = (name: string, come: () => Promise<unknown>): Promise<void> =>
    lookAt(name, async () => {
      await putAway();
      await come();
      await expect(sheets.last()).toBeVisible();
    });
  const putAway = async (): Promise<void> => {
    for (let left = await sheets.count(); left > 0; left--) {
      await page.keyboard.press('Escape');
      await expect(sheets).toHaveCount(left - 1);
    }
  };

  await raise(page, url, named(scenes, 'fairy-light-standard-half-'));
  await lookAtSheet('menu', () => press(player.button(table.menu)));
  for (const sheet of SHEETS) await lookAtSheet(sheet, () => player.openSheet(sheet));
  await lookAtSheet('what is known', async () => {
    const likings = await player.openSheet('likings');
    await player.choose(likings.getByRole('radio', { name: settingsWords[lang].memories.always }));
    await putAway();
    await player.openSheet('memory');
    await expect(sheets.locator('.aid')).toBeVisible();
  });
  await lookAtSheet('what a thing is', async () => {
    const log = await player.openSheet('log');
    await press(log.locator('.opener').first());
    await expect(sheets).toHaveCount(2);
  });
  await lookAtSheet('take back', () => press(player.button(table.takeBack)));
  await putAway();
  await lookAt('looking back', async () => {
    const log = await player.openSheet('log');
    await press(log.getByRole('button', begins(table.lookBack)).first());
    await expect(player.button(table.toNow)).toBeVisible();
  });

  await raise(page, url, named(scenes, 'fairy-light-standard-end'));
  const share = shareWords[lang];
  const shareIt = (): Promise<void> => press(player.button(table.final.share));
  await lookAtSheet('sharing', shareIt);
  await lookAt('the deal that is shared', async () => {
    if ((await sheets.count()) === 0) await shareIt();
    await press(player.button(share.deal));
    await expect(sheets.getByRole('img', { name: share.qr })).toBeVisible();
  });
  await putAway();
  await lookAt('a faulty link', async () => {
    await page.goto(`${url}#/deal/faulty`);
    await expect(page.getByText(seats.faults.length)).toBeVisible();
  });
  await lookAtSheet('playing again', async () => {
    await raise(page, url, named(scenes, 'alfheim-5-end'));
    await player.openSheet('rematch');
  });
  await putAway();

  await raise(page, url, named(scenes, 'fairy-light-standard-replay'));
  await lookAt('half way through a replay', () => page.getByRole('slider').fill('14'));
  for (const sheet of [table.menu, replayWords[lang].log]) await lookAtSheet(sheet, () => press(player.button(sheet)));
  await lookAtSheet('what a game was worth', async () => {
    await raise(page, url, endedAfter(WEIGHED_MOVES, named(scenes, 'fairy-light-standard-replay')));
    await press(player.button(replayWords[lang].worth));
    await press(sheets.getByRole('button', { name: worthWords[lang].compareAll }));
    await expect(sheets.locator('.worth-own .worth-stories')).toBeVisible();
  });
  await putAway();

  await lookAtSheet('emblems', async () => {
    await raise(page, url, named(scenes, 'fairy-light-box'));
    await press(player.button(seats.changeEmblem(seats.emblems.crane)));
  });
  await putAway();

  await raise(page, url, named(scenes, 'shelf-waiting'));
  await lookAtSheet('a box that is picked', () => press(player.button(shelfWords[lang].pick)));
  await putAway();
  const manage = (): Promise<void> => press(page.locator('.ticket button').first());
  await lookAtSheet('a game on the shelf', manage);
  await lookAtSheet('a game goes out', async () => {
    await manage();
    await press(sheets.getByRole('button', begins(dataWords[lang].out)));
    // Where the game is named is the sheet that was before.
    await expect(sheets.getByRole('textbox')).toHaveCount(0);
  });
  await putAway();
  await lookAt('a game was deleted', async () => {
    await manage();
    await press(sheets.getByRole('button', begins(ticketWords[lang].remove)));
    await expect(player.button(archiveWords[lang].undo)).toBeVisible();
  });

  await lookAt('games are selected', async () => {
    await raise(page, url, named(scenes, 'archive'));
    await press(page.getByRole('checkbox').first());
    await expect(page.getByText(archiveWords[lang].selected(1))).toBeVisible();
  });

  await page.goto(`${url}#/settings`);
  for (const step of [dataWords[lang].outAll, dataWords[lang].in, dataWords[lang].clear]) {
    await lookAtSheet(step, () => press(page.getByRole('button', begins(step))));
  }
}

const SHEETS = ['moves', 'log', 'scores', 'change', 'concede', 'endNow', 'turn', 'dealCode'] as const;

/** The strong bot thinks long about each. */
const WEIGHED_MOVES = 8;

/** The same way through a game that was counted early. */
function endedAfter(moves: number, { matches = [], hash, ...scene }: PicturedScreen): PicturedScreen {
  const early = matches.map(({ id, save }) => ({
    id: `${id}-early`,
    save: { ...save, log: [...save.log.slice(0, moves), { counted: true } as const], shown: moves },
  }));
  return { ...scene, matches: early, hash: `${hash}-early` };
}

/** Each step once: late in a game with the most seats, where there is least room. */
const crowded = (scenes: readonly PicturedScreen[]): PicturedScreen[] =>
  scenes.filter((scene) => scene === scenes.findLast(({ kind }) => stepOf(kind) === stepOf(scene.kind)));

/** The languages take turns. */
const inTurn = <Each>(all: readonly Each[], lang: Lang): Each[] =>
  all.filter((_, index) => LANGS[index % LANGS.length] === lang);

const stepOf = (kind: string): string => kind.replace('-half-', '-');

function named(scenes: readonly PicturedScreen[], part: string): PicturedScreen {
  const scene = scenes.find(({ name, curtain }) => name.includes(part) && curtain !== 'opened');
  if (!scene) throw new Error(`no scene is called ${part}`);
  return scene;
}
