import { useEffect, useState } from 'preact/hooks';
import { askDealCode } from '../../link/requests.ts';
import type { TableNews } from '../../protocol/shown.ts';
import { tableWords } from '../../words/table.ts';
import { copyText } from '../handOut.ts';
import { lazily } from '../lazily.tsx';
import { inLang } from '../settings.ts';

const DealLink = lazily(
  () => import('../share/DealLink.tsx').then((link) => link.DealLink),
  () => null,
);

/** The code of this deal: while the game goes on only after a word of warning, for it tells every card. */
export function DealCode({ news: { match, result } }: { readonly news: Pick<TableNews, 'match' | 'result'> }) {
  const words = inLang(tableWords);
  const [code, setCode] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const [copied, setCopied] = useState<boolean | null>(null);
  const isOver = result !== null;
  const show = (): void => {
    askDealCode(match).then(
      (told) => {
        setCode(told);
        setFailed(told === null);
      },
      () => setFailed(true),
    );
  };
  useEffect(() => {
    if (isOver) show();
  }, [isOver]);
  return (
    <div class="deal-code">
      {!isOver && <p>{words.dealCodeWarning}</p>}
      {code && <output>{code}</output>}
      {code && <p class="hint">{words.dealCodeUse}</p>}
      <p role="status">
        {failed && words.noCode}
        {copied !== null && (copied ? words.copied : words.notCopied)}
      </p>
      <div class="answers">
        {code ? (
          <button type="button" class="button primary" onClick={() => void copyText(code).then(setCopied)}>
            {words.copyCode}
          </button>
        ) : (
          (!isOver || failed) && (
            <button type="button" class="button" onClick={show}>
              {words.showCode}
            </button>
          )
        )}
      </div>
      {code && <DealLink code={code} say={setCopied} />}
    </div>
  );
}
