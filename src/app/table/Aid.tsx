import { PhraseLine } from '../../ui/PhraseLine.tsx';
import type { AidPart } from '../../words/voice.ts';
import { Loading, NotLoaded } from '../lazily.tsx';
import { useLeaflet } from '../rules/useLeaflet.ts';
import { lang } from '../settings.ts';

/** What one would keep beside the board: a turn, what scores, what the signs mean. */
export function Aid({ game }: { readonly game: string }) {
  const { leaflet, failed } = useLeaflet(game);
  if (!leaflet) return failed ? <NotLoaded /> : <Loading />;
  return <AidParts of={leaflet.aid[lang.value]} />;
}

export function AidParts({ of: parts }: { readonly of: readonly AidPart[] }) {
  return (
    <div class="aid">
      {parts.map(({ title, lines }) => (
        <section key={title}>
          <h3>{title}</h3>
          <ul>
            {lines.map((line, index) => (
              <li key={index}>
                <PhraseLine said={line} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
