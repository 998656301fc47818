import type { Part, Phrase } from '../words/phrase.ts';

/**
 * A phrase in runs that no line may break: a count goes with the icon that says what is counted, what opens a quotation
 * with the icon or name behind it, what closes a sentence with the thing before it, and an icon with the word that a space which
 * does not break holds it to, or that it stands right behind. By itself such a space is no help, for a line may break beside any icon.
 */
export function together(said: Phrase): Phrase[] {
  const runs: Part[][] = [];
  for (const part of said) {
    const last = runs.at(-1);
    const before = last?.at(-1);
    if (isIcon(part) || isName(part)) {
      const bindsTo = isIcon(part) ? BOUND_AT_END : OPENING_AT_END;
      const [rest, bound] = typeof before === 'string' ? cutAt(before, before.search(bindsTo)) : [before, ''];
      if (last && bound) {
        runs.pop();
        if (last.length > 1) runs.push([...last.slice(0, -1), bound, part]);
        else runs.push(...(rest ? [[rest]] : []), [bound, part]);
      } else if (last && isIcon(part) && isLink(before)) last.push(part);
      else runs.push([part]);
    } else if (typeof part === 'string' && last && (isIcon(before) || isLink(before))) {
      const bound = isIcon(before) ? BOUND_TO_ICON : CLOSING_AT_START;
      const [tail, rest] = cutAt(part, bound.exec(part)?.[0].length ?? 0);
      if (tail) last.push(tail);
      if (rest) runs.push([rest]);
    } else if (last && (isMute(before) || (isIcon(before) && isLink(part)))) last.push(part);
    else runs.push([part]);
  }
  return runs;
}

const BOUND_AT_END = /(?:[\d×]+\s?|\u00a0|[「（(“])$/;
const OPENING_AT_END = /[「（(“]$/;
const CLOSING = '[.,:;?’”)。、？：」）]+';
const CLOSING_AT_START = new RegExp(`^${CLOSING}`);
const BOUND_TO_ICON = new RegExp(`^(?:\\s?[+−]?[\\d×]+|${CLOSING})`);

const isIcon = (part: Part | undefined): boolean => typeof part === 'object' && 'icon' in part;

const isName = (part: Part): boolean => typeof part === 'object' && 'name' in part;

/** Decoration of the thing behind it. */
const isMute = (part: Part | undefined): boolean => typeof part === 'object' && 'icon' in part && part.text === '';

export const isLink = (part: Part | undefined): part is Extract<Part, { thing: unknown } | { rule: unknown }> =>
  typeof part === 'object' && ('thing' in part || 'rule' in part);

function cutAt(text: string, at: number): [string, string] {
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)];
}
