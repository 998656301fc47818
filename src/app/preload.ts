/** Styles that were asked for, by their address: each comes once a page, or is lost to it. */
const styles = new Map<string, Promise<void>>();

/**
 * Fetches a part of the app with the files that its bundle needs: styles, and scripts where those may come ahead. The build
 * puts it in the place of Vite's own function, which asks for the script only when the styles are there: one wait more
 * at each of the steps to a table.
 */
export function fetchPart<Part>(part: () => Promise<Part>, files: readonly string[] = [], from = ''): Promise<Part> {
  const addresses = files.map((file) => new URL(file, from).href);
  const waits = addresses.map((address) => (address.endsWith('.css') ? styleFrom(address) : sendAhead(address)));
  return Promise.all([part(), ...waits]).then(([here]) => here);
}

function styleFrom(address: string): Promise<void> {
  const coming = styles.get(address);
  if (coming) return coming;
  const style = isLinked(address) ? Promise.resolve() : linked('stylesheet', address);
  styles.set(address, style);
  return style;
}

/** Nothing waits for it but the part itself. */
function sendAhead(address: string): void {
  if (!isLinked(address)) linked('modulepreload', address).catch(() => undefined);
}

const isLinked = (address: string): boolean =>
  [...document.getElementsByTagName('link')].some(({ href }) => href === address);

function linked(rel: string, address: string): Promise<void> {
  const link = document.createElement('link');
  Object.assign(link, { rel, href: address, crossOrigin: '' });
  const coming = new Promise<void>((came, failed) => {
    link.onload = () => came();
    link.onerror = () => failed(new Error(`did not come: ${address}`));
  });
  document.head.append(link);
  return coming;
}
