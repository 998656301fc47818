import { useEffect, useState } from 'preact/hooks';
import type { AnyView, Result } from '../../engine/game.ts';
import { shelf } from '../../link/published.ts';
import { askDealCode, showShelf } from '../../link/requests.ts';
import type { TableNews } from '../../protocol/shown.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import type { AnyFace } from '../../ui/face.ts';
import type { GameBox } from '../../ui/gameBox.ts';
import { shareWords } from '../../words/share.ts';
import { shelfWords } from '../../words/shelf.ts';
import { tableWords } from '../../words/table.ts';
import { TakeOut } from '../settings/TakeOut.tsx';
import { lang } from '../settings.ts';
import { DealCode } from '../table/DealCode.tsx';
import { localeOf } from '../when.ts';
import { inLang } from '../words.ts';
import { dealLink } from './dealLink.ts';
import { type Picture, PictureWays } from './PictureWays.tsx';
import { ScoreCanvas } from './ScoreCanvas.tsx';
import { type Score, scoreOf, scoreText } from './score.ts';

export interface ShareSheetProps {
  readonly box: GameBox;
  readonly news: TableNews;
  readonly result: Result;
  readonly face: AnyFace;
  readonly view: AnyView;
  onDone(): void;
}

/** A finished game told to others: how it ended as a picture and as text, the whole of it as a file, its deal. */
export function ShareSheet(props: ShareSheetProps) {
  const { news, onDone } = props;
  const words = inLang(shareWords);
  const [step, setStep] = useState<'picture' | 'deal' | 'file'>('picture');
  const [picture, setPicture] = useState<Picture>(null);
  const [link, setLink] = useState<string | null>(null);
  const score = useScore(props);
  useEffect(() => {
    askDealCode(news.match).then(
      (code) => setLink(code && dealLink(code)),
      () => undefined,
    );
  }, [news.match]);
  if (step === 'file') return <TakeOut match={news.match} onDone={onDone} />;
  const text = [scoreText(score), ...(link ? [words.sameDeal(link)] : [])].join('\n');
  return (
    <Dialog
      page={step}
      title={step === 'deal' ? words.deal : words.title}
      close={inLang(shelfWords).close}
      onClose={onDone}
    >
      {step === 'deal' ? (
        <DealCode news={news} />
      ) : (
        <>
          <ScoreCanvas {...props} score={score} drawn={setPicture} />
          <PictureWays picture={picture} text={text}>
            <button type="button" class="button" onClick={() => setStep('file')}>
              {words.file}
            </button>
            <button type="button" class="button" onClick={() => setStep('deal')}>
              {words.deal}
            </button>
          </PictureWays>
        </>
      )}
    </Dialog>
  );
}

/** By the name and the day that the shelf knows; the table knows neither. */
function useScore({ box, news, result, face, view }: ShareSheetProps): Score {
  useEffect(showShelf, []);
  const card = shelf.value?.find(({ id }) => id === news.match);
  const day = new Intl.DateTimeFormat(localeOf(lang.value), { dateStyle: 'long' }).format(
    card?.touchedAt ?? Date.now(),
  );
  const title = card?.title ?? inLang(box.title);
  return scoreOf(news, result, view, face.voice, inLang(tableWords), { title, day });
}
