import type { MatchId } from '../../protocol/shown.ts';
import { shelfWords } from '../../words/shelf.ts';
import { tableWords } from '../../words/table.ts';
import { troubleWords } from '../../words/trouble.ts';
import { boxOf } from '../boxes.ts';
import { useFace, useSpread } from '../face.ts';
import { Loading, NotLoaded } from '../lazily.tsx';
import { Message } from '../table/Message.tsx';
import { inLang } from '../words.ts';
import { ReplayLayout } from './ReplayLayout.tsx';
import { useReplay, type Walking } from './useReplay.ts';
import './replay.css';

/** One match, walked through; nothing is done with it. */
export function ReplayScreen({ match }: { readonly match: MatchId }) {
  const walking = useReplay(match);
  const { shown, failed } = walking;
  const game = shown?.replay.game ?? null;
  const { face, failed: noFace } = useFace(game);
  const { spread, failed: noSpread } = useSpread(face);
  const box = game === null ? undefined : boxOf(game);
  if (failed) return <Unseen failed={failed} again={walking.again} />;
  if (!shown || !box) return <Loading />;
  if (!face || !spread) return noFace || noSpread ? <NotLoaded /> : <Loading />;
  return (
    <ReplayLayout
      walking={walking}
      shown={shown}
      face={face}
      spread={spread}
      title={shown.replay.title ?? inLang(box.title)}
    />
  );
}

interface UnseenProps {
  readonly failed: NonNullable<Walking['failed']>;
  again(): void;
}

function Unseen({ failed, again }: UnseenProps) {
  const words: Readonly<Record<string, string>> = inLang(tableWords).trouble;
  const text = words[failed] ?? inLang(troubleWords).lost;
  return <Message text={text} action={inLang(shelfWords).again} act={again} />;
}
