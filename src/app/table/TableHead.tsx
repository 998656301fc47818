import './standings.css';
import type { ComponentChildren, Ref } from 'preact';
import { useState } from 'preact/hooks';
import type { TableNews } from '../../protocol/shown.ts';
import { MENU, SHELF } from '../../ui/actionIcons.ts';
import { BACK, Icon } from '../../ui/Icon.tsx';
import { PhraseText } from '../../ui/PhraseLine.tsx';
import { useTalk } from '../../ui/talk.ts';
import type { Phrase } from '../../words/phrase.ts';
import { shelfWords } from '../../words/shelf.ts';
import { tableWords } from '../../words/table.ts';
import type { AnyVoice } from '../../words/voice.ts';
import { back, isOnShelf } from '../navigation.ts';
import { inLang, settings } from '../settings.ts';
import { sideName } from './sides.tsx';

/** A table that wants to know at the end alone has to ask for its points once more. */
export function CoveredPoints({ areCovered, children }: { areCovered: boolean; children: ComponentChildren }) {
  const words = inLang(tableWords);
  const [isLifted, setLifted] = useState(false);
  if (!areCovered || isLifted) return children;
  return (
    <>
      <p>{words.pointsCovered}</p>
      <button type="button" class="button" onClick={() => setLifted(true)}>
        {words.showPoints}
      </button>
    </>
  );
}

interface StandingsProps {
  readonly news: Pick<TableNews, 'floor' | 'setup' | 'sitters' | 'circle'> & Partial<Pick<TableNews, 'here'>>;
  readonly totals: readonly number[];
  /** They are secret at this table, or at the end not counted yet. */
  readonly areCovered: boolean;
  /** These eyes cannot know them yet. */
  readonly arePartial: boolean;
  readonly voice: AnyVoice;
  open(): void;
}

/** Everybody in the order of the seats, with their points; whose moment it is stands out. It opens the score pad. */
export function Standings({ news, totals, areCovered, arePartial, voice, open }: StandingsProps) {
  const words = inLang(tableWords);
  const { floor, setup, sitters, circle, here = [] } = news;
  const isElsewhere = (side: number): boolean =>
    circle !== undefined && sitters[side]?.kind === 'person' && !here.includes(side);
  const { isDealing = false } = useTalk();
  const onFloor = (side: number): boolean =>
    !isDealing && ('seat' in floor ? floor.seat === side : 'seats' in floor && floor.seats.includes(side));
  return (
    <button type="button" class="standings" aria-haspopup="dialog" onClick={open}>
      <span class="hidden">{words.scores}: </span>
      {totals.map((points, side) => (
        <span
          key={side}
          class="standing"
          data-now={onFloor(side)}
          data-away={circle?.away.includes(side)}
          data-elsewhere={isElsewhere(side) || undefined}
          data-emblem={sitters[side]?.emblem}
        >
          <SideName said={sideName(side, setup, voice)} isSeat={side < setup.seats} />{' '}
          {circle?.away.includes(side) && <span class="hidden">({words.notThere}) </span>}
          {!areCovered && <b>{arePartial ? '?' : points}</b>}
        </span>
      ))}
    </button>
  );
}

/** A rival has no badge before the name: where there is little room the name is cut like others. */
const SideName = ({ said, isSeat }: { readonly said: Phrase; readonly isSeat: boolean }) =>
  isSeat ? (
    <PhraseText said={said} />
  ) : (
    <bdi>
      <PhraseText said={said} />
    </bdi>
  );

interface TableHeadProps {
  /** The screen's heading, which the board has no room for, and everybody's points. */
  readonly children: ComponentChildren;
  /** The way back may lead to a table. */
  readonly isReplay?: true;
  openMenu(): void;
}

/** One row: the way back, who sits here, and the menu. */
export function TableHead({ children, isReplay, openMenu }: TableHeadProps) {
  const words = inLang(tableWords);
  const leadsToShelf = !isReplay && isOnShelf();
  return (
    <header class="table-head">
      <button
        type="button"
        class="round"
        aria-label={leadsToShelf ? words.toShelf : inLang(shelfWords).back}
        onClick={back}
      >
        <Icon of={leadsToShelf ? SHELF : BACK} />
      </button>
      {children}
      <button type="button" class="round" aria-label={words.menu} aria-haspopup="dialog" onClick={openMenu}>
        <Icon of={MENU} />
      </button>
    </header>
  );
}

interface TableFrameProps {
  /** Whose world tints it. */
  readonly game: string;
  readonly head: ComponentChildren;
  /** What the board is called. */
  readonly label: string;
  readonly board: ComponentChildren;
  readonly boardRef: Ref<HTMLElement>;
  /** In reach of the thumb. */
  readonly reach: ComponentChildren;
  /** Where there is room for it. */
  readonly beside: ComponentChildren;
  readonly besideLabel: string;
}

/** How a table is laid out: its head, the board, what the thumb reaches, and the log beside it. */
export const TableFrame = ({ game, head, label, board, boardRef, reach, beside, besideLabel }: TableFrameProps) => (
  <div class="table" data-game={game} data-thumb={settings.value.thumb}>
    {head}
    <main ref={boardRef} class="board" tabIndex={-1} aria-label={label} data-board>
      {board}
    </main>
    <footer class="reach">{reach}</footer>
    {beside && (
      <aside class="beside" aria-label={besideLabel}>
        {beside}
      </aside>
    )}
  </div>
);
