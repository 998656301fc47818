import { useEffect, useState } from 'preact/hooks';
import { isApart } from '../../pwa/install.ts';
import { elsewhereWords } from '../../words/elsewhere.ts';
import { copyText, takeLink } from '../handOut.ts';
import { goInstead } from '../navigation.ts';
import { Screen } from '../Screen.tsx';
import { Chooser, Taken, useTaking } from '../settings/TakeIn.tsx';
import { inLang } from '../settings.ts';

/** A match that was sent as a link. The address does not keep it, so that a second visit of this page does not take it in again. */
export function TakeScreen({ code }: { readonly code: string }) {
  const words = inLang(elsewhereWords);
  const [sent, setSent] = useState('');
  const [copied, setCopied] = useState<boolean | null>(null);
  const { became, take, undo, again } = useTaking();
  const begin = (link: string): void => void take([link]);
  useEffect(() => {
    if (code === '') return;
    const link = takeLink(code);
    setSent(link);
    goInstead({ screen: 'take', code: '' });
    if (!isApart()) begin(link);
  }, [code]);
  return (
    <Screen name="take" title={words.taking}>
      <Taken became={became} undo={undo} again={again} />
      {sent !== '' && isApart() && (
        <>
          <p>{words.apart}</p>
          <p>{words.apartHow}</p>
          <div class="answers">
            <button type="button" class="button primary" onClick={() => void copyText(sent).then(setCopied)}>
              {words.copyCode}
            </button>
            {became === null && (
              <button type="button" class="button" onClick={() => begin(sent)}>
                {words.takeHere}
              </button>
            )}
          </div>
          <p role="status">{copied !== null && (copied ? words.copied : words.notCopied)}</p>
        </>
      )}
      {sent === '' && code === '' && (
        <>
          <p>{words.pasteHint}</p>
          <Chooser isBusy={became === 'working'} take={(text) => void take([text])} />
        </>
      )}
    </Screen>
  );
}
