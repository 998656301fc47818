import { signal } from '@preact/signals';
import type { InstallOffer } from '../pwa/install.ts';
import type { Life } from '../pwa/life.ts';

/** How the app moves in on this device; null until the first screen is drawn, and where it cannot. */
export const moving = signal<Life | null>(null);
/** The browser's offer to install the app, until a person takes it. */
export const installOffer = signal<InstallOffer | null>(null);

/** The offer comes once, and maybe before anything is there to show it. */
export function catchInstallOffer(): void {
  addEventListener('beforeinstallprompt', (offer) => {
    // It stands on the shelf, not over a game.
    offer.preventDefault();
    installOffer.value = offer;
  });
}

export async function moveIn(): Promise<void> {
  const { moveInHere } = await import('./moveIn.ts');
  moving.value = moveInHere();
}
