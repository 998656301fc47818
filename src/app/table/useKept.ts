import { useEffect } from 'preact/hooks';
import type { TableNews } from '../../protocol/messages.ts';
import { protect } from '../../pwa/persistence.ts';
import { recall, remember } from '../../ui/stored.ts';

/** With the first move that is saved there is something to lose: the browser is asked, once, to keep it safe. */
export function useKept(news: TableNews | null): void {
  const hasSaved = news !== null && news.logLength > 0 && news.saved && news.floor.kind !== 'elsewhere';
  useEffect(() => {
    if (!hasSaved || recall('protection') !== null) return;
    remember('protection', 'asked');
    void protect();
  }, [hasSaved]);
}
