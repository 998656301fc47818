import { expectHonest } from './honest.ts';
import { Player } from './player.ts';
import { test } from './test.ts';
import { listenIn } from './wire.ts';

const TABLES = [
  { way: 'standard', seats: ['person', 'bot'], moves: 6 },
  { way: 'dark', seats: ['person', 'person'], moves: Number.POSITIVE_INFINITY },
] as const;

for (const { way, seats, moves } of TABLES) {
  test(`on the wire nothing but what the eyes that look may see: ${way} @chromium`, async ({
    page,
    context,
    site,
    press,
  }) => {
    test.slow();
    const wire = await listenIn(context);
    await page.goto(site.url);
    const player = new Player(page, press);
    await player.start({ seats, way });
    for (let move = 0; move < moves && (await player.move()); move++);
    await expectHonest(page, wire);
  });
}
