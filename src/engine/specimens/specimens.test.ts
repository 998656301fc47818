import { conform } from '../conformance/conform.ts';
import { SPECIMENS } from './all.ts';

for (const subject of Object.values(SPECIMENS)) conform(subject);
