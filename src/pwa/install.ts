/** What some browsers hand over when the app can be installed; it can be taken once. Not in the standard. */
export interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallOffer;
  }
}

/** `byHand`: by way of the share sheet of iOS. Null: it is installed, or nothing is known of a way. */
export type WayToInstall = 'button' | 'byHand' | null;

interface InstallPorts {
  matchMedia(query: string): Pick<MediaQueryList, 'matches'>;
  readonly navigator: object;
}

const OWN_WINDOWS = ['standalone', 'fullscreen', 'minimal-ui'] as const;

export function wayToInstall(offer: InstallOffer | null, place: InstallPorts = window): WayToInstall {
  const { navigator } = place;
  // Known on iOS alone: is this the app on the home screen?
  const standalone = 'standalone' in navigator ? navigator.standalone : null;
  const hasOwnWindow = OWN_WINDOWS.some((mode) => place.matchMedia(`(display-mode: ${mode})`).matches);
  if (hasOwnWindow || standalone === true) return null;
  if (offer) return 'button';
  return standalone === false ? 'byHand' : null;
}

/** Resolves when the person has answered the browser's question. False: not now. */
export async function install(offer: InstallOffer): Promise<boolean> {
  try {
    await offer.prompt();
    return (await offer.userChoice).outcome === 'accepted';
  } catch {
    return false;
  }
}
