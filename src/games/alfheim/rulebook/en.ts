import { phrase } from '../../../words/phrase.ts';
import type { Chapter, Paragraph } from '../../../words/voice.ts';

const said = (rule: string, text: string): Paragraph => ({ rule, text: phrase`${text}` });
const decided = (rule: string, text: string): Paragraph => ({ ...said(rule, text), house: true });

export const rulebook: readonly Chapter[] = [
  {
    title: 'Alfheim',
    paragraphs: [
      said(
        'aim',
        'Food and drink left in a field are clues, and straight runs of clues call fairies, who settle at the ends of the runs. Every round all of you place the same clue, each in a field of your own. Most points win.',
      ),
    ],
  },
  {
    title: 'Setting up',
    paragraphs: [
      said(
        'setup.costs',
        'There are nine kinds of fairies with five tiles each: the King, the Queen, three Fairies, three Nisse and the Tomte. One side of a tile shows the fairy, the other a cost. Each kind is a shuffled pile, fairy side up. Beside every pile but the King’s and the Tomte’s lies its top tile, turned over: its cost.',
      ),
      said(
        'setup.pairs',
        'The eighteen common clues, three of each of six kinds, are shuffled, and everybody gets two. All who have the same pair put theirs back and draw again, until no two pairs are alike. Your two lie side by side: the start of your field, which has no bounds. The rest is the common deck.',
      ),
      said('setup.footprint', 'Everybody has one of six footprints, face down and seen by nobody.'),
      said(
        'setup.lead',
        'Somebody is the lead player, and stays so. Of the lead’s twelve clues, two of each kind, one leaves unseen; the other eleven are the lead deck, one for each round. After the sixth lies a marker for round 7.',
      ),
    ],
  },
  {
    title: 'A round',
    paragraphs: [
      said('round.clue', 'The lead deck shows a clue. Everybody takes the same kind and places it.'),
      said(
        'place.beside',
        'It goes next to a clue or footprint of your field, by a side. Next to fairies alone is not enough.',
      ),
      said('place.empty', 'It goes on an empty place.'),
      said(
        'refuse.once',
        'Once a round, before you place, you may refuse the clue: put it under the common deck and take the top one instead.',
      ),
      said('refuse.draw', 'The clue drawn for it must be placed.'),
      said('round.calls', 'Then call fairies whose condition is met, as many as you like.'),
    ],
  },
  {
    title: 'Calling fairies',
    paragraphs: [
      said(
        'call.run',
        'A run is made of clues side by side in a row or a column. Footprints and fairies are no clues: they break it.',
      ),
      said('call.cost', 'A fairy is called by a part of a run that has exactly the clues of its cost, in any order.'),
      said(
        'call.optional',
        'Calling is your choice, and may wait for a later round. This round’s clue need not be in the run.',
      ),
      said('call.once', 'Each kind comes to a field once.'),
      said('call.tile', 'The fairy lies across the run, at either end of the part that calls it.'),
      said('call.empty', 'Both places that it takes must be empty.'),
      said(
        'tile.pile',
        'The tile comes from the top of the pile, fairy side up. Which cost was met does not decide which tile is taken.',
      ),
      said('tile.cost', 'Where the pile is empty, take any cost tile of the kind that still lies there.'),
    ],
  },
  {
    title: 'Round 7',
    paragraphs: [
      said(
        'seventh.costs',
        'Every pile but the Tomte’s turns over one more tile: the King’s first cost, and a second one for all the others. An empty pile turns none. From now on either cost may be used.',
      ),
      said('seventh.king', 'The King may be called from now on.'),
      said(
        'king.pattern',
        'The King wants a pattern: three alike, two pairs, five different, three alike and one other, or three alike and a pair. Which kinds and in which order is free, but nothing may be left over in the part.',
      ),
      said(
        'seventh.footprint',
        'All footprints are turned over together and placed like clues, before the round’s clue is shown.',
      ),
    ],
  },
  {
    title: 'The Tomte',
    paragraphs: [
      said('tomte.third', 'With your third Nisse you take the top Tomte at once, before you call anything else.'),
      said('tomte.secret', 'You alone look at its cost, and you alone may use it.'),
      said('tomte.place', 'From then on you may place it when its cost is met: at once, later or never.'),
    ],
  },
  {
    title: 'Experts',
    paragraphs: [
      said(
        'expert.sets',
        'Three sets of fairies make an expert: King and Queen, the three Fairies, and the Tomte. Who completes a set takes the best card left of it, one of each set at most.',
      ),
      said(
        'expert.tie',
        'Those who complete it in the same round all score the best card left, and use up as many cards as they are.',
      ),
    ],
  },
  {
    title: 'The end',
    paragraphs: [
      said('end.rounds', 'The game ends after eleven rounds.'),
      said('end.fairies', 'Fairies in your field and your expert cards count their points.'),
      said('end.footprint', 'Each clue next to your footprint whose kind is one of its two is worth a point.'),
      said('end.tomte', 'A Tomte still in hand is worth nothing and costs nothing.'),
      said('end.most', 'Most points win. Those who have equally many share the victory.'),
    ],
  },
  {
    title: 'How this edition reads the rules',
    paragraphs: [
      decided('house.clues', 'The six kinds are milk, porridge, honey, berries, bread and herb tea.'),
      decided(
        'house.numbers',
        'Costs, points, patterns and footprints are this edition’s own. Nisse are worth 2, Fairies 3, the Tomte and the Queen 5, the King 6. Experts: 8, 6, 4, 3, 2 for King and Queen; 7, 5, 4, 3, 2 for the Fairies; 5, 4, 3, 2, 1 for the Tomte. Footprints show milk and porridge, porridge and honey, and so on round the six kinds.',
      ),
      decided('house.lead', 'Who leads is drawn with the deal, or chosen.'),
      decided(
        'house.order',
        'Play is open, in turn from the lead. Each player places and calls in one turn. This stands for settling by rock paper scissors who refuses first.',
      ),
      decided(
        'house.room',
        'Who has no empty place next to a clue or footprint cannot refuse: the clue is set aside, and fairies may still be called. A footprint without room is set aside too, and brings no points.',
      ),
      decided('house.share', 'Clues are not used up: one clue may serve several fairies.'),
      decided(
        'house.domino',
        'A tile takes two places: one continues the part of the run at its end, the other lies beside that one, to either side.',
      ),
      decided(
        'house.usable',
        'Which costs may be used is fixed when the round begins. A cost stays valid to the end of the round even if its tile is taken.',
      ),
      decided(
        'house.settled',
        'Expert cards are given at the end of every round, the eleventh too. All of a round counts as the same time.',
      ),
      decided(
        'house.tiles',
        'A Tomte’s cost is shown when it is placed, and at the end of the game. Nobody looks under the other tiles taken from a pile.',
      ),
    ],
  },
];
