import { readFileSync, writeFileSync } from 'node:fs';
import { HOUSE, housePapers } from './house.ts';

for (const [path, text] of Object.entries(housePapers(readFileSync(HOUSE, 'utf8')))) writeFileSync(path, text);
