import { personSeats } from '../../engine/floor.ts';
import type { AnyView } from '../../engine/game.ts';
import type { TableNews } from '../../protocol/shown.ts';
import { tableWords } from '../../words/table.ts';
import { Loading, NotLoaded } from '../lazily.tsx';
import { useLeaflet } from '../rules/useLeaflet.ts';
import { lang, settings } from '../settings.ts';
import { inLang } from '../words.ts';
import { AidParts } from './Aid.tsx';

/** Among people a good memory is part of the game, unless they agree that it is not. */
export function isRecalled({ sitters }: Pick<TableNews, 'sitters'>): boolean {
  const { memory } = settings.value;
  return memory === 'always' || (memory === 'alone' && personSeats(sitters).length < 2);
}

/** What whoever looks could know of hands and stocks, if they remembered all that they have seen. */
export function Recalled({ news: { game, eyes }, view }: { readonly news: TableNews; readonly view: AnyView }) {
  const { leaflet, failed } = useLeaflet(game);
  if (!leaflet) return failed ? <NotLoaded /> : <Loading />;
  const parts = leaflet.recall?.(view, lang.value, eyes) ?? [];
  return parts.length > 0 ? <AidParts of={parts} /> : <p>{inLang(tableWords).memoryNone}</p>;
}
