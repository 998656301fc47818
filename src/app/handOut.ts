import { TAKE } from '../saves/code/link.ts';
import { hashOf } from './routes.ts';

// What leaves the app: a text for the clipboard, a file, a link that opens a deal or a match.

/** False where the device does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Opens the box with that deal, wherever this address can be reached. */
export const dealLink = (code: string): string =>
  `${location.origin}${location.pathname}${hashOf({ screen: 'deal', code })}`;

/** Opens a match that was handed on, wherever this address can be reached. What stands behind the # is sent to no server. */
export const takeLink = (code: string): string =>
  `${location.origin}${location.pathname}${hashOf({ screen: TAKE, code })}`;

/** Pictures as they are. All else is plain text, because browsers hand on no other kind; the name says what it is and when. */
export function fileOf(content: string | Blob, now: Date): File {
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  const [ending, type] = typeof content === 'string' ? ['txt', 'text/plain'] : ['png', content.type];
  return new File([content], `enza-${day}.${ending}`, { type });
}

const OWN_ENDING = '.enza';

export function saveFile(file: File): boolean {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  // By its own name a device knows whose it is and can open it with the app; nothing else would be handed on so.
  link.download = file.name.replace(/\.txt$/, OWN_ENDING);
  link.click();
  // The browser reads it in its own time.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return true;
}

/** Missing on most desktops, and there for some kinds of files only. */
export function canShare(file: File): boolean {
  try {
    return navigator.canShare?.({ files: [file] }) ?? false;
  } catch {
    return false;
  }
}

export const shareFile = (file: File): Promise<boolean | null> => share({ files: [file], title: file.name });

/** Null: the person thought better of it. */
export async function share(what: ShareData): Promise<boolean | null> {
  try {
    await navigator.share(what);
    return true;
  } catch (fault) {
    return fault instanceof Error && fault.name === 'AbortError' ? null : false;
  }
}
