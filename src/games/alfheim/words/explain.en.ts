import { listed } from '../../../words/lists.ts';
import { name, type Phrase, phrase, thing } from '../../../words/phrase.ts';
import { KING, type Kind, POINTS, type Tile, TOMTE } from '../rules/fairies.ts';
import { NO_TILE } from '../rules/state.ts';
import { clueThing } from '../rules/things.ts';
import type { Count, Known } from './known.ts';
import { clueFirst, clueList, cluePart, costPart, EXPERT_NAMES, fairyFirst, footprintPart, many } from './names.en.ts';

const counts = (unseen: readonly Count[]): Phrase =>
  listed(
    unseen.map(({ clue, count }) => phrase`${count} ${cluePart(clue)}`),
    ', ',
    ', ',
  );

const costs = (kind: Kind, tiles: readonly Tile[]): Phrase =>
  listed(
    tiles.map((tile) => [costPart(kind, tile)]),
    '; ',
    '; ',
  );

const WANTS = {
  lying: 'It may be used.',
  still: 'Its tile is taken; it is valid for this round.',
  gone: 'Its tile is taken.',
  unseen: 'It has not been turned over.',
} as const;

function ofFairy({ kind, pile, lying, still }: Extract<Known, { is: 'fairy' }>): Phrase {
  const worth = many(POINTS[kind] ?? 0, 'point');
  const left = `${pile} in the pile`;
  if (kind === TOMTE)
    return phrase`${fairyFirst(kind)}: ${worth}, ${left}. One comes to hand with the third Nisse; only its owner knows its cost.`;
  const now =
    lying.length > 0
      ? phrase`Called by ${costs(kind, lying)}.`
      : phrase`${kind === KING ? 'Comes in round 7.' : 'No cost lies there any more.'}`;
  const late = still.length > 0 ? phrase` Valid this round: ${costs(kind, still)}.` : phrase``;
  return phrase`${fairyFirst(kind)}: ${worth}, ${left}. ${now}${late}`;
}

function ofTomte({ seat, tile, placed }: Extract<Known, { is: 'tomte' }>): Phrase {
  if (tile === NO_TILE) return phrase`${name(seat)} takes a Tomte with the third Nisse.`;
  if (placed) return phrase`${name(seat)}’s Tomte has come.`;
  return tile < 0
    ? phrase`${name(seat)} holds a Tomte. Only ${name(seat)} knows its cost.`
    : phrase`${name(seat)}’s Tomte wants ${costPart(TOMTE, tile)}.`;
}

function ofTrack({ seat, footprint, points, aside }: Extract<Known, { is: 'track' }>): Phrase {
  if (footprint === null)
    return phrase`${name(seat)}’s footprint, face down. Nobody has seen it; it is turned over and placed in round 7.`;
  const whose = phrase`${name(seat)}’s footprint of ${footprintPart(footprint)}`;
  if (aside) return phrase`${whose} found no room and brings no points.`;
  return points === null ? phrase`${whose} waits to be placed.` : phrase`${whose}: ${many(points, 'point')} now.`;
}

export function explained(known: Known): Phrase {
  switch (known.is) {
    case 'laid':
      return phrase`${thing(clueThing(known.clue), 'A clue')}: ${cluePart(known.clue)}. It may serve several fairies.`;
    case 'came':
      return phrase`${fairyFirst(known.kind)} lives here: ${many(POINTS[known.kind] ?? 0, 'point')}.`;
    case 'tracks':
      return phrase`A footprint for ${footprintPart(known.footprint)}: ${many(known.points, 'point')} for the clues beside it.`;
    case 'empty':
      return known.open
        ? phrase`An empty place. A clue may go here.`
        : phrase`An empty place, beside no clue and no footprint.`;
    case 'field':
      return phrase`${name(known.seat)}’s field: ${known.fairies === 1 ? '1 fairy' : `${known.fairies} fairies`}, ${many(known.points, 'point')}. Places are counted from its first clue.${known.aside > 0 ? ` For want of room ${many(known.aside, 'clue')} had to be set aside.` : ''}`;
    case 'clue':
      return phrase`${clueFirst(known.clue)}: ${known.lead === 0 ? 'none' : `at most ${known.lead}`} left in the lead deck, ${known.common === 0 ? 'none' : known.common} unseen in the common deck.`;
    case 'fairy':
      return ofFairy(known);
    case 'cost':
      return phrase`${fairyFirst(known.kind)} comes for ${costPart(known.kind, known.tile)}, in any order. ${WANTS[known.state]}`;
    case 'footprint':
      return phrase`A footprint: one point for each clue beside it that is ${footprintPart(known.footprint, ' or ')}.`;
    case 'track':
      return ofTrack(known);
    case 'expert':
      return known.next === null
        ? phrase`Experts on ${EXPERT_NAMES[known.set] ?? ''}: no card is left.`
        : phrase`Experts on ${EXPERT_NAMES[known.set] ?? ''}: the next card is worth ${many(known.next, 'point')}.`;
    case 'tomte':
      return ofTomte(known);
    case 'lead':
      return known.rounds > 0
        ? phrase`The lead deck: ${many(known.rounds, 'clue')} to come. One of these never will: ${counts(known.unseen)}.`
        : phrase`The lead deck is used up. Left out unseen: ${counts(known.unseen)}.`;
    case 'common':
      return phrase`The common deck. Unseen: ${known.unseen.length > 0 ? counts(known.unseen) : 'none'}.${
        known.buried.length > 0 ? phrase` Below, from the top: ${clueList(known.buried, ', ')}.` : ''
      }`;
    case 'nothing':
      return phrase`Nothing is known of this.`;
  }
}
