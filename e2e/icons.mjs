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

const svg = readFileSync('public/icon.svg', 'utf8');
const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: FLAGS });
for (const { file, side, ground, scale } of ICONS) {
  const page = await browser.newPage({ viewport: { width: side, height: side } });
  const style = `*{margin:0}body{background:${ground}}svg{display:block;width:100vw;height:100vh;scale:${scale}}`;
  await page.setContent(`<style>${style}</style>${svg}`);
  writeFileSync(`public/${file}.png`, await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
