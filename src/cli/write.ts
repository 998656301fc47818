import { readFileSync, writeFileSync } from 'node:fs';
import { HOSTING } from './hosting.ts';
import { FIGURES, figuresPage, HOUSE, housePapers, sourceFiles } from './house.ts';

// Writes the papers that are made from code: npm run house, npm run hosting

function writeHouse(): void {
  for (const [path, text] of Object.entries(housePapers(readFileSync(HOUSE, 'utf8')))) writeFileSync(path, text);
  const page = figuresPage(sourceFiles());
  writeFileSync(FIGURES, page);
  console.log(page);
}

function writeHosting(): void {
  for (const [file, text] of Object.entries(HOSTING)) writeFileSync(file, text());
}

if (process.argv.includes('hosting')) writeHosting();
else writeHouse();
