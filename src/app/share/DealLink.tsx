import { shareWords } from '../../words/share.ts';
import { copyText, dealLink, share } from '../handOut.ts';
import { inLang } from '../settings.ts';
import { QrCode } from './QrCode.tsx';
import './share.css';

interface DealLinkProps {
  readonly code: string;
  /** Whether it could be copied. */
  say(copied: boolean): void;
}

/** The deal for another device: a link, to be sent or to be looked at by a camera. */
export function DealLink({ code, say }: DealLinkProps) {
  const words = inLang(shareWords);
  const link = dealLink(code);
  return (
    <>
      <QrCode of={link} name={words.qr} />
      <p class="hint">{words.linkUse}</p>
      <div class="answers">
        <button type="button" class="button" onClick={() => void copyText(link).then(say)}>
          {words.copyLink}
        </button>
        {'share' in navigator && (
          <button type="button" class="button" onClick={() => void share({ url: link })}>
            {words.shareLink}
          </button>
        )}
      </div>
    </>
  );
}
