import { useEffect } from 'preact/hooks';
import type { TableNews } from '../../protocol/shown.ts';
import { isInstalled } from '../../pwa/install.ts';
import { protect } from '../../pwa/persistence.ts';
import { recall, remember } from '../../ui/stored.ts';

/**
 * With the first move that is saved there is something to lose: the browser is asked to keep it safe, once, and once
 * more where the app is installed, for then most browsers give the promise that they refused before.
 */
export function useKept(news: TableNews | null): void {
  const hasSaved = news !== null && news.logLength > 0 && news.saved && news.floor.kind !== 'elsewhere';
  useEffect(() => {
    const asks = isInstalled() ? 'askedInstalled' : 'asked';
    const before = recall('protection');
    if (!hasSaved || before === asks || before === 'askedInstalled') return;
    remember('protection', asks);
    void protect();
  }, [hasSaved]);
}
