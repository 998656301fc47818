import './share.css';
import type { ComponentChildren, RefObject } from 'preact';
import { useState } from 'preact/hooks';
import { type DataWords, dataWords } from '../../words/data.ts';
import { shareWords } from '../../words/share.ts';
import { canShare, copyText, saveFile, shareFile } from '../handOut.ts';
import { inLang } from '../settings.ts';

interface PicturePaperProps {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  /** What goes into the picture, or tells its colours: styled and measured, and never seen. */
  readonly drawings: RefObject<HTMLDivElement | null>;
  readonly label: string;
  readonly children: ComponentChildren;
}

/** The picture that is shared, as it will be. */
export const PicturePaper = ({ canvas, drawings, label, children }: PicturePaperProps) => (
  <>
    <canvas ref={canvas} class="score-picture" role="img" aria-label={label} />
    <div ref={drawings} class="drawings" aria-hidden="true">
      {children}
    </div>
  </>
);

/** A picture on its way: null until it has been drawn. */
export type Picture = File | 'failed' | null;

interface PictureWaysProps {
  readonly picture: Picture;
  /** The same in words. */
  readonly text: string;
  /** More ways out. */
  readonly children?: ComponentChildren;
}

type Told = keyof DataWords['done'] | 'refused' | null;

/** Out of the app with a picture: to another app where the device has a way, else as a file; and with its text. */
export function PictureWays({ picture, text, children }: PictureWaysProps) {
  const words = inLang(shareWords);
  const data = inLang(dataWords);
  const [told, setTold] = useState<Told>(null);
  const say = (done: keyof DataWords['done']) => (worked: boolean | null) =>
    setTold(worked === null ? null : worked ? done : 'refused');
  const file = picture === 'failed' ? null : picture;
  return (
    <>
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
        {children}
      </div>
      <p class="did" role="status">
        {told === 'refused' ? data.refusedByDevice : told && data.done[told]}
      </p>
    </>
  );
}
