import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright';
import { holdCamera, Phone } from '../../e2e/phones.ts';
import type { Lang } from '../words/voice.ts';
import { contactSheet, type Picture, pageAs } from './contactSheet.ts';

type Side = 'table' | 'guest';
const SIDES = ['table', 'guest'] as const;

/** What a person takes, beside the machine: to find the next button, and to hold a camera in front of a code. */
const TAP_SECONDS = 2;
const AIM_SECONDS = 4;
const AIMS = 2;

/** Two phones come together until people at both can play: both after each tap, how many taps it takes, and how long. */
export async function takeMeeting(browser: Browser, url: string, folder: string, lang: Lang): Promise<void> {
  const began = await bothPlay(browser, url, lang, async () => {});
  const pictures: Picture[] = [];
  mkdirSync(folder, { recursive: true });
  await bothPlay(browser, url, lang, async (pages, said) => {
    for (const side of SIDES) {
      const file = `${String(pictures.length).padStart(2, '0')}-${side}.png`;
      await pages[side].screenshot({ path: join(folder, file) });
      pictures.push({ file, caption: `${side}: ${said(side)}` });
    }
  });
  const { taps, seconds } = began;
  const persons = seconds + (taps.table + taps.guest) * TAP_SECONDS + AIMS * AIM_SECONDS;
  console.log(await contactSheet(browser, folder, `meeting-${lang}`, pictures));
  console.log(
    `${lang}: ${taps.table} taps at the table, ${taps.guest} at the guest; ${seconds.toFixed(1)} s of the machine, ` +
      `${Math.round(persons)} s with ${TAP_SECONDS} s a tap and ${AIM_SECONDS} s for each of ${AIMS} codes`,
  );
}

type Watch = (pages: Readonly<Record<Side, Page>>, said: (side: Side) => string) => Promise<void>;

interface Met {
  readonly taps: Readonly<Record<Side, number>>;
  readonly seconds: number;
}

/** From the table that one phone has laid to the moment when a player at either phone can move. */
async function bothPlay(browser: Browser, url: string, lang: Lang, watch: Watch): Promise<Met> {
  const taps = { table: 0, guest: 0 };
  const look = { width: 360, height: 640, lang };
  const pages = { table: await pageAs(browser, look), guest: await pageAs(browser, look) };
  const said = { table: '', guest: '' };
  let isCounting = false;
  const press =
    (side: Side) =>
    async (at: Locator): Promise<void> => {
      await at.waitFor();
      if (isCounting) {
        taps[side]++;
        const name = (await at.getAttribute('aria-label')) ?? (await at.textContent());
        for (const each of SIDES) said[each] = each === side ? `tap ${taps[side]} on ${name?.trim()}` : '';
        await at.evaluate((button) => {
          (button as HTMLElement).style.outline = '3px solid red';
        });
        await watch(pages, (each) => said[each]);
        await at.evaluate((button) => {
          (button as HTMLElement).style.outline = '';
        });
      }
      await at.tap();
    };
  const phones = {
    table: new Phone(pages.table, press('table'), lang),
    guest: new Phone(pages.guest, press('guest'), lang),
  };
  for (const side of SIDES) {
    await holdCamera(pages[side]);
    await pages[side].goto(url);
    await pages[side].locator('.boxes').waitFor();
  }
  await phones.table.player.start({ seats: ['person', 'person'] });
  isCounting = true;
  const began = performance.now();
  await phones.table.openTable([0]);
  await phones.guest.comeTo(phones.table);
  await phones.guest.sitAt(phones.table);
  await Promise.race(SIDES.map((side) => phones[side].player.prompt.waitFor()));
  const seconds = (performance.now() - began) / 1000;
  for (const each of SIDES) said[each] = 'plays';
  await watch(pages, (each) => said[each]);
  for (const side of SIDES) await pages[side].context().close();
  return { taps, seconds };
}
