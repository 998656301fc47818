import { readFileSync, writeFileSync } from 'node:fs';
import { FIGURES, figuresPage, HOUSE, housePapers, sourceFiles } from './house.ts';

for (const [path, text] of Object.entries(housePapers(readFileSync(HOUSE, 'utf8')))) writeFileSync(path, text);
const page = figuresPage(sourceFiles());
writeFileSync(FIGURES, page);
console.log(page);
