import { listed } from '../../../words/lists.ts';
import { type Phrase, phrase, thing } from '../../../words/phrase.ts';
import { EXPERTS, KING, type Kind, kindsIn, POINTS, type Tile, TOMTE } from '../rules/fairies.ts';
import { HIDDEN } from '../rules/state.ts';
import { clueThing } from '../rules/things.ts';
import type { Words } from './en.ts';
import type { Count, ExpertsKnown, Known } from './known.ts';
import { lacking } from './lacking.ts';
import { Names } from './names.ts';

/** Says what things are, once for every language. */
export class Explainer {
  readonly #words: Words;
  readonly #names: Names;

  constructor(words: Words) {
    this.#words = words;
    this.#names = new Names(words);
  }

  explain(known: Known): Phrase {
    const [words, names] = [this.#words, this.#names];
    switch (known.is) {
      case 'laid':
        return words.laid(thing(clueThing(known.clue), words.aClue), names.clue(known.clue));
      case 'came':
        return words.livesHere(names.fairyFirst(known.kind), POINTS[known.kind]);
      case 'tracks':
        return words.liesHere(names.footprint(known.footprint), known.points);
      case 'empty':
        return phrase`${known.open ? words.openPlace : words.barePlace}`;
      case 'field': {
        const aside = known.aside > 0 ? words.setAside(known.aside) : '';
        return words.aboutField(known.seat, known.fairies, known.points, aside);
      }
      case 'clue':
        return words.aboutClue(names.clueFirst(known.clue), known.lead, known.common);
      case 'fairy':
        return [
          ...words.aboutFairy(names.fairyFirst(known.kind), POINTS[known.kind], known.pile, this.#how(known)),
          ...this.#nearest(known),
          ...(known.lives.length > 0 ? words.livesWith(words.people(known.lives.map(words.person))) : []),
        ];
      case 'cost':
        return words.aboutCost(
          names.fairyFirst(known.kind),
          names.cost(known.kind, known.tile),
          words.costStates[known.state],
        );
      case 'footprint':
        return words.aboutFootprint(names.footprint(known.footprint, words.or));
      case 'track':
        return this.#track(known);
      case 'expert':
        return this.#experts(known);
      case 'tomte':
        return this.#tomte(known);
      case 'lead': {
        const unseen = this.#counts(known.unseen);
        return known.rounds > 0 ? words.leadDeck(known.rounds, unseen) : words.leadDeckEmpty(unseen);
      }
      case 'common':
        return words.commonDeck(
          known.unseen.length > 0 ? this.#counts(known.unseen) : phrase`${words.noneUnseen}`,
          known.buried.length > 0 ? words.below(names.inOrder(known.buried, [words.comma, words.comma])) : [],
        );
      case 'refuse':
        return phrase`${words.refusing}`;
      case 'nothing':
        return phrase`${words.nothingKnown}`;
    }
  }

  /** How a fairy is called now. */
  #how({ kind, lying, still }: Extract<Known, { is: 'fairy' }>): Phrase {
    const words = this.#words;
    if (kind === TOMTE) return phrase`${words.comesToHand}`;
    const never = kind === KING ? words.comesLater : words.noCosts;
    const now = lying.length > 0 ? words.comesFor(this.#costs(kind, lying)) : phrase`${never}`;
    return still.length > 0 ? phrase`${now}${words.comesStill(this.#costs(kind, still))}` : now;
  }

  #nearest({ nearest }: Extract<Known, { is: 'fairy' }>): Phrase {
    if (!nearest) return [];
    const { seat, has, lacks } = nearest;
    const [words, names] = [this.#words, this.#names];
    if (lacks.length === 0) return words.fieldMeets(seat);
    return words.fieldLacks(seat, names.clues(has), lacking(words, names, lacks));
  }

  #experts({ set, next, by }: ExpertsKnown): Phrase {
    const words = this.#words;
    const { name: of, kinds, points: row } = EXPERTS[set];
    const leaders = by
      .map((each, seat) => ({ ...each, seat }))
      .sort((one, other) => (other.points ?? 0) - (one.points ?? 0) || other.has - one.has);
    const who = leaders.map(({ seat, has, points }) =>
      points === null ? words.expertOfSome(seat, has, kindsIn(kinds).length) : words.expertIs(seat, points),
    );
    const left = next === null ? words.expertsGone : words.expertsNext(next);
    return words.aboutExperts(words.expertTasks[of], row, left, listed(who, words.comma, words.comma));
  }

  #tomte({ seat, tile, placed }: Extract<Known, { is: 'tomte' }>): Phrase {
    const words = this.#words;
    if (tile === null) return words.tomteAhead(seat);
    if (placed) return words.tomteCame(seat);
    return tile === HIDDEN ? words.tomteHidden(seat) : words.tomteWants(seat, this.#names.cost(TOMTE, tile));
  }

  #track({ seat, footprint, points, aside }: Extract<Known, { is: 'track' }>): Phrase {
    const words = this.#words;
    if (footprint === null) return words.footprintDown(seat);
    const kinds = this.#names.footprint(footprint);
    if (aside) return words.footprintAside(seat, kinds);
    return points === null ? words.footprintWaits(seat, kinds) : words.footprintCounts(seat, kinds, points);
  }

  #counts(unseen: readonly Count[]): Phrase {
    const { counted, comma } = this.#words;
    return listed(
      unseen.map(({ clue, count }) => counted(this.#names.clue(clue), count)),
      comma,
      comma,
    );
  }

  #costs(kind: Kind, tiles: readonly Tile[]): Phrase {
    const { quoted, costsLink } = this.#words;
    return listed(
      tiles.map((tile) => quoted(this.#names.cost(kind, tile))),
      costsLink,
      costsLink,
    );
  }
}
