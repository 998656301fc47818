import type { RuleId } from '../../engine/ids.ts';
import { PhraseLine } from '../../ui/PhraseLine.tsx';
import { tableWords } from '../../words/table.ts';
import { Loading, NotLoaded } from '../lazily.tsx';
import { go } from '../navigation.ts';
import { useLeaflet } from '../rules/useLeaflet.ts';
import { lang } from '../settings.ts';
import { inLang } from '../words.ts';

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
