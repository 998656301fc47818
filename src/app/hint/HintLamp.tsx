import './hint.css';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isEqual } from '../../engine/equal.ts';
import type { AnyMove, AnyView, Offer, Seat } from '../../engine/game.ts';
import { table } from '../../link/published.ts';
import { askHint, dropHint } from '../../link/requests.ts';
import type { Hint, TableNews } from '../../protocol/shown.ts';
import { LAMP } from '../../ui/actionIcons.ts';
import { Icon } from '../../ui/Icon.tsx';
import { tableWords } from '../../words/table.ts';
import type { AnyVoice } from '../../words/voice.ts';
import { lazily } from '../lazily.tsx';
import { inLang } from '../settings.ts';
import { lead, type Turn } from '../table/turn.ts';

/** How far a hint has come; `at`: the table that it is for. */
export type Hinting =
  /** It knows what that seat alone may see, and others sit round the table: they look away first. */
  | { readonly step: 'warning'; readonly at: TableNews; readonly seat: Seat }
  | { readonly step: 'thinking' }
  /** Where to look; then the move. */
  | { readonly step: 'where' | 'what'; readonly at: TableNews; readonly hint: Hint; readonly offer: Offer<AnyMove> }
  /** The bot could not think. */
  | { readonly step: 'noThought'; readonly at: TableNews };

export const hinting = signal<Hinting | null>(null);

/** The hint; null if it is for an earlier table. */
export const hintingAt = (now: Hinting | null, news: TableNews): Hinting | null =>
  now && 'at' in now && now.at !== news ? null : now;

export function beginHint(news: TableNews, seat: Seat): void {
  if (news.peek) hinting.value = { step: 'warning', at: news, seat };
  else void think(seat);
}

export async function think(seat: Seat): Promise<void> {
  const asked: Hinting = { step: 'thinking' };
  hinting.value = asked;
  const hint = await askHint(seat);
  const at = table.peek();
  if (hinting.peek() !== asked) return;
  const offer = typeof hint === 'string' ? undefined : at?.offers.find(({ move }) => isEqual(move, hint.move));
  if (!at || hint === 'notNow') hinting.value = null;
  else if (hint === 'noThought' || !offer) hinting.value = { step: 'noThought', at };
  else hinting.value = { step: 'where', at, hint, offer };
}

/** From where to look on to the move. */
export function showMove(): Offer<AnyMove> | null {
  const now = hinting.peek();
  if (now?.step !== 'where') return null;
  hinting.value = { ...now, step: 'what' };
  return now.offer;
}

export function endHint(): void {
  if (hinting.peek()?.step === 'thinking') dropHint();
  hinting.value = null;
}

const HintSlip = lazily(
  () => import('./HintSlip.tsx').then((slip) => slip.HintSlip),
  () => null,
);

interface HintLampProps {
  readonly news: TableNews;
  readonly turn: Turn;
  readonly voice: AnyVoice;
  readonly view: AnyView;
}

/** In reach of the thumb of the player who decides: asks for a hint, and puts it away. A lesson gives its own hints. */
export function HintLamp({ news, turn, voice, view }: HintLampProps) {
  const words = inLang(tableWords);
  const isOpen = turn.offers.length > 1 && !news.noHints && lead.value === null;
  const now = isOpen ? hintingAt(hinting.value, news) : null;
  useEffect(() => (isOpen ? endHint : undefined), [isOpen]);
  if (turn.seat === null || !isOpen) return null;
  const { seat } = turn;
  return (
    <>
      <button
        type="button"
        class="round hint-lamp"
        aria-label={words.hint}
        title={words.hintHint}
        aria-expanded={now !== null}
        onClick={() => (now ? endHint() : beginHint(news, seat))}
      >
        <Icon of={LAMP} />
      </button>
      {now && <HintSlip now={now} turn={turn} voice={voice} view={view} />}
    </>
  );
}
