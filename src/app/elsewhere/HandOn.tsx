import { useEffect, useState } from 'preact/hooks';
import { personSeats } from '../../engine/floor.ts';
import type { Seat } from '../../engine/ids.ts';
import type { Sitter } from '../../engine/log.ts';
import type { MatchId, TableNews } from '../../protocol/shown.ts';
import { PERSON, TAKE_OUT, TURN } from '../../ui/actionIcons.ts';
import { MenuItem } from '../../ui/MenuItem.tsx';
import { elsewhereWords } from '../../words/elsewhere.ts';
import { boxOf } from '../boxes.ts';
import { requests } from '../link.ts';
import { stayOpen } from '../table/useOpenSheets.ts';
import { inLang } from '../words.ts';
import { askedOf, PeopleHere } from './PeopleHere.tsx';
import { Ways } from './Ways.tsx';

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
