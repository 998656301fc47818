import { useEffect, useState } from 'preact/hooks';
import { trouble } from '../../link/published.ts';
import type { NotIn } from '../../protocol/messages.ts';
import { keepAwake } from '../../pwa/device.ts';
import { canConnect, type PhoneLine } from '../../pwa/wire/phoneLine.ts';
import { phonesWords } from '../../words/phones.ts';
import { layOnShelf } from '../navigation.ts';
import { Screen } from '../Screen.tsx';
import { inLang } from '../settings.ts';
import { Pairing, readsFirst } from './Pairing.tsx';
import { enter } from './usePairing.ts';

/** Somebody comes to a table that stands on another device. Nothing is asked of network or camera before they begin. */
export function JoinScreen() {
  const words = inLang(phonesWords);
  const [step, setStep] = useState<'told' | 'pairs' | 'asks' | NotIn>('told');
  useEffect(() => keepAwake(), []);
  const come = async (line: PhoneLine): Promise<void> => {
    setStep('asks');
    try {
      layOnShelf({ screen: 'table', match: await enter(line) });
    } catch {
      const found = trouble.peek();
      setStep(found?.what === 'cannotJoin' ? found.why : 'gone');
    }
  };
  return (
    <Screen name="join" title={words.join}>
      {!canConnect() && <p role="alert">{words.cannot}</p>}
      {step === 'told' ? (
        <div class="phones-words">
          <p>{words.joinHint}</p>
          <p>{words.trial}</p>
          <p>
            <strong>{words.trust}</strong>
          </p>
          {canConnect() && (
            <button type="button" class="button primary" onClick={() => setStep('pairs')}>
              {readsFirst() ? words.startCamera : words.begin}
            </button>
          )}
        </div>
      ) : step === 'pairs' ? (
        <Pairing side="guest" paired={(line) => void come(line)} />
      ) : step === 'asks' ? (
        <p role="status">{words.asking}</p>
      ) : (
        <div class="phones-words">
          <p role="alert">{words.cannotJoin[step]}</p>
          <button type="button" class="button primary" onClick={() => setStep('pairs')}>
            {words.again}
          </button>
        </div>
      )}
    </Screen>
  );
}
