import { signal } from '@preact/signals';
import type * as Life from '../pwa/life.ts';

/** How far the app has moved in on this device; null until the first screen is drawn. */
export const moving = signal<typeof Life | null>(null);

export async function moveIn(): Promise<void> {
  const life = await import('../pwa/life.ts');
  life.startLife();
  moving.value = life;
}
