import type { RuleId } from '../../engine/ids.ts';
import type { GameBox } from '../../ui/gameBox.ts';
import { TalkProvider } from '../../ui/talk.ts';
import { rulesWords } from '../../words/rules.ts';
import { Loading, NotLoaded } from '../lazily.tsx';
import { goInstead } from '../navigation.ts';
import { Screen } from '../Screen.tsx';
import { lang } from '../settings.ts';
import { inLang } from '../words.ts';
import { Leaflet } from './Leaflet.tsx';
import { useLeaflet } from './useLeaflet.ts';
import './rules.css';

interface RulesScreenProps {
  readonly box: GameBox;
  /** The paragraph that was asked for. */
  readonly rule: RuleId | null;
}

export function RulesScreen({ box, rule }: RulesScreenProps) {
  const words = inLang(rulesWords);
  const game = box.facts.id;
  const { face, leaflet, failed } = useLeaflet(game);
  const openRule = (to: RuleId): void => goInstead({ screen: 'rules', game, rule: to });
  return (
    <Screen name="rules" title={words.title(inLang(box.title))} game={game}>
      {!(face && leaflet) && (failed ? <NotLoaded /> : <Loading />)}
      {face && leaflet && (
        <TalkProvider value={{ sitters: [], openRule, ...(face.Icon && { Icon: face.Icon }) }}>
          <Leaflet chapters={leaflet.chapters[lang.value]} asked={rule} Figure={leaflet.Figure} />
        </TalkProvider>
      )}
    </Screen>
  );
}
