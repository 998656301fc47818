// Draws the PNG icons from public/icon.svg: `node e2e/icons.mjs`. Run by hand; the results are committed.
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { FLAGS, findChromium } from './browser.mjs';

const PAPER = '#F6F0E4';
const ICONS = [
  { file: 'icon-192', side: 192, ground: 'transparent', scale: 1 },
  { file: 'icon-512', side: 512, ground: 'transparent', scale: 1 },
  // Launchers cut maskable icons to any shape round a circle of four fifths.
  { file: 'icon-maskable-512', side: 512, ground: PAPER, scale: 0.94 },
  { file: 'icon-apple-180', side: 180, ground: PAPER, scale: 1 },
];

// Launchers colour it as they like: what is dark in the icon is all there is in it.
const MONOCHROME = { file: 'icon-monochrome-512', side: 512 };

const svg = readFileSync('public/icon.svg', 'utf8');
const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: FLAGS });
for (const { file, side, ground, scale } of ICONS) {
  const page = await browser.newPage({ viewport: { width: side, height: side } });
  const style = `*{margin:0}body{background:${ground}}svg{display:block;width:100vw;height:100vh;scale:${scale}}`;
  await page.setContent(`<style>${style}</style>${svg}`);
  writeFileSync(`public/${file}.png`, await page.screenshot({ omitBackground: true }));
  await page.close();
}
const page = await browser.newPage();
const drawn = await page.evaluate(darkOf, { svg: svg.replace(/<rect[^>]*>/, ''), side: MONOCHROME.side });
writeFileSync(`public/${MONOCHROME.file}.png`, Buffer.from(drawn, 'base64'));
await browser.close();

/** The darker a dot, the more of it stays; in the page. */
async function darkOf({ svg, side }) {
  const image = new Image(side, side);
  image.src = `data:image/svg+xml,${encodeURIComponent(svg.replace('<svg', `<svg width="${side}" height="${side}"`))}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
  const ink = canvas.getContext('2d');
  ink.drawImage(image, 0, 0);
  const dots = ink.getImageData(0, 0, side, side);
  for (let at = 0; at < dots.data.length; at += 4) {
    const [red, green, blue, cover] = dots.data.slice(at, at + 4);
    const dark = 1 - (0.3 * red + 0.59 * green + 0.11 * blue) / 255;
    dots.data.set([0, 0, 0, cover * Math.min(1, Math.max(0, (dark - 0.2) * 2.5))], at);
  }
  ink.putImageData(dots, 0, 0);
  return canvas.toDataURL('image/png').split(',')[1];
}
