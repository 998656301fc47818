import { useEffect } from 'preact/hooks';
import { tableWords } from '../../words/table.ts';
import { isSoundOffered, noteSoundOffered, sound } from '../sound.ts';
import { inLang } from '../words.ts';
import { lead } from './lead.ts';

/** Sound is off until somebody wants it, and would never be found in the settings: it is offered once, at the first table. */
export function SoundOffer() {
  const { turnOn, isOn } = sound;
  return turnOn && !isOn && !isSoundOffered.value && !lead.value ? <Offer turnOn={turnOn} /> : null;
}

function Offer({ turnOn }: { turnOn(): void }) {
  const words = inLang(tableWords).soundOffer;
  // A move without an answer is one.
  useEffect(() => noteSoundOffered, []);
  return (
    <section class="note sound-offer" aria-label={words.question}>
      <p>{words.question}</p>
      <button type="button" class="button" onClick={turnOn}>
        {words.yes}
      </button>
      <button type="button" class="button" onClick={noteSoundOffered}>
        {words.no}
      </button>
    </section>
  );
}
