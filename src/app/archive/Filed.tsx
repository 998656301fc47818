import type { ShelfEntry } from '../../protocol/shown.ts';
import { isCounted } from '../../saves/format.ts';
import { MORE } from '../../ui/actionIcons.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PhraseText } from '../../ui/PhraseLine.tsx';
import { TalkProvider } from '../../ui/talk.ts';
import { archiveWords, waitingWords } from '../../words/tickets.ts';
import { boxOf } from '../boxes.ts';
import { hashOf } from '../routes.ts';
import { lang } from '../settings.ts';
import { remarksOn } from '../shelf/remarks.ts';
import { waitingFor } from '../shelf/waitingFor.ts';
import { whoSits } from '../shelf/whoSits.ts';
import { localeOf } from '../when.ts';
import { DOT, inLang } from '../words.ts';

const STYLES = {
  month: { year: 'numeric', month: 'long' },
  day: { weekday: 'short', month: 'short', day: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** A moment, as exactly as the place needs it. */
export const When = ({ at, by }: { readonly at: number; readonly by: keyof typeof STYLES }) => (
  <time dateTime={new Date(at).toISOString()}>
    {new Intl.DateTimeFormat(localeOf(lang.value), STYLES[by]).format(at)}
  </time>
);

interface FiledProps {
  readonly card: ShelfEntry;
  readonly isPicked: boolean;
  pick(is: boolean): void;
  open(): void;
  manage(): void;
}

/** A game that is over, in one row: without its picture, so that a hundred are quick. */
export function Filed({ card, isPicked, pick, open, manage }: FiledProps) {
  const words = inLang(archiveWords);
  const waiting = inLang(waitingWords);
  const box = boxOf(card.game);
  const game = box ? inLang(box.title) : waiting.notInBuild;
  const title = card.title ?? game;
  const who = whoSits(card.sitters, waiting);
  return (
    <li class="filed" data-game={card.game}>
      <label class="filed-pick">
        <input
          type="checkbox"
          checked={isPicked}
          aria-label={words.select(title, who)}
          onChange={({ currentTarget }) => pick(currentTarget.checked)}
        />
      </label>
      <a href={hashOf({ screen: 'table', match: card.id })} onClick={open}>
        <span class="filed-title">
          <span class="hidden">{words.open} </span>
          <bdi>{title}</bdi>
        </span>
        <TalkProvider value={{ sitters: card.sitters }}>
          <span>
            <PhraseText said={waitingFor(card, waiting)} />
          </span>
        </TalkProvider>
        <span class="filed-who">
          {card.title !== null && game + DOT}
          <bdi>{who}</bdi>
          {DOT}
          <When at={card.touchedAt} by="day" />
          {remarksOn(card, waiting, lang.value).map((remark) => DOT + remark)}
          {!isCounted(card) && DOT + words.uncounted}
        </span>
      </a>
      <button
        type="button"
        class="round"
        aria-label={waiting.manage(card.title === null ? game : `${card.title} · ${game}`, who)}
        onClick={manage}
      >
        <Icon of={MORE} />
      </button>
    </li>
  );
}
