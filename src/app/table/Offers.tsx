import { useEffect, useState } from 'preact/hooks';
import { tableWords } from '../../words/table.ts';
import { change } from '../settings.ts';
import { isSoundOffered, noteSoundOffered, sound } from '../sound.ts';
import { inLang } from '../words.ts';
import { isQuickOffered, noteQuickOffered } from './impatience.ts';
import { lead } from './lead.ts';
import './offers.css';

/** What would never be found in the settings, each offered once on a device, and one at a time. */
export function Offers({ at }: Pick<OfferProps, 'at'>) {
  const words = inLang(tableWords);
  const { turnOn, isOn } = sound;
  if (lead.value) return null;
  if (turnOn && !isOn && !isSoundOffered.value) {
    return (
      <Offer at={at} question={words.soundOffer} answers={words.yesNo} accept={turnOn} offered={noteSoundOffered} />
    );
  }
  if (!isQuickOffered.value) return null;
  const accept = (): void => {
    change({ pace: 'quick' });
    noteQuickOffered();
  };
  return <Offer at={at} question={words.quickOffer} answers={words.yesNo} accept={accept} offered={noteQuickOffered} />;
}

interface OfferProps {
  /** How long the log is. */
  readonly at: number;
  readonly question: string;
  readonly answers: { readonly yes: string; readonly no: string };
  accept(): void;
  /** It is not asked again. */
  offered(): void;
}

function Offer({ at, question, answers, accept, offered }: OfferProps) {
  const [first] = useState(at);
  // A move instead of an answer is one, and so is leaving.
  useEffect(() => {
    if (at !== first) offered();
  }, [at]);
  useEffect(() => offered, []);
  return (
    <section class="note offer" aria-label={question}>
      <p>{question}</p>
      <button type="button" class="button" onClick={accept}>
        {answers.yes}
      </button>
      <button type="button" class="button" onClick={offered}>
        {answers.no}
      </button>
    </section>
  );
}
