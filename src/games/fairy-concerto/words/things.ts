import { listed, parted } from '../../../words/lists.ts';
import { type Phrase, phrase } from '../../../words/phrase.ts';
import { COMPOSER, sumOf } from '../rules/cards.ts';
import type { Known, Standing } from './known.ts';
import type { NameWords } from './names.en.ts';
import { cards, fairies, needs, who } from './names.ts';
import type { ThingWords } from './things.en.ts';

type Words = NameWords & ThingWords;

export function explain(words: Words, known: Known): Phrase {
  switch (known.is) {
    case 'fairy': {
      const sentences = [words.aboutFairy(words.kinds[known.kind])];
      if (known.popular) sentences.push(words.popularKind);
      if (known.kind === COMPOSER) sentences.push(words.composes);
      return parted([...sentences, words.unseen(known.unseen)], words.space);
    }
    case 'score': {
      const wanted = needs(words, known.needs);
      if (known.keeper === null) return words.freeCard(wanted);
      const { seat, missing } = known.keeper;
      const state = sumOf(missing) === 0 ? words.isMet : words.isMissing(needs(words, missing));
      return words.keptCard(wanted, seat, state);
    }
    case 'soloist':
      return contest(words, words.soloist(words.soloists[known.soloist]), known.standing);
    case 'pianist':
    case 'harpist': {
      const kinds = known.kinds.map((kind) => words.kinds[kind]);
      return contest(words, words.duet(words.rows[known.is], kinds), known.standing);
    }
    case 'popular':
      return standings(words, [words.popular(words.kinds[known.kind])], known.standing);
    case 'conductor':
      return contest(words, words.conductor, known.standing);
    case 'faceDown':
      return phrase`${words.faceDown}`;
    case 'bag':
      return phrase`${words.bag(known.count)}`;
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

/** What a contest pays for, and how everybody stands in it. */
const contest = (words: Words, pays: string, standing: readonly Standing[]): Phrase =>
  standings(words, [pays, words.honour], standing);

function standings(words: Words, sentences: readonly string[], standing: readonly Standing[]): Phrase {
  const each = standing.map(({ owner, points }) => words.stands(who(words, owner), points));
  return phrase`${sentences.join(words.space)}${words.space}${words.standing(listed(each, words.comma, words.comma))}`;
}
