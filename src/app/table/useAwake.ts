import { useEffect } from 'preact/hooks';
import type { TableNews } from '../../protocol/shown.ts';
import { keepAwake } from '../../pwa/wakeLock.ts';
import { settings } from '../settings.ts';

/** The screen stays on while a game is being played here, if a person wants that. */
export function useAwake(news: TableNews | null): void {
  const isPlayed = news !== null && news.floor.kind !== 'over' && news.floor.kind !== 'elsewhere';
  const wanted = isPlayed && settings.value.awake;
  useEffect(() => (wanted ? keepAwake() : undefined), [wanted]);
}
