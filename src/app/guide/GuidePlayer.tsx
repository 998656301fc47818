import { useEffect, useState } from 'preact/hooks';
import { table } from '../../link/published.ts';
import type { MatchId, TableNews } from '../../protocol/shown.ts';
import type { AnyFace } from '../../ui/face.ts';
import { TalkProvider } from '../../ui/talk.ts';
import type { AnyGuide } from '../../words/guide.ts';
import { useFace } from '../face.ts';
import { crestsOf } from '../table/sides.tsx';
import { LESSONS, ledAt } from './lessons.ts';
import { SpeechBubble } from './SpeechBubble.tsx';
import { useLesson, useUnled } from './useLesson.ts';

/** The guide of the match on the table, over it. */
export function GuidePlayer({ match }: { readonly match: MatchId }) {
  const news = table.value?.match === match ? table.value : null;
  const { face } = useFace(news?.game ?? null);
  const guide = useGuide(face, match);
  if (!news || !face || guide === 'fetched' || news.floor.kind === 'elsewhere') return null;
  return guide ? <Leading news={news} face={face} guide={guide} /> : <Unled news={news} />;
}

/** The one that began the match, fetched when somebody is led. Null: there is none, or it cannot be had. */
function useGuide(face: AnyFace | null, match: MatchId): AnyGuide | 'fetched' | null {
  const [guide, setGuide] = useState<AnyGuide | 'fetched' | null>('fetched');
  useEffect(() => {
    if (!face) return;
    const deal = ledAt(match)?.deal;
    void Promise.all(LESSONS.map((lesson) => face[lesson]?.())).then(
      (fetched) => setGuide(fetched.find((each) => each?.guide.seed === deal)?.guide ?? null),
      () => setGuide(null),
    );
  }, [face, match]);
  return guide;
}

interface LeadingProps {
  readonly news: TableNews;
  readonly face: AnyFace;
  readonly guide: AnyGuide;
}

function Leading({ news, face, guide }: LeadingProps) {
  const { bubble, ...lesson } = useLesson(guide, news);
  return (
    <TalkProvider
      value={{
        sitters: news.sitters,
        ...(face.Icon && { Icon: face.Icon }),
        ...crestsOf(face, news.setup, news.sitters),
      }}
    >
      {bubble && <SpeechBubble key={lesson.place} bubble={bubble} {...lesson} />}
    </TalkProvider>
  );
}

/** The match goes on as one like any other. */
function Unled({ news }: { readonly news: TableNews }) {
  useUnled(news);
  return null;
}
