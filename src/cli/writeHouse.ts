import { readFileSync, writeFileSync } from 'node:fs';
import { housePapers } from './house.ts';

for (const [path, text] of Object.entries(housePapers(readFileSync('README.md', 'utf8')))) writeFileSync(path, text);
