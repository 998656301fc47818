import { useEffect, useState } from 'preact/hooks';
import { shelf } from '../../link/published.ts';
import { askRoom, protect, type Room } from '../../pwa/device.ts';
import { wayToInstall } from '../../pwa/install.ts';
import { takeAside } from '../../pwa/life.ts';
import { CLEAR_AWAY, TAKE_IN, TAKE_OUT } from '../../ui/actionIcons.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { MenuItem } from '../../ui/Picks.tsx';
import { PREFIX } from '../../ui/stored.ts';
import { dataWords } from '../../words/data.ts';
import { shelfWords } from '../../words/shelf.ts';
import { sizeText } from '../amounts.ts';
import { handed } from '../handed.ts';
import { requests } from '../lazily.tsx';
import { inLang, lang } from '../settings.ts';
import { TakeIn } from './TakeIn.tsx';
import { TakeOut } from './TakeOut.tsx';

/** Where games are kept and how safely, and how they come and go. */
export function DataSection() {
  const words = inLang(dataWords);
  const [open, setOpen] = useState<'out' | 'in' | 'clear' | null>(null);
  const close = (): void => setOpen(null);
  const games = shelf.value?.length ?? 0;
  const [records, setRecords] = useState(0);
  useEffect(() => {
    void requests().then(async ({ showShelf, askOutcomes }) => {
      showShelf();
      setRecords((await askOutcomes().catch(() => [])).length);
    });
  }, [open]);
  useEffect(() => {
    void takeAside().then((file) => {
      if (file) handed.value = [file];
    });
    return () => {
      handed.value = [];
    };
  }, []);
  const given = handed.value;
  return (
    <section class="data" aria-labelledby="data">
      <h2 id="data" tabIndex={-1}>
        {words.title}
      </h2>
      <p>
        {words.where} {shelf.value && words.stored(games)}
      </p>
      <p class="hint">{words.apart}</p>
      {wayToInstall(null) === 'byHand' && <p class="hint">{words.sevenDays}</p>}
      <Kept games={games} />
      <ul class="menu">
        <MenuItem
          icon={TAKE_OUT}
          name={words.outAll}
          hint={words.outHint}
          closed={games + records === 0}
          act={() => setOpen('out')}
        />
        <MenuItem icon={TAKE_IN} name={words.in} hint={words.inHint} act={() => setOpen('in')} />
        <MenuItem icon={CLEAR_AWAY} name={words.clear} hint={words.clearHint} act={() => setOpen('clear')} />
      </ul>
      {open === 'out' && <TakeOut match={null} onDone={close} />}
      {open === 'in' && <TakeIn onDone={close} />}
      {given.length > 0 && (
        <TakeIn
          key={given.map(({ name, lastModified }) => `${name} ${lastModified}`).join()}
          given={given}
          onDone={() => {
            handed.value = [];
          }}
        />
      )}
      {open === 'clear' && <ClearAll games={games} onDone={close} />}
    </section>
  );
}

/** How much it is, and whether the browser has promised to keep it. */
function Kept({ games }: { readonly games: number }) {
  const words = inLang(dataWords);
  const [room, setRoom] = useState<Room | null>(null);
  const [asked, setAsked] = useState(false);
  // Asked again whenever there are more or fewer games.
  useEffect(() => void askRoom().then(setRoom), [games]);
  if (!room) return null;
  const { usedBytes, isProtected } = room;
  const ask = async (): Promise<void> => {
    await protect();
    setRoom(await askRoom());
    setAsked(true);
  };
  return (
    <>
      <p role="status">
        {usedBytes !== null && words.used(sizeText(usedBytes, lang.value))}{' '}
        {isProtected !== null && (isProtected ? words.isProtected : asked ? words.notNow : words.isNot)}
      </p>
      {isProtected === false && !asked && (
        <button type="button" class="button" onClick={() => void ask()}>
          {words.protect}
        </button>
      )}
    </>
  );
}

function ClearAll({ games, onDone }: { readonly games: number; onDone(): void }) {
  const words = inLang(dataWords);
  const clear = async (): Promise<void> => {
    const { deleteAll } = await requests();
    deleteAll();
    forgetAllBut('settings');
    onDone();
  };
  return (
    <Dialog title={words.clearQuestion} close={inLang(shelfWords).close} onClose={onDone}>
      <p>{words.clearWarning(games)}</p>
      <div class="answers">
        <button type="button" class="button" onClick={onDone}>
          {words.clearNo}
        </button>
        <button type="button" class="button primary" onClick={() => void clear()}>
          {words.clearYes}
        </button>
      </div>
    </Dialog>
  );
}

/** All that is remembered but this. */
function forgetAllBut(kept: string): void {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX) && key !== PREFIX + kept);
    for (const key of keys) localStorage.removeItem(key);
  } catch {
    // The browser blocks the storage: nothing was kept there.
  }
}
