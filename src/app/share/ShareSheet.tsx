import { useEffect, useState } from 'preact/hooks';
import type { AnyView, Result } from '../../engine/game.ts';
import { shelf } from '../../link/published.ts';
import { askDealCode, showShelf } from '../../link/requests.ts';
import type { TableNews } from '../../protocol/messages.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import type { AnyFace } from '../../ui/face.ts';
import type { GameBox } from '../../ui/gameBox.ts';
import { type DataWords, dataWords } from '../../words/data.ts';
import { shareWords } from '../../words/share.ts';
import { shelfWords } from '../../words/shelf.ts';
import { tableWords } from '../../words/table.ts';
import { copyText } from '../copy.ts';
import { canShare, saveFile, shareFile } from '../settings/files.ts';
import { TakeOut } from '../settings/TakeOut.tsx';
import { lang } from '../settings.ts';
import { DealCode } from '../table/DealCode.tsx';
import { inLang } from '../words.ts';
import { dealLink } from './dealLink.ts';
import { ScoreCanvas } from './ScoreCanvas.tsx';
import { type Score, scoreOf, scoreText } from './score.ts';
import './share.css';

export interface ShareSheetProps {
  readonly box: GameBox;
  readonly news: TableNews;
  readonly result: Result;
  readonly face: AnyFace;
  readonly view: AnyView;
  onDone(): void;
}

type Told = keyof DataWords['done'] | 'refused' | null;

/** A finished game told to others: how it ended as a picture and as text, the whole of it as a file, its deal. */
export function ShareSheet(props: ShareSheetProps) {
  const { news, onDone } = props;
  const words = inLang(shareWords);
  const data = inLang(dataWords);
  const [step, setStep] = useState<'picture' | 'deal' | 'file'>('picture');
  const [picture, setPicture] = useState<File | 'failed' | null>(null);
  const [link, setLink] = useState<string | null>(null);
  const [told, setTold] = useState<Told>(null);
  const score = useScore(props);
  useEffect(() => {
    askDealCode(news.match).then(
      (code) => setLink(code && dealLink(code)),
      () => undefined,
    );
  }, [news.match]);
  if (step === 'file') return <TakeOut match={news.match} onDone={onDone} />;
  const say = (done: keyof DataWords['done']) => (worked: boolean | null) =>
    setTold(worked === null ? null : worked ? done : 'refused');
  const text = [scoreText(score), ...(link ? [words.sameDeal(link)] : [])].join('\n');
  const file = picture === 'failed' ? null : picture;
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
          {picture === 'failed' && <p role="alert">{words.noPicture}</p>}
          <div class="ways-out">
            {file && canShare(file) && (
              <button type="button" class="button primary" onClick={() => void shareFile(file).then(say('shared'))}>
                {words.sharePicture}
              </button>
            )}
            {file && (
              <button
                type="button"
                class={canShare(file) ? 'button' : 'button primary'}
                onClick={() => say('saved')(saveFile(file))}
              >
                {words.savePicture}
              </button>
            )}
            <button type="button" class="button" onClick={() => void copyText(text).then(say('copied'))}>
              {words.copyText}
            </button>
            <button type="button" class="button" onClick={() => setStep('file')}>
              {words.file}
            </button>
            <button type="button" class="button" onClick={() => setStep('deal')}>
              {words.deal}
            </button>
          </div>
          <p class="did" role="status">
            {told === 'refused' ? data.refusedByDevice : told && data.done[told]}
          </p>
        </>
      )}
    </Dialog>
  );
}

/** By the name and the day that the shelf knows; the table knows neither. */
function useScore({ box, news, result, face, view }: ShareSheetProps): Score {
  useEffect(showShelf, []);
  const card = shelf.value?.find(({ id }) => id === news.match);
  const day = new Intl.DateTimeFormat(lang.value, { dateStyle: 'long' }).format(card?.touchedAt ?? Date.now());
  const title = card?.title ?? inLang(box.title);
  return scoreOf(news, result, view, face.voice, inLang(tableWords), { title, day });
}
