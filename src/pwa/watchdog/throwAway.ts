import { isShellCache } from '../../protocol/shell.ts';
import { registered } from './registered.ts';

/** Stands in the page of every build. */
const OWN_SCRIPT = './boot.js';

/**
 * Throws away what is kept of the app and loads it anew; saved games lie elsewhere. False: the host is out of reach, so
 * nothing was thrown away.
 */
export async function throwAway(): Promise<boolean> {
  const scope = new URL('.', location.href).href;
  if (!(await answers(scope))) return false;
  const registration = await registered();
  await registration?.unregister();
  try {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => isShellCache(name, scope)).map((name) => caches.delete(name)));
  } catch {
    // Where there are no caches, nothing is kept in them.
  }
  location.reload();
  return true;
}

/** Asked past every cache, the service worker's too: it knows no file by this name. A login page is no answer. */
const answers = (scope: string): Promise<boolean> =>
  fetch(`${scope}index.html?anew`, { cache: 'no-store' }).then(
    async (page) => page.ok && (await page.text()).includes(OWN_SCRIPT),
    () => false,
  );
