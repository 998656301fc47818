import { expectAccessible } from './axe.ts';
import { anotherPhone, holdCamera, level, Phone, playOn } from './phones.ts';
import { test } from './test.ts';

test('two phones come together by two codes and play; one that drops comes back by two codes, and nothing is lost', async ({
  page,
  site,
  press,
  browser,
  faults,
  hasTouch,
}) => {
  await holdCamera(page);
  await page.goto(site.url);
  const host = new Phone(page, press);
  await host.player.start({ seats: ['person', 'person'] });
  await host.openTable([0]);
  await expectAccessible(page);
  const guest = await anotherPhone(browser, site.url, faults, press, { hasTouch });
  await guest.comeTo(host);
  await expectAccessible(guest.page);
  await guest.sitAt(['Pine'], host);
  await playOn([host, guest], 4);
  await expectAccessible(page);

  await guest.drop();
  await page.getByText('is not connected').waitFor();
  await host.press(host.button(host.words.together.connectThem));
  await guest.comeTo(host);
  await level([host, guest]);
  await playOn([host, guest], 2);
  await guest.page.context().close();
});
