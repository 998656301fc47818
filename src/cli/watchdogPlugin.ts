import { build, type Plugin } from 'vite';

const FILE = 'boot.js';
/** What may be said in a page. */
const POLICY = "default-src 'self'; base-uri 'none'; form-action 'none'";

/**
 * Builds the watchdog as a script of its own, which shares nothing with the app's bundles and has a name that stays:
 * a page of an older build still finds it when its other files are gone.
 */
export function watchdog(entry: string): Plugin {
  return {
    name: 'enza-watchdog',
    apply: 'build',
    transformIndexHtml: () => [
      // For hosts that send no headers; those say it more strictly.
      { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY }, injectTo: 'head-prepend' },
      // The app waits for no part of it: a host that hangs over this one file must not leave the page blank.
      { tag: 'script', attrs: { src: `./${FILE}`, async: true }, injectTo: 'head-prepend' },
    ],
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: await compiled(entry) });
    },
  };
}

/** For browsers too old for the app as well: it tells their owners so. */
async function compiled(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2017',
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  const [code] = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  if (code?.type !== 'chunk') throw new Error(`${entry} did not compile`);
  return code.code;
}
