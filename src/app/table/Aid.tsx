import { PhraseLine } from '../../ui/PhraseLine.tsx';
import { Loading, NotLoaded } from '../lazily.tsx';
import { useLeaflet } from '../rules/useLeaflet.ts';
import { lang } from '../settings.ts';

/** What one would keep beside the board: a turn, what scores, what the signs mean. */
export function Aid({ game }: { readonly game: string }) {
  const { leaflet, failed } = useLeaflet(game);
  if (!leaflet) return failed ? <NotLoaded /> : <Loading />;
  return (
    <div class="aid">
      {leaflet.aid[lang.value].map(({ title, lines }) => (
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
