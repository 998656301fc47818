import { playedMatches, takeIn } from './played.ts';
import { test } from './test.ts';

for (const lang of ['en', 'ja'])
  test(`look ${lang}`, async ({ page, site, press }) => {
    test.slow();
    const speak = (l: string) =>
      page.evaluate(
        (x) =>
          localStorage.setItem(
            'enza/.settings',
            JSON.stringify({ lang: x, theme: 'light', confirm: true, forced: false, motion: 'off', pace: 'atOnce' }),
          ),
        l,
      );
    await page.goto(site.url);
    await speak(lang);
    const shots = async (n: number) => {
      for (const [name, hash, sel] of [
        ['shelf', '#/', '.boxes'],
        ['archive', '#/archive', 'h1'],
        ['all', '#/records', 'h1'],
        ['title', '#/records/my-little-scythe', 'h1'],
      ] as const) {
        await page.goto('about:blank');
        await page.goto(site.url + hash, { waitUntil: 'networkidle' });
        await page.locator(sel).first().waitFor();
        await page.waitForTimeout(700);
        await page.screenshot({ path: `/tmp/look/${lang}-${n}-${name}.png` });
        await page.screenshot({ path: `/tmp/look/${lang}-${n}-${name}-full.png`, fullPage: true });
        console.log(
          lang,
          n,
          name,
          await page.evaluate(() => [document.documentElement.scrollHeight, document.documentElement.scrollWidth]),
        );
      }
    };
    await shots(0);
    const all = await playedMatches(100);
    let had = 0;
    for (const n of [1, 5, 100]) {
      await speak('en');
      await page.goto('about:blank');
      const start = Date.now();
      await takeIn(page, site.url, all.slice(had, n), press);
      console.log('import', n - had, Date.now() - start, 'ms');
      had = n;
      await speak(lang);
      await shots(n);
    }
  });
