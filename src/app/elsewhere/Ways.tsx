import { useMemo, useState } from 'preact/hooks';
import type { MatchId } from '../../protocol/shown.ts';
import { bytesOf, pictureText } from '../../saves/code/link.ts';
import { elsewhereWords } from '../../words/elsewhere.ts';
import { copyText } from '../copy.ts';
import { share } from '../settings/files.ts';
import { TakeOut } from '../settings/TakeOut.tsx';
import { QrPicture } from '../share/QrCode.tsx';
import { qrOfLong } from '../share/qr.ts';
import { inLang } from '../words.ts';
import { takeLink } from './takeLink.ts';
import '../share/share.css';
import '../settings/data.css';

interface WaysProps {
  readonly match: MatchId;
  /** Null: it is too long for one. */
  readonly code: string | null;
  /** What a message says before the link. */
  readonly message: string;
}

/** A match that was handed on, as a picture for a camera, as a link, and as a file, which has room for any. */
export function Ways({ match, code, message }: WaysProps) {
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
