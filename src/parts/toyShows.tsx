import type { FunctionComponent } from 'preact';
import { useState } from 'preact/hooks';
import { lang } from '../app/settings.ts';
import type { AnyMove, Offer } from '../engine/game.ts';
import { rngFor } from '../engine/rng.ts';
import { drawing } from '../starter/toy/face/drawing.tsx';
import { game } from '../starter/toy/rules/index.ts';
import { voices } from '../starter/toy/words/index.ts';
import type { AnySpread } from '../ui/face.ts';
import { cardBoard } from '../ui/plain/cardBoard.tsx';
import { plainBoard } from '../ui/plain/plainFace.tsx';
import type { InBoth } from '../words/phrase.ts';
import type { ShowProps } from './PartsPage.tsx';

const state = game.deal({ seats: 4, options: {} }, rngFor(0, 0));
const view = game.view(state, 0);
const offers: readonly Offer<AnyMove>[] = game.moves(state, 0).map((move) => ({ move, foresight: [] }));

/** The toy that `npm run new` writes, on one of its boards. */
const toyOn = (boards: InBoth<AnySpread['Board']>): FunctionComponent<ShowProps> =>
  function ToyShow({ explain }) {
    const Board = boards[lang.value];
    const [selected, setSelected] = useState<Offer<AnyMove> | null>(null);
    return (
      <Board
        view={view}
        eyes={0}
        lang={lang.value}
        seat={0}
        offers={offers}
        selected={selected}
        events={[]}
        since={[]}
        recalls={false}
        arePointsCovered={false}
        names={String}
        select={setSelected}
        compose={setSelected}
        press={setSelected}
        commit={setSelected}
        wonder={() => {}}
        explain={explain}
      />
    );
  };

/** What a game shows that draws nothing itself. */
export const PlainShow = toyOn({ en: plainBoard(voices.en), ja: plainBoard(voices.ja) });
/** What one shows that draws its cards. */
export const CardsShow = toyOn({ en: cardBoard(voices.en, drawing), ja: cardBoard(voices.ja, drawing) });
