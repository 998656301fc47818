import { signal } from '@preact/signals';
import { watchLaunches } from '../pwa/launch.ts';
import { hashOf } from './routes.ts';

/** Files that the device handed to the app, until a screen has looked at what they are. */
export const handed = signal<readonly File[]>([]);

/** A file goes where games are taken in; a line of the icon's menu leads where it says. */
export function receiveLaunches(): void {
  watchLaunches(({ files, hash }) => {
    if (files.length > 0) {
      handed.value = files;
      location.hash = hashOf({ screen: 'settings' });
    } else if (hash) location.hash = hash;
  });
}
