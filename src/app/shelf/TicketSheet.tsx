import './ticketSheet.css';
import { useState } from 'preact/hooks';
import { personSeats } from '../../engine/floor.ts';
import { shelf } from '../../link/published.ts';
import type { ShelfEntry } from '../../protocol/shown.ts';
import { LONGEST_TITLE } from '../../saves/format.ts';
import { CLEAR_AWAY, PLAY_AGAIN, REPLAY, TAKE_OUT, TURN_ON } from '../../ui/actionIcons.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { MenuItem } from '../../ui/Picks.tsx';
import { dataWords } from '../../words/data.ts';
import { elsewhereWords } from '../../words/elsewhere.ts';
import { shelfWords } from '../../words/shelf.ts';
import { ticketWords, waitingWords } from '../../words/tickets.ts';
import { ago } from '../amounts.ts';
import { clearAway } from '../archive/Undone.tsx';
import { boxOf } from '../boxes.tsx';
import { lazily, requests } from '../lazily.tsx';
import { go, layOnShelf } from '../navigation.ts';
import { plainRematch } from '../rematch/wish.ts';
import { TakeOut } from '../settings/TakeOut.tsx';
import { inLang, lang } from '../settings.ts';
import { useBegin } from '../useBegin.tsx';
import { branchesOf, sourceOf } from './branches.ts';

const HandOn = lazily(() => import('../elsewhere/HandOn.tsx').then((elsewhere) => elsewhere.HandOn));

/** A match that waits on the shelf goes on elsewhere. */
function HandOnCard({ card, game }: { readonly card: ShelfEntry; readonly game: string }) {
  const { id, sitters, daily, result, floor, here } = card;
  return (
    <HandOn
      match={id}
      game={game}
      sitters={sitters}
      here={here ?? null}
      next={floor.kind === 'away' ? (floor.seats[0] ?? null) : null}
      mayPart={!daily && !result && personSeats(sitters).length > 1}
    />
  );
}

interface TicketSheetProps {
  readonly card: ShelfEntry;
  /** The list it stands in. */
  readonly among: readonly ShelfEntry[];
  onDone(): void;
}

/** What can be done with a match that waits: name it, lay its seats out anew, take it out, clear it away. */
export function TicketSheet({ card, among, onDone }: TicketSheetProps) {
  const words = inLang(ticketWords);
  const elsewhere = inLang(elsewhereWords);
  const { out, outHint } = inLang(dataWords);
  const [step, setStep] = useState<'choose' | 'out' | 'elsewhere'>('choose');
  const { state: again, begin } = useBegin();
  const box = boxOf(card.game);
  if (step === 'out') return <TakeOut match={card.id} onDone={onDone} />;
  const title = box ? inLang(box.title) : inLang(waitingWords).notInBuild;
  if (step === 'elsewhere') {
    return (
      <Dialog title={elsewhere.title} close={inLang(shelfWords).close} onClose={onDone}>
        <HandOnCard card={card} game={title} />
      </Dialog>
    );
  }
  const remove = (): void => {
    clearAway(
      [card.id],
      among.map(({ id }) => id),
    );
    onDone();
  };
  const playAgain = (): void =>
    begin(() => requests().then(({ startRematch }) => startRematch(card.id, plainRematch(card))));
  return (
    <Dialog title={card.title ?? title} close={inLang(shelfWords).close} onClose={onDone}>
      <Naming card={card} title={title} onDone={onDone} />
      {card.branch && <p class="hint">{words.branchOf(card.branch.title, card.branch.moves)}</p>}
      <ul class="menu">
        {box && (
          <MenuItem
            icon={PLAY_AGAIN}
            name={words.again}
            hint={again === 'failed' ? words.notStarted : words.againHint}
            closed={again === 'starting'}
            act={playAgain}
          />
        )}
        {box && card.moves > 0 && (
          <MenuItem
            icon={REPLAY}
            name={words.replay}
            hint={words.replayHint}
            act={() => go({ screen: 'replay', match: card.id })}
          />
        )}
        <Ways to={kin(card)} />
        <MenuItem icon={TURN_ON} name={elsewhere.title} hint={elsewhere.hint} act={() => setStep('elsewhere')} />
        <MenuItem icon={TAKE_OUT} name={out} hint={outHint} act={() => setStep('out')} />
        <MenuItem icon={CLEAR_AWAY} name={words.remove} hint={words.removeHint} act={remove} />
      </ul>
    </Dialog>
  );
}

interface Way {
  readonly to: ShelfEntry;
  readonly is: 'source' | 'branch';
}

/** What it went on from, and what went on from it: as far as they are kept. */
function kin(card: ShelfEntry): readonly Way[] {
  const cards = shelf.value ?? [];
  const source = sourceOf(card, cards);
  const branches = branchesOf(card, cards).map((to): Way => ({ to, is: 'branch' }));
  return [...(source ? [{ to: source, is: 'source' } as const] : []), ...branches];
}

function Ways({ to: ways }: { readonly to: readonly Way[] }) {
  const words = inLang(ticketWords);
  return ways.map(({ to, is }) => (
    <MenuItem
      key={to.id}
      icon={REPLAY}
      name={is === 'source' ? words.source : words.toBranch(to.branch?.moves ?? 0)}
      hint={ago(to.touchedAt, Date.now(), lang.value)}
      act={() => layOnShelf({ screen: 'table', match: to.id })}
    />
  ));
}

function Naming({ card, title, onDone }: Omit<TicketSheetProps, 'among'> & { readonly title: string }) {
  const words = inLang(ticketWords);
  const [name, setName] = useState(card.title ?? '');
  const [failed, setFailed] = useState(false);
  const rename = async (): Promise<void> => {
    try {
      const { renameMatch } = await requests();
      await renameMatch(card.id, name.trim() || null);
      onDone();
    } catch {
      setFailed(true);
    }
  };
  return (
    <form
      class="naming"
      onSubmit={(event) => {
        event.preventDefault();
        void rename();
      }}
    >
      <label>
        <span>{words.name}</span>
        <input
          type="text"
          value={name}
          placeholder={title}
          maxLength={LONGEST_TITLE}
          autocomplete="off"
          enterkeyhint="done"
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
      </label>
      <button type="submit" class="button">
        {words.rename}
      </button>
      <p class="hint" role="status">
        {failed ? words.notNamed : words.nameHint}
      </p>
    </form>
  );
}
