import { useState } from 'preact/hooks';
import { lang } from '../app/settings.ts';
import type { AnyMove, Offer } from '../engine/game.ts';
import { rngFor } from '../engine/rng.ts';
import { game } from '../starter/toy/rules/index.ts';
import { voices } from '../starter/toy/words/index.ts';
import { plainBoard } from '../ui/plain/PlainBoard.tsx';
import type { ShowProps } from './PartsPage.tsx';

const BOARDS = { en: plainBoard(voices.en), ja: plainBoard(voices.ja) };

const state = game.deal({ seats: 4, options: {} }, rngFor(0, 0));
const view = game.view(state, 0);
const offers: readonly Offer<AnyMove>[] = game.moves(state, 0).map((move) => ({ move, foresight: [] }));

/** What a game shows that draws nothing itself. */
export function PlainShow({ explain }: ShowProps) {
  const Board = BOARDS[lang.value];
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
      recalls={false}
      names={String}
      select={setSelected}
      compose={setSelected}
      commit={setSelected}
      wonder={() => {}}
      explain={explain}
    />
  );
}
