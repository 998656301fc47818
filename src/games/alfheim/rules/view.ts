import { type Eyes, perView, type Seat } from '../../../engine/game.ts';
import type { Rng } from '../../../engine/rng.ts';
import { holdsTomte, isAnyCallable } from './calls.ts';
import type { Tile } from './fairies.ts';
import { ALL_TILES, bitsOfTiles, byKind, FOOTPRINTS, LEAD_CLUES, TILES, TOMTE, tilesIn, without } from './fairies.ts';
import { copyField, fieldOf, viewOfField } from './field.ts';
import { copyCards, type Field, FOOTPRINT_ROUND, HIDDEN, type State, stockOf, type View } from './state.ts';

export function view(state: State, eyes: Eyes): View {
  const { deck, common, buried, step, round, fields } = state;
  // rule: tomte.secret, house.tiles
  const hides = (field: Field, seat: Seat): boolean => seat !== eyes && step !== 'over' && holdsTomte(field);
  return {
    lead: state.lead,
    round,
    step,
    turn: state.turn,
    clue: state.clue,
    refused: state.refused,
    fresh: state.fresh,
    shown: deck.slice(0, step === 'footprint' ? round - 1 : round),
    common: {
      unseen: common.slice(0, common.length - buried).sort((one, other) => one - other),
      // rule: house.memory
      buried: common.slice(common.length - buried),
    },
    piles: byKind((kind) => TILES - state.drawn[kind]),
    turned: byKind((kind) => state.turned[kind].slice()),
    lying: byKind((kind) => tilesIn(state.lying[kind])),
    usable: byKind((kind) => tilesIn(state.usable[kind])),
    footprints: fields.map((_, seat) => (round < FOOTPRINT_ROUND ? null : (state.footprints[seat] ?? null))),
    earned: copyCards(state.earned),
    fields: fields.map((field, seat) => viewOfField(field, hides(field, seat) ? HIDDEN : field.tomte)),
  };
}

/** What is alike in all guesses, or left to shuffle. */
const outline = perView((seen: View) => {
  const known = seen.footprints.filter((footprint) => footprint !== null);
  const usable = byKind((kind) => bitsOfTiles(seen.usable[kind]));
  return {
    fields: seen.fields.map((own) => {
      const field = fieldOf(own);
      field.quiet = !isAnyCallable(field, usable);
      return field;
    }),
    stock: stockOf(seen),
    usable,
    leadClues: without(LEAD_CLUES, seen.shown),
    tiles: byKind((kind) => tilesIn(ALL_TILES & ~bitsOfTiles(seen.turned[kind]))),
    known,
    unknown: FOOTPRINTS.map((_, each) => each).filter((each) => !known.includes(each)),
  };
});

/**
 * Shuffles what the seat cannot know: the rest of the lead deck, the common clues that nobody has seen, the undersides
 * of tiles in piles and fields, footprints before they are turned, and Tomtes in other hands.
 */
export function guess(seen: View, rng: Rng): State {
  const { stock, usable, leadClues, known, unknown, tiles, ...alike } = outline(seen);
  const fields = alike.fields.map(copyField);
  const tomtes = dealTomtes(seen, fields, rng);
  return {
    lead: seen.lead,
    round: seen.round,
    step: seen.step,
    turn: seen.turn,
    clue: seen.clue,
    refused: seen.refused,
    fresh: seen.fresh,
    deck: seen.shown.concat(rng.shuffle(leadClues.slice())),
    common: rng.shuffle(seen.common.unseen.slice()).concat(seen.common.buried),
    buried: seen.common.buried.length,
    piles: byKind((kind) =>
      kind === TOMTE
        ? tomtes.concat(rng.shuffle(tilesIn(ALL_TILES & ~bitsOfTiles(tomtes))))
        : seen.turned[kind].concat(rng.shuffle(tiles[kind].slice())),
    ),
    drawn: [...stock.drawn],
    lying: [...stock.lying],
    turned: byKind((kind) => seen.turned[kind].slice()),
    usable: [...usable],
    footprints: known.concat(rng.shuffle(unknown.slice())),
    earned: copyCards(seen.earned),
    fields,
  };
}

/** Gives hidden Tomtes a cost that they can have; all that were taken, in any order. */
function dealTomtes(seen: View, fields: readonly Field[], rng: Rng): Tile[] {
  const taken = fields.flatMap(({ tomte }) => tomte ?? []);
  const left = rng.shuffle(tilesIn(ALL_TILES & ~bitsOfTiles(taken)));
  fields.forEach((field, seat) => {
    if (seen.fields[seat]?.tomte !== HIDDEN) return;
    const [tomte] = left.splice(-1);
    if (tomte === undefined) throw new Error('more Tomtes were taken than there are');
    field.tomte = tomte;
    taken.push(tomte);
  });
  return taken;
}
