import { useEffect, useRef, useState } from 'preact/hooks';
import { Dialog } from '../../ui/Dialog.tsx';
import { dailyWords } from '../../words/daily.ts';
import { shareWords } from '../../words/share.ts';
import { shelfWords } from '../../words/shelf.ts';
import { hashOf } from '../routes.ts';
import { fileOf } from '../settings/files.ts';
import { settings } from '../settings.ts';
import { lookOf } from '../share/look.ts';
import { PicturePaper } from '../share/PicturePaper.tsx';
import { type Picture, PictureWays } from '../share/PictureWays.tsx';
import { inLang } from '../words.ts';
import { type DayTold, drawDay } from './dayPicture.ts';

/** Where a reader of the text finds the same deals. */
const dailyLink = (): string => `${location.origin}${location.pathname}${hashOf({ screen: 'daily' })}`;

interface DaySheetProps {
  readonly told: DayTold;
  onDone(): void;
}

/** What became of a day, told to others: as a picture and as text. */
export function DaySheet({ told, onDone }: DaySheetProps) {
  const words = inLang(dailyWords);
  const canvas = useRef<HTMLCanvasElement>(null);
  const worlds = useRef<HTMLDivElement>(null);
  const [picture, setPicture] = useState<Picture>(null);
  const { theme } = settings.value;
  const lines = told.games.map(({ title, outcome }) => words.sharedLine(title, outcome));
  const text = words.shared(told.date, [...lines, dailyLink()]);
  useEffect(() => {
    const [at, from] = [canvas.current, worlds.current];
    if (!at || !from) return;
    let isStale = false;
    setPicture(null);
    try {
      drawDay(at, told, lookOf(from), (game) => {
        const world = from.querySelector(`[data-game="${game}"]`);
        return world ? getComputedStyle(world).color : '';
      });
      at.toBlob((blob) => isStale || setPicture(blob ? fileOf(blob, new Date()) : 'failed'));
    } catch {
      setPicture('failed');
    }
    return () => {
      isStale = true;
    };
  }, [text, theme]);
  return (
    <Dialog title={words.share} close={inLang(shelfWords).close} onClose={onDone}>
      <PicturePaper canvas={canvas} drawings={worlds} label={`${inLang(shareWords).picture}\n${text}`}>
        {told.games.map(({ game }) => (
          <i key={game} class="day-world" data-game={game} />
        ))}
      </PicturePaper>
      <PictureWays picture={picture} text={text} />
    </Dialog>
  );
}
