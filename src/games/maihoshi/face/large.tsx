import type { ThingId } from '../../../engine/game.ts';
import type { Large, Look } from '../../../ui/face.ts';
import type { GeishaId, Kind } from '../rules/cards.ts';
import { cardThing, GEISHA_IDS, geishaThing, thingGeisha, thingKind } from '../rules/cards.ts';
import type { Move } from '../rules/moves.ts';
import { isCard, type View } from '../rules/state.ts';
import { labelsIn } from '../words/say.ts';
import { cardFacts, geishaFacts } from '../words/things.ts';
import { FolkCard } from './art/FolkCard.tsx';
import { GEISHA_BOX, Geisha } from './art/Geisha.tsx';

const CARD = 72 / 96;
const FIGURE = 26 / 26.5;

/** A card or a geisha before one's eyes; a reserve if these eyes know it. */
export function large(thing: ThingId, view: View, { lang }: Look): Large | null {
  const geisha = thingGeisha(thing);
  if (geisha !== null) return largeGeisha(geisha, view, lang);
  const kind = thingKind(thing);
  if (kind !== null) return { ...largeCard(kind, lang), row: rowOf(thing, view) };
  const [what, seat] = thing.split(':');
  const reserve = what === 'reserve' || what === 'use' ? view.reserves[Number(seat)] : undefined;
  return isCard(reserve) ? largeCard(reserve, lang) : null;
}

const largeCard = (card: Kind, lang: Look['lang']): Large => ({
  picture: <FolkCard of={card} />,
  shape: CARD,
  name: labelsIn(lang).called(card),
  facts: cardFacts(card, lang),
});

function largeGeisha(geisha: GeishaId, view: View, lang: Look['lang']): Large {
  const atTable = view.geisha.flatMap((each) => (each === null ? [] : [each]));
  return {
    picture: (
      <svg viewBox={GEISHA_BOX} aria-hidden="true">
        <Geisha of={geisha} />
      </svg>
    ),
    shape: FIGURE,
    name: labelsIn(lang).geishaName(geisha),
    facts: geishaFacts(geisha, lang),
    row: (view.stage !== 'geisha' && atTable.includes(geisha) ? atTable : GEISHA_IDS).map(geishaThing),
  };
}

/** Where the card is in sight: in a hand, among cards from the deck, with other guests or posters, or on the discard pile. */
function rowOf(thing: ThingId, { hands, looked, guests, publicity, discard }: View): readonly ThingId[] {
  const rows = [...hands, looked, ...guests, ...publicity, discard].map((row) => (row ?? []).map(cardThing));
  return [...new Set(rows.find((row) => row.includes(thing)) ?? [thing])];
}

/** The card, geisha or reserve that a move is about. */
export function handles(move: Move, { turn }: View): ThingId | null {
  if ('card' in move) return cardThing(move.card);
  if (move.do === 'choose') return geishaThing(move.geisha);
  return move.do === 'reveal' ? `reserve:${turn}` : null;
}
