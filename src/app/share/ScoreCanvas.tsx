import { useEffect, useRef } from 'preact/hooks';
import { Emblem } from '../../ui/Emblem.tsx';
import { shareWords } from '../../words/share.ts';
import { fileOf } from '../settings/files.ts';
import { settings } from '../settings.ts';
import { useLid } from '../useLid.ts';
import { inLang } from '../words.ts';
import { lookOf } from './look.ts';
import { PicturePaper } from './PicturePaper.tsx';
import type { Picture } from './PictureWays.tsx';
import type { ShareSheetProps } from './ShareSheet.tsx';
import { type Score, scoreText } from './score.ts';
import { drawScore } from './scorePicture.ts';

interface ScoreCanvasProps extends Pick<ShareSheetProps, 'box' | 'news' | 'face' | 'view'> {
  readonly score: Score;
  /** The file is ready before anybody taps: what a browser grants to a tap it does not grant some time after it. */
  drawn(picture: Picture): void;
}

/** The picture that is shared, as it will be; the drawings that go into it stand beside it where nobody sees them. */
export function ScoreCanvas({ box, news, face, view, score, drawn }: ScoreCanvasProps) {
  const words = inLang(shareWords);
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawings = useRef<HTMLDivElement>(null);
  const Cover = useLid(box)?.Cover;
  const text = scoreText(score);
  const { theme } = settings.value;
  useEffect(() => {
    const [at, from] = [canvas.current, drawings.current];
    if (!at || !from) return;
    let isStale = false;
    drawn(null);
    const within = (part: string): SVGSVGElement | null => from.querySelector(`[data-drawing="${part}"] svg`);
    try {
      drawScore(at, score, lookOf(from), {
        cover: within('cover'),
        table: within('table'),
        emblems: [...from.querySelectorAll<SVGSVGElement>('[data-drawing="seat"] svg')],
      });
      // It is drawn once more when the cover has come: no file of an earlier one may outlive it.
      at.toBlob((blob) => isStale || drawn(blob ? fileOf(blob, new Date()) : 'failed'));
    } catch {
      drawn('failed');
    }
    return () => {
      isStale = true;
    };
  }, [text, theme, Cover]);
  return (
    <PicturePaper canvas={canvas} drawings={drawings} label={`${words.picture}\n${text}`}>
      <div data-drawing="cover">{Cover && <Cover />}</div>
      <div data-drawing="table">
        <face.Picture view={view} />
      </div>
      {news.sitters.map(({ emblem }) => (
        <span key={emblem} class="badge" data-drawing="seat">
          <Emblem of={emblem} />
        </span>
      ))}
    </PicturePaper>
  );
}
