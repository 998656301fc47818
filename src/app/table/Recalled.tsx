import type { AnyView } from '../../engine/game.ts';
import type { TableNews } from '../../protocol/shown.ts';
import { tableWords } from '../../words/table.ts';
import { Loading, NotLoaded } from '../lazily.tsx';
import { useLeaflet } from '../rules/useLeaflet.ts';
import { lang } from '../settings.ts';
import { inLang } from '../words.ts';
import { AidParts } from './Aid.tsx';

/** What whoever looks could know of hands and stocks, if they remembered all that they have seen. */
export function Recalled({ news: { game, eyes }, view }: { readonly news: TableNews; readonly view: AnyView }) {
  const { leaflet, failed } = useLeaflet(game);
  if (!leaflet) return failed ? <NotLoaded /> : <Loading />;
  const parts = leaflet.recall?.(view, lang.value, eyes) ?? [];
  return parts.length > 0 ? <AidParts of={parts} /> : <p>{inLang(tableWords).memoryNone}</p>;
}
