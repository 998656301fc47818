import { useEffect, useLayoutEffect } from 'preact/hooks';
import { cover, rouse, sleep } from '../../link/requests.ts';
import type { TableNews } from '../../protocol/shown.ts';
import { keepAwake, protect } from '../../pwa/device.ts';
import { isInstalled } from '../../pwa/install.ts';
import { recall, remember } from '../../ui/stored.ts';
import { settings } from '../settings.ts';
import { useTouches } from '../useTouches.ts';

/** What the device does while a table is open. */
export function useDevice(news: TableNews | null): void {
  useKept(news);
  useAwake(news);
  useGivingWay(news);
  useSleep();
  useCover();
}

/** The screen stays on while a game is being played here, if a person wants that. */
function useAwake(news: TableNews | null): void {
  const isPlayed = news !== null && news.floor.kind !== 'over' && news.floor.kind !== 'elsewhere';
  const wanted = isPlayed && settings.value.awake;
  useEffect(() => (wanted ? keepAwake() : undefined), [wanted]);
}

/** A page that Back may bring again lives on in Safari with its workers, and they with their hold on the match. */
function useSleep(): void {
  useLayoutEffect(() => {
    const aside = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) sleep();
    };
    const back = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) rouse();
    };
    addEventListener('pagehide', aside);
    addEventListener('pageshow', back);
    return () => {
      removeEventListener('pagehide', aside);
      removeEventListener('pageshow', back);
    };
  }, []);
}

/** Bots pause their thinking while the table is touched: a slow phone cannot do both. */
const useGivingWay = (news: TableNews | null): void =>
  useTouches(news?.sitters.some(({ kind }) => kind === 'bot') ?? false);

/**
 * With the first move that is saved there is something to lose: the browser is asked to keep it safe, once, and once
 * more where the app is installed, for then most browsers give the promise that they refused before.
 */
function useKept(news: TableNews | null): void {
  const hasSaved = news !== null && news.logLength > 0 && news.saved && news.floor.kind !== 'elsewhere';
  useEffect(() => {
    const asks = isInstalled() ? 'askedInstalled' : 'asked';
    const before = recall('protection');
    if (!hasSaved || before === asks || before === 'askedInstalled') return;
    remember('protection', asks);
    void protect();
  }, [hasSaved]);
}

/** Draws the curtain as the app is hidden: the device may be in other hands, or its picture in a list of apps. */
function useCover(): void {
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
