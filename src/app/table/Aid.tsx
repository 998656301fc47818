import type { AnyView, RuleId } from '../../engine/game.ts';
import type { TableNews } from '../../protocol/shown.ts';
import { PhraseLine } from '../../ui/PhraseLine.tsx';
import { tableWords } from '../../words/table.ts';
import type { AidPart } from '../../words/voice.ts';
import { useLeaflet } from '../face.ts';
import { Loading, NotLoaded } from '../lazily.tsx';
import { go } from '../navigation.ts';
import { inLang, lang } from '../settings.ts';

/** What one would keep beside the board: a turn, what scores, what the signs mean. */
export function Aid({ news: { game, setup } }: { readonly news: TableNews }) {
  const { leaflet, failed } = useLeaflet(game);
  if (!leaflet) return failed ? <NotLoaded /> : <Loading />;
  return <AidParts of={leaflet.aidAt?.(setup, lang.value) ?? leaflet.aid[lang.value]} />;
}

function AidParts({ of: parts }: { readonly of: readonly AidPart[] }) {
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

/** What the eyes that look could know of hands and stocks, had they remembered all that they have seen. */
export function Recalled({ news: { game, eyes }, view }: { readonly news: TableNews; readonly view: AnyView }) {
  const { leaflet, failed } = useLeaflet(game);
  if (!leaflet) return failed ? <NotLoaded /> : <Loading />;
  const parts = leaflet.recall?.(view, lang.value, eyes) ?? [];
  return parts.length > 0 ? <AidParts of={parts} /> : <p>{inLang(tableWords).memoryNone}</p>;
}

interface RuleProps {
  readonly game: string;
  readonly rule: RuleId;
}

/** One paragraph of the rules, read at the table: what was chosen is still chosen afterwards. */
export function Rule({ game, rule }: RuleProps) {
  const { leaflet, failed } = useLeaflet(game);
  if (!leaflet) return failed ? <NotLoaded /> : <Loading />;
  const paragraphs = leaflet.chapters[lang.value].flatMap((chapter) => chapter.paragraphs);
  const asked = paragraphs.find((paragraph) => paragraph.rule === rule);
  return (
    <>
      {asked && (
        <p>
          <PhraseLine said={asked.text} />
        </p>
      )}
      <p>
        <button type="button" class="word" onClick={() => go({ screen: 'rules', game, rule })}>
          {inLang(tableWords).rulesHint}
        </button>
      </p>
    </>
  );
}
