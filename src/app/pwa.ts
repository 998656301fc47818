import { signal } from '@preact/signals';
import type { Life } from '../pwa/life.ts';

/** How the app moves in on this device; null until the first screen is drawn, and where it cannot. */
export const moving = signal<Life | null>(null);

export async function moveIn(): Promise<void> {
  const { startLifeHere } = await import('../pwa/here.ts');
  moving.value = startLifeHere();
}
