import { useEffect, useMemo, useState } from 'preact/hooks';
import { hasCamera } from '../../pwa/wire/camera.ts';
import { mustOffer, type PhoneLine } from '../../pwa/wire/phoneLine.ts';
import { phonesWords } from '../../words/phones.ts';
import { copyText } from '../handOut.ts';
import { inLang } from '../settings.ts';
import { QrPicture, qrOfLong } from '../share/QrCode.tsx';
import { type Pair, type Unpaired, usePairing } from './usePairing.ts';
import '../share/share.css';
import './phones.css';

interface PairingProps {
  /** `table`: it stands on this device. `guest`: this one comes to it. */
  readonly side: 'table' | 'guest';
  paired(line: PhoneLine): void;
}

/** A guest reads the code of the table with its camera, but where it has none, or has to show its own code first. */
export const readsFirst = (): boolean => hasCamera() && !mustOffer();

/** Two phones come together by two codes: one shows, the other reads and shows, the first reads. */
export function Pairing({ side, paired }: PairingProps) {
  const pair = usePairing(paired);
  const offersFirst = side === 'table' || mustOffer();
  // Begins without a further tap: the button that led here has said that a code or the camera comes.
  useEffect(() => {
    if (offersFirst) pair.offer();
    else if (readsFirst()) pair.read();
  }, []);
  const { now, failed } = pair;
  if (failed) return <Failed why={failed} begin={offersFirst ? pair.offer : pair.read} pair={pair} side={side} />;
  return (
    <div class="pairing">
      <Picture pair={pair} side={side} />
      <Next pair={pair} />
      {now.step !== 'calls' && <ByText pair={pair} />}
    </div>
  );
}

interface PartProps {
  readonly pair: Pair;
  readonly side: PairingProps['side'];
}

function Picture({ pair: { now, video }, side }: PartProps) {
  const words = inLang(phonesWords);
  const code = now.step === 'shows' ? now.code : null;
  const picture = useMemo(() => code && qrOfLong('', code), [code]);
  if (now.step === 'reads') {
    return (
      <>
        <p>{side === 'guest' ? words.readFirst : words.reading}</p>
        <video ref={video} class="viewfinder" muted playsInline aria-label={words.camera} />
      </>
    );
  }
  if (now.step === 'calls') return <p role="status">{words.calling}</p>;
  if (now.step !== 'shows') return side === 'guest' && !hasCamera() ? <p>{words.byTextFirst}</p> : null;
  const how = now.isAnswer ? words.showAnswer : side === 'table' ? words.showOffer : words.showOfferGuest;
  return (
    <>
      <p role="status">{how}</p>
      {now.isAnswer && mustOffer() && <p class="hint">{words.fiveSeconds}</p>}
      {picture && <QrPicture of={picture} name={words.code} />}
    </>
  );
}

/** The code that answers this one; after an answer the other phone does the rest. */
function Next({ pair: { now, read, back } }: Pick<PartProps, 'pair'>) {
  const words = inLang(phonesWords);
  if (back) {
    return (
      <button type="button" class="button" onClick={back}>
        {words.showAgain}
      </button>
    );
  }
  if (!hasCamera() || now.step !== 'shows' || now.isAnswer) return null;
  return (
    <button type="button" class="button primary" onClick={read}>
      {words.readCode}
    </button>
  );
}

/** The same codes as text, to be sent or dropped from one to the other. */
function ByText({ pair }: Pick<PartProps, 'pair'>) {
  const words = inLang(phonesWords);
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const { now } = pair;
  const code = now.step === 'shows' ? now.code : null;
  return (
    <details class="by-text" open={!hasCamera()}>
      <summary>{words.noCameraWay}</summary>
      {code !== null && (
        <button
          type="button"
          class="button"
          onClick={() => void copyText(code).then((did) => setSaid(did ? words.copied : words.notCopied))}
        >
          {words.copy}
        </button>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setSaid(pair.take(text) ? '' : words.noCode);
          setText('');
        }}
      >
        <label class="code-field">
          <span>{words.paste}</span>
          <textarea
            rows={2}
            value={text}
            autocomplete="off"
            spellcheck={false}
            onInput={({ currentTarget }) => setText(currentTarget.value)}
          />
        </label>
        <button type="submit" class="button" aria-disabled={text.trim() === ''}>
          {words.take}
        </button>
      </form>
      <p class="did" role="status">
        {said}
      </p>
    </details>
  );
}

interface FailedProps extends PartProps {
  readonly why: Unpaired;
  begin(): void;
}

function Failed({ why, begin, pair }: FailedProps) {
  const words = inLang(phonesWords);
  return (
    <div class="pairing">
      <p role="alert">{words.failed[why]}</p>
      {why === 'late' && (
        <ul class="causes">
          {words.causes.map((cause) => (
            <li key={cause}>{cause}</li>
          ))}
        </ul>
      )}
      <button type="button" class="button primary" onClick={begin}>
        {words.again}
      </button>
      {why === 'noCamera' && <ByText pair={pair} />}
    </div>
  );
}
