import { listed, parted } from '../../../words/lists.ts';
import { type Phrase, phrase } from '../../../words/phrase.ts';
import { COMPOSER, FAIRIES, sumOf } from '../rules/cards.ts';
import type { Known, Ranked, Standing } from './known.ts';
import type { NameWords } from './names.en.ts';
import { cards, fairies, needs, who } from './names.ts';
import type { ThingWords } from './things.en.ts';

type Words = NameWords & ThingWords;

export function explain(words: Words, known: Known): Phrase {
  switch (known.is) {
    case 'fairy': {
      const sentences = [words.aboutFairy(words.kinds[known.kind], FAIRIES[known.kind])];
      if (known.kind === COMPOSER) sentences.push(words.composes);
      if (known.paidBy.length > 0) sentences.push(words.countsFor(known.paidBy.map((row) => words.rows[row])));
      return parted([...sentences, words.unseen(known.unseen)], words.space);
    }
    case 'score': {
      const card = words.scoreCard(needs(words, known.needs));
      if (known.held === null) return phrase`${card}`;
      const { seat, missing, kept } = known.held;
      const state = sumOf(missing) === 0 ? words.isMet : words.isMissing(needs(words, missing));
      return phrase`${card}${words.space}${kept ? words.kept(seat, state) : words.choosable(seat, state)}`;
    }
    case 'soloist':
      return contest(words, words.soloist(words.soloists[known.soloist]), known);
    case 'pianist':
    case 'harpist': {
      const kinds = known.kinds.map((kind) => words.kinds[kind]);
      return contest(words, words.duet(words.rows[known.is], kinds), known);
    }
    case 'popular':
      return standings(words, phrase`${words.popular(words.kinds[known.kind])}`, known.standing);
    case 'conductor':
      return contest(words, words.conductor, known);
    case 'faceDown':
      return phrase`${words.faceDown(known.worth)}`;
    case 'bag':
      return known.left ? words.left(fairies(words, known.left)) : phrase`${words.bag(known.count)}`;
    case 'deck':
      return phrase`${words.deck(known.count)}`;
    case 'discard':
      return known.cards.length === 0
        ? phrase`${words.noneDiscarded}`
        : words.discarded(cards(words, known.cards, words.cardComma));
    case 'removed':
      return words.removed(fairies(words, known.counts));
  }
}

/** What a contest pays for, whose its honour is, and how everybody stands in it. */
function contest(words: Words, pays: string, { standing, holders }: Ranked): Phrase {
  const sides = holders.map((owner) => who(words, owner));
  const holds = sides.length > 0 ? words.holds(listed(sides, words.comma, words.and)) : phrase`${words.nobodyHolds}`;
  return standings(words, phrase`${pays}${words.space}${words.honour}${holds}`, standing);
}

function standings(words: Words, pays: Phrase, standing: readonly Standing[]): Phrase {
  const each = standing.map(({ owner, points }) => words.stands(who(words, owner), points));
  return phrase`${pays}${words.space}${words.standing(listed(each, words.comma, words.comma))}`;
}
