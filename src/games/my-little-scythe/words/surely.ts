import { type InBoth, many, name, type Phrase, phrase as p } from '../../../words/phrase.ts';
import { both } from '../../../words/tell.ts';
import type { Reason } from '../rules/reasons.ts';
import { names } from './names.ts';

const { en, ja } = names;
const says = both<Phrase>;

type Surely = 'sure' | 'sureThere' | 'near';

/** What is certain, and how near something is: what hints are given for beside what a move would change. */
export const surely: { readonly [Is in Surely]: (reason: Extract<Reason, { is: Is }>) => InBoth<Phrase> } = {
  sure: ({ mine, theirs }) =>
    says(
      p`This fight cannot be lost: ${mine} against ${theirs} at most${mine === theirs ? ', and a tie is the attacker’s' : ''}.`,
      p`この競争には負けません：${mine}対、最大でも${theirs}${mine === theirs ? '（同点なら、しかけた側の勝ち）' : ''}。`,
    ),
  sureThere: ({ side, hex, mine, theirs }) =>
    says(
      p`The Fight trophy: against ${name(side)} ${en.land(hex)}, ${mine} to ${theirs} at most.`,
      p`パイ投げ競争のトロフィー：${ja.land(hex)}の${name(side)}さんに、${mine}対、最大でも${theirs}。`,
    ),
  near: ({ side, steps }) =>
    steps === 0
      ? says(p`A seeker of ${name(side)} stands there.`, p`${name(side)}さんの勇者コマがいるところです。`)
      : says(
          p`${many(steps, 'step')} from a seeker of ${name(side)}.`,
          p`${name(side)}さんの勇者コマから${steps}歩です。`,
        ),
};
