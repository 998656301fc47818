import '../share/share.css';
import '../settings/data.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { personSeats } from '../../engine/floor.ts';
import type { Seat } from '../../engine/game.ts';
import type { Sitter } from '../../engine/log.ts';
import type { MatchId, TableNews } from '../../protocol/shown.ts';
import { bytesOf, pictureText } from '../../saves/code/link.ts';
import { PERSON, TAKE_OUT, TURN } from '../../ui/actionIcons.ts';
import { MenuItem } from '../../ui/Picks.tsx';
import { elsewhereWords } from '../../words/elsewhere.ts';
import { boxOf } from '../boxes.tsx';
import { copyText, share, takeLink } from '../handOut.ts';
import { requests } from '../lazily.tsx';
import { TakeOut } from '../settings/TakeOut.tsx';
import { inLang } from '../settings.ts';
import { QrPicture, qrOfLong } from '../share/QrCode.tsx';
import { stayOpen } from '../table/useOpenSheets.ts';
import { askedOf, PeopleHere } from './PeopleHere.tsx';

interface WaysProps {
  readonly match: MatchId;
  /** Null: it is too long for one. */
  readonly code: string | null;
  /** What a message says before the link. */
  readonly message: string;
}

/** A match that was handed on, as a picture for a camera, as a link, and as a file, which has room for any. */
function Ways({ match, code, message }: WaysProps) {
  const words = inLang(elsewhereWords);
  const [copied, setCopied] = useState<boolean | null>(null);
  const [asFile, setAsFile] = useState(false);
  const picture = useMemo(() => {
    const bytes = code === null ? null : bytesOf(code);
    return bytes && qrOfLong(takeLink(''), `/${pictureText(bytes)}`);
  }, [code]);
  const link = code === null ? null : takeLink(code);
  return (
    <>
      {picture ? (
        <>
          <QrPicture of={picture} name={words.qr} />
          <p class="hint">{words.qrUse}</p>
        </>
      ) : (
        <p>{link === null ? words.tooLong : words.tooLarge}</p>
      )}
      <div class="ways-out">
        {link !== null && 'share' in navigator && (
          <button type="button" class="button primary" onClick={() => void share({ text: message, url: link })}>
            {words.share}
          </button>
        )}
        {link !== null && (
          <button
            type="button"
            class={'share' in navigator ? 'button' : 'button primary'}
            onClick={() => void copyText(`${message} ${link}`).then(setCopied)}
          >
            {words.copyLink}
          </button>
        )}
        <button type="button" class="button" onClick={() => setAsFile(true)}>
          {words.asFile}
        </button>
      </div>
      <p class="did" role="status">
        {copied !== null && (copied ? words.copied : words.notCopied)}
      </p>
      {asFile && <TakeOut match={match} onDone={() => setAsFile(false)} />}
    </>
  );
}

interface HandOnProps {
  readonly match: MatchId;
  readonly game: string;
  readonly sitters: readonly Sitter[];
  /** Who plays here, where people play by messages; null: they do not. */
  readonly here: readonly Seat[] | null;
  /** Whose turn it is on another device; null: nobody's. */
  readonly next: Seat | null;
  /** It can be played by messages: there are people for it, and it is not over. */
  readonly mayPart: boolean;
  /** It is said who plays here: a table is drawn for other eyes then. */
  onParted?(): void;
}

type Step = 'choose' | 'people' | 'working' | 'failed' | { readonly code: string | null };

/** A match goes on elsewhere. Nothing is handed on before it was said what goes along; to people who play by messages it was. */
export function HandOn({ match, game, sitters, here, next, mayPart, onParted }: HandOnProps) {
  const words = inLang(elsewhereWords);
  const [step, setStep] = useState<Step>(here ? 'working' : 'choose');
  const go = async (who?: readonly Seat[] | null): Promise<void> => {
    setStep('working');
    if (who) onParted?.();
    try {
      const { handOn } = await requests();
      setStep({ code: await handOn(match, who) });
    } catch {
      setStep('failed');
    }
  };
  useEffect(() => {
    if (here) void go();
  }, [match]);
  if (step === 'people') {
    const [first] = personSeats(sitters);
    const before = here ?? (first === undefined ? [] : [first]);
    return (
      <>
        <p>{words.trust}</p>
        <PeopleHere sitters={sitters} before={before} {...askedOf(words)} choose={(who) => void go(who)} />
      </>
    );
  }
  if (step === 'working') return <p role="status">{words.working}</p>;
  if (typeof step === 'object') {
    const name = next === null ? null : (sitters[next]?.name ?? null);
    return (
      <>
        <Ways match={match} code={step.code} message={words.message(game, name)} />
        {here && (
          <ul class="menu">
            <MenuItem icon={PERSON} name={words.changeHere} hint={words.whoHereHint} act={() => setStep('people')} />
            <MenuItem icon={TURN} name={words.together} hint={words.warning} act={() => void go(null)} />
          </ul>
        )}
      </>
    );
  }
  return (
    <>
      <p>{words.warning}</p>
      {step === 'failed' && <p role="alert">{words.failed}</p>}
      <ul class="menu">
        <MenuItem icon={TAKE_OUT} name={words.along} hint={words.alongHint} act={() => void go()} />
        {mayPart && (
          <MenuItem icon={PERSON} name={words.byMessages} hint={words.byMessagesHint} act={() => setStep('people')} />
        )}
      </ul>
    </>
  );
}

/** The match on the table. */
export function HandOnTable({ news }: { readonly news: TableNews }) {
  const { match, game, sitters, floor, daily, result, here, byMessages } = news;
  const box = boxOf(game);
  return (
    <HandOn
      match={match}
      game={box ? inLang(box.title) : game}
      sitters={sitters}
      here={byMessages ? here : null}
      next={floor.kind === 'away' ? (floor.seats[0] ?? null) : null}
      mayPart={!daily && !result && personSeats(sitters).length > 1}
      onParted={() => stayOpen('elsewhereWay')}
    />
  );
}
