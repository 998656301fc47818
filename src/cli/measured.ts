import { readFileSync, writeFileSync } from 'node:fs';

/** The last figure of each promise: by the name that its row on the page has, where it is not seen. */
type Measured = Readonly<Record<string, { readonly figure: string; readonly on: string; readonly version: string }>>;

const MEASURED = 'src/cli/measured.json';
export const PROMISES = 'e2e/README.md';

export const readMeasured = (): Measured => JSON.parse(readFileSync(MEASURED, 'utf8')) as Measured;

/** A row's last cell begins with the names of its figures. */
const NAMES = /<!-- ([\w ]+) -->/;
const ROW = new RegExp(`^(\\|.*\\| )${NAMES.source}.*\\|$`, 'gm');

export const namesOn = (page: string): string[] =>
  [...page.matchAll(ROW)].flatMap(([, , names = '']) => names.split(' '));

/** The page with what was measured in the last cells; a name without a figure leaves nothing. */
export const withFigures = (page: string, measured: Measured): string =>
  page.replace(ROW, (_, prose: string, names: string) => {
    const figures = names.split(' ').flatMap((name) => {
      const found = measured[name];
      return found ? `${found.figure} (${found.on})` : [];
    });
    return `${prose}<!-- ${names} -->${figures.join('; ')} |`;
  });

/** Keeps what a command measured, and writes it on the page. Any argument makes it measure less, or something else: nothing is kept. */
export function keepFigure(promise: string, figure: string): void {
  if (process.argv.length > 2) return;
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string };
  const measured = { ...readMeasured(), [promise]: { figure, on: new Date().toISOString().slice(0, 10), version } };
  writeFileSync(MEASURED, `${JSON.stringify(measured, null, 2)}\n`);
  writeFileSync(PROMISES, withFigures(readFileSync(PROMISES, 'utf8'), measured));
}
