import { useEffect } from 'preact/hooks';
import { cover } from '../../link/requests.ts';

/** Draws the curtain as the app is hidden: the device may be in other hands, or its picture in a list of apps. */
export function useCover(): void {
  useEffect(() => {
    const fallIfHidden = (): void => {
      if (document.visibilityState === 'hidden') cover();
    };
    document.addEventListener('visibilitychange', fallIfHidden);
    document.addEventListener('freeze', cover);
    addEventListener('pagehide', cover);
    return () => {
      document.removeEventListener('visibilitychange', fallIfHidden);
      document.removeEventListener('freeze', cover);
      removeEventListener('pagehide', cover);
    };
  }, []);
}
