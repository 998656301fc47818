import type { ShelfEntry } from '../../protocol/shown.ts';
import { Icon, MORE } from '../../ui/Icon.tsx';
import { PhraseText } from '../../ui/PhraseLine.tsx';
import { TalkProvider } from '../../ui/talk.ts';
import { waitingWords } from '../../words/waiting.ts';
import { boxOf } from '../boxes.ts';
import { hashOf } from '../routes.ts';
import { lang } from '../settings.ts';
import { softly } from '../softly.tsx';
import { ago } from '../when.ts';
import { DOT, inLang } from '../words.ts';
import { remarksOn } from './remarks.ts';
import { TicketPicture } from './TicketPicture.tsx';
import { waitingFor } from './waitingFor.ts';
import { whoSits } from './whoSits.ts';
import './ticket.css';

interface TicketProps {
  readonly card: ShelfEntry;
  onManage(): void;
}

/** A match that waits: its board, who sits, whose moment it is, since when. */
export function Ticket({ card, onManage }: TicketProps) {
  const words = inLang(waitingWords);
  const box = boxOf(card.game);
  const game = box ? inLang(box.title) : words.notInBuild;
  const title = card.title === null ? game : `${card.title} · ${game}`;
  const who = whoSits(card.sitters, words);
  return (
    <li class="ticket" data-game={card.game}>
      <a href={hashOf({ screen: 'table', match: card.id })}>
        <span class="ticket-picture" aria-hidden="true">
          {box && <TicketPicture card={card} box={box} />}
        </span>
        <span class="ticket-words">
          <span class="title">
            <span class="hidden">{card.result ? words.see : words.resume} </span>
            {card.title === null ? null : (
              <>
                <bdi>{softly(card.title)}</bdi>
                {DOT}
              </>
            )}
            {softly(game)}
          </span>
          <TalkProvider value={{ sitters: card.sitters }}>
            <span class="ticket-moment">
              <PhraseText said={waitingFor(card, words)} />
            </span>
          </TalkProvider>
          <span class="ticket-who">
            <bdi>{who}</bdi>
            {DOT}
            <time>{ago(card.touchedAt, Date.now(), lang.value)}</time>
            {remarksOn(card, words, lang.value).map((remark) => DOT + remark)}
          </span>
        </span>
      </a>
      <button type="button" class="round" aria-label={words.manage(title, who)} onClick={onManage}>
        <Icon of={MORE} />
      </button>
    </li>
  );
}
