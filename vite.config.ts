import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

export default defineConfig(({ mode }) => ({
  base: './', // works at a domain's root and under a folder alike
  define: { __APP_VERSION__: JSON.stringify(mode === 'next' ? `${version}+next` : version) },
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  worker: { format: 'es' as const },
  test: { include: ['src/**/*.test.{ts,tsx}'], pool: 'threads' as const, isolate: false },
}));
