import { Site } from './site.ts';

const DEFAULT_PORT = 4173;

const site = await new Site({ dir: 'dist', port: Number(process.env.PORT ?? DEFAULT_PORT) }).start();
console.log(`Enza is at ${site.url}`);
