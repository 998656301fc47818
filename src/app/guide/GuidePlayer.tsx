import { useEffect, useState } from 'preact/hooks';
import { table } from '../../link/published.ts';
import type { MatchId, TableNews } from '../../protocol/shown.ts';
import type { AnyFace } from '../../ui/face.ts';
import { setLed } from '../../ui/led.ts';
import { TalkProvider } from '../../ui/talk.ts';
import type { AnyGuide } from '../../words/guide.ts';
import { learnWords } from '../../words/learn.ts';
import { useFace } from '../face.ts';
import { settings } from '../settings.ts';
import { secretShown } from './lessons.ts';
import { SpeechBubble } from './SpeechBubble.tsx';
import { useLesson } from './useLesson.ts';

/** The guide of the match on the table, over it. */
export function GuidePlayer({ match }: { readonly match: MatchId }) {
  const news = table.value?.match === match ? table.value : null;
  const { face } = useFace(news?.game ?? null);
  const guide = useGuide(face);
  if (!news || !face || !guide || news.floor.kind === 'elsewhere') return null;
  return <Leading news={news} face={face} guide={guide} />;
}

/** Fetched when somebody is led. */
function useGuide(face: AnyFace | null): AnyGuide | null {
  const [guide, setGuide] = useState<AnyGuide | null>(null);
  useEffect(() => {
    face?.guide?.().then(
      (fetched) => setGuide(fetched.guide),
      // Without it the match is played on unled.
      () => undefined,
    );
  }, [face]);
  return guide;
}

interface LeadingProps {
  readonly news: TableNews;
  readonly face: AnyFace;
  readonly guide: AnyGuide;
}

function Leading({ news, face, guide }: LeadingProps) {
  const { bubble, key, goOn, strayed, leave } = useLesson(guide, news);
  useEffect(() => {
    setLed(true);
    return () => setLed(false);
  }, []);
  const secretOf = secretShown(news.floor, guide.learner);
  return (
    <TalkProvider value={{ sitters: news.sitters, ...(face.Icon && { Icon: face.Icon }) }}>
      {secretOf !== null && <Veil name={news.sitters[secretOf]?.name ?? ''} />}
      {bubble && <SpeechBubble key={key} bubble={bubble} goOn={goOn} strayed={strayed} leave={leave} />}
    </TalkProvider>
  );
}

/** Over the table while it shows what a partner alone may see. */
const Veil = ({ name }: { readonly name: string }) => {
  const words = learnWords[settings.value.lang];
  return (
    <p class="guide-veil" role="status">
      {words.decides(name)}
    </p>
  );
};
