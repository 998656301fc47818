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
  if (isInstalled(place)) return null;
  if (offer) return 'button';
  return onHomeScreen(place) === false ? 'byHand' : null;
}

/** This is the app in a window of its own, and not a page of the browser. */
export const isInstalled = (place: InstallPorts = window): boolean =>
  onHomeScreen(place) === true || OWN_WINDOWS.some((mode) => place.matchMedia(`(display-mode: ${mode})`).matches);

/** A page of the browser on iOS, where an app on the home screen does not see what is kept here. */
export const isApart = (place: InstallPorts = window): boolean => onHomeScreen(place) === false;

/** Known on iOS alone. */
const onHomeScreen = ({ navigator }: InstallPorts): unknown =>
  'standalone' in navigator ? navigator.standalone : null;

/** Resolves when the person has answered the browser's question. False: not now. */
export async function install(offer: InstallOffer): Promise<boolean> {
  try {
    await offer.prompt();
    return (await offer.userChoice).outcome === 'accepted';
  } catch {
    return false;
  }
}
