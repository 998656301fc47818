import type { ComponentChildren } from 'preact';
import type { AnyView } from '../../engine/game.ts';
import type { TableNews } from '../../protocol/messages.ts';
import { MENU, SHELF } from '../../ui/actionIcons.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PhraseLine } from '../../ui/PhraseLine.tsx';
import type { Phrase } from '../../words/phrase.ts';
import { type TableWords, tableWords } from '../../words/table.ts';
import type { AnyVoice } from '../../words/voice.ts';
import { back } from '../navigation.ts';
import { inLang } from '../words.ts';
import type { SheetName } from './Sheets.tsx';

interface TableHeadProps {
  readonly news: TableNews;
  readonly voice: AnyVoice;
  readonly view: AnyView;
  readonly playing: boolean;
  readonly lookingBack: boolean;
  /** The screen's heading. */
  readonly children: ComponentChildren;
  open(sheet: SheetName): void;
}

/** The way back, whose moment it is and what is asked, and the menu. */
export function TableHead({ news, voice, view, playing, lookingBack, children, open }: TableHeadProps) {
  const words = inLang(tableWords);
  return (
    <header class="table-head">
      <button type="button" class="round" aria-label={words.toShelf} onClick={back}>
        <Icon of={SHELF} />
      </button>
      <div class="status">
        <div class="hidden">{children}</div>
        <p>
          <PhraseLine said={lookingBack ? words.lookingBack : moment(news, voice, view, playing, words)} />
        </p>
      </div>
      <button type="button" class="round" aria-label={words.menu} aria-haspopup="dialog" onClick={() => open('menu')}>
        <Icon of={MENU} />
      </button>
    </header>
  );
}

function moment(
  { floor, ask }: TableNews,
  voice: AnyVoice,
  view: AnyView,
  playing: boolean,
  words: TableWords,
): Phrase {
  if (playing) return words.following;
  switch (floor.kind) {
    case 'open':
    case 'private':
      return ask?.pause ? voice.sayAsk(ask, view) : words.asked(floor.seat, ask ? voice.sayAsk(ask, view) : []);
    case 'bots':
      return words.thinking(floor.seats);
    case 'forced':
      return ask?.pause ? voice.sayAsk(ask, view) : words.forced;
    case 'reveal':
      return words.uncovered;
    default:
      return words.over;
  }
}
