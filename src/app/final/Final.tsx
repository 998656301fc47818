import { useEffect, useRef, useState } from 'preact/hooks';
import type { AnyView, Result } from '../../engine/game.ts';
import type { TableNews } from '../../protocol/messages.ts';
import type { AnyFace, AnySpread } from '../../ui/face.ts';
import { motionMs } from '../../ui/motion.ts';
import { PhraseLine } from '../../ui/PhraseLine.tsx';
import type { Phrase } from '../../words/phrase.ts';
import { type TableWords, tableWords } from '../../words/table.ts';
import type { AnyVoice } from '../../words/voice.ts';
import { lang } from '../settings.ts';
import { sound } from '../sound.ts';
import { sideName } from '../table/sideName.ts';
import { inLang } from '../words.ts';
import { ScorePad } from './ScorePad.tsx';
import './final.css';

interface FinalProps {
  readonly news: TableNews;
  readonly result: Result;
  readonly face: AnyFace;
  readonly Finale: AnySpread['Finale'];
  readonly voice: AnyVoice;
  readonly view: AnyView;
}

/** How it ended: who won, and the pad that says why. A finale counts up to it; where nothing moves it has nothing to count. */
export function Final({ news, result, face, Finale, voice, view }: FinalProps) {
  const words = inLang(tableWords);
  const heading = useRef<HTMLHeadingElement>(null);
  // What the last move was made with is gone from the table.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  const [isStill] = useState(() => motionMs(document.body, '--card-time') === 0);
  const finale = Finale && (
    <Finale
      view={view}
      sheet={news.sheet}
      result={result}
      lang={lang.value}
      voice={voice}
      names={(seat) => news.sitters[seat]?.name ?? ''}
      sound={sound}
    />
  );
  return (
    <main class="final">
      {!isStill && finale}
      {!finale && (
        <div class="laurels" aria-hidden="true">
          <face.Picture view={view} />
        </div>
      )}
      <h2 ref={heading} tabIndex={-1}>
        <PhraseLine said={outcome(result, news, voice, words)} />
      </h2>
      <ScorePad sheet={news.sheet} setup={news.setup} sitters={news.sitters} voice={voice} counting />
      {isStill && finale}
    </main>
  );
}

function outcome({ winners }: Result, { setup, sitters }: TableNews, voice: AnyVoice, { final }: TableWords): Phrase {
  if (winners.length === 0) return sitters.length > 1 ? final.draw : final.lost;
  const sides = winners.map((side) => (side < sitters.length ? final.player(side) : sideName(side, setup, voice)));
  return final.won(final.sides(sides), winners.length > 1);
}
