import { writeFileSync } from 'node:fs';
import { HOSTING } from './hosting.ts';

for (const [file, text] of Object.entries(HOSTING)) writeFileSync(file, text());
