import type { RulebookWords } from '../../../words/rulebook.ts';
import type { ruleList } from '../rules/ids.ts';

export const en: RulebookWords<typeof ruleList> = {
  titles: {
    game: 'Alfheim Fairies',
    setup: 'Setting up',
    round: 'A round',
    calling: 'Calling fairies',
    seventh: 'Round 7',
    tomte: 'The Tomte',
    experts: 'Experts',
    end: 'The end',
    house: 'What this edition fills in',
  },
  rules: {
    aim: 'Food and drink laid out in a field are clues, and straight runs of clues call fairies, who settle at the ends of the runs. Every round all players place the same clue, each in their own field. Whoever has the most points in the end wins.',
    'setup.costs':
      'There are nine kinds of fairies with five tiles each: the King, the Queen, three Fairies, three Nisse and the Tomte. One side of a tile shows the fairy, the other a cost. Each kind is a shuffled pile, fairy side up. Beside every pile but the King’s and the Tomte’s lies its top tile, turned over: its cost.',
    'setup.pairs':
      'The eighteen common clues, three of each of six kinds, are shuffled, and everybody gets two. All who have the same pair put theirs back and draw again, until no two pairs are alike. Your two lie side by side and begin your field, which has no bounds. The other common clues are the common deck.',
    'setup.footprint': 'Everybody gets one of six footprints, face down. Nobody looks at it.',
    'setup.lead':
      'One player leads throughout. Of the lead’s twelve clues, two of each kind, one leaves the game unseen; the other eleven are the lead deck, one for each round. Below the sixth lies a marker: round 7 is different.',
    'house.lead': 'The lead player is drawn by lot, or chosen.',
    'round.clue': 'The lead deck shows a clue. Everybody takes the same kind and places it.',
    'house.order':
      'In the box everybody places at the same time and then calls at the same time, and rock-paper-scissors decides who refuses first. Here play is open and in turn, and each player places and calls in one turn. The lead begins round 1, in seat order. Every later round, and the placing of the footprints, begins with whoever came last and runs the other way.',
    'place.beside':
      'It goes next to a clue or footprint in your field, side by side. Next to fairies alone is not enough.',
    'place.empty': 'Its place must be empty: nothing is ever covered or moved.',
    'house.room':
      'If there is no empty place next to any clue or footprint of yours, you cannot refuse: the clue is set aside, and nothing can be called either. A footprint without room is set aside too and brings no points.',
    'refuse.once':
      'Once a round, before you place, you may refuse the clue: put it under the common deck and take the top one instead.',
    'refuse.draw':
      'The clue you draw instead must be placed. Refused clues come up again once those above them are gone.',
    'round.calls': 'Then you may call any fairies whose costs your runs meet, as many as you like.',
    'call.run': 'A run is made of clues side by side in a row or a column, without a gap.',
    'house.breaks': 'Footprints and fairies are not clues, so they break a run.',
    'call.cost': 'A fairy is called by neighbouring clues of a run that are exactly those of its cost, in any order.',
    'house.part': 'They may be the whole run or a part of it, and need not contain this round’s clue.',
    'house.share': 'Clues are not used up: one clue may help to call several fairies.',
    'call.optional': 'Calling is your choice and may wait for a later round.',
    'call.once': 'Each kind comes to a field once.',
    'call.tile': 'The fairy’s tile lies in line with the clues that call it, at right angles to them.',
    'house.domino':
      'A tile takes two places: the one right beyond either end of those clues, and the one beside it, to either side of the line. So those clues always reach an end of their run.',
    'call.empty': 'Both places that the tile takes must be empty.',
    'house.usable':
      'Which costs may be used is fixed at the start of the round, in round 7 after the new ones are turned over. A cost stays valid to the end of the round even if its tile is taken.',
    'tile.pile':
      'The tile comes from the top of the pile, fairy side up. Which cost was met does not decide which tile is taken.',
    'tile.cost': 'If the pile is empty, take any cost tile of that kind that still lies beside it.',
    'seventh.costs':
      'One more tile of every pile but the Tomte’s is turned over: the King’s only cost, and a second one for the others. An empty pile turns none. From now on either of two costs may be used.',
    'seventh.king': 'From now on the King may be called, too.',
    'king.pattern':
      'The King wants a pattern: three alike, two pairs, five different, three alike and one other, or three alike and a pair. Kinds and order are free, but the part must be the pattern exactly, with nothing left over.',
    'seventh.footprint':
      'Then all footprints are turned over together and placed, by the same rules as clues, before the round’s clue is shown.',
    'tomte.third': 'With your third Nisse you take the top Tomte at once, before you call anything else.',
    'tomte.secret': 'Only you look at its cost, and only you may use it.',
    'tomte.place': 'From then on you may place it when its cost is met: at once, later or never.',
    'house.tiles':
      'A Tomte’s cost is shown to all when it is placed, or at the end of the game. Nobody looks under the other tiles taken from a pile.',
    'expert.sets':
      'Three sets of fairies make you an expert: the King and Queen, the three Fairies, and the Tomte. Whoever completes a set in their field takes the best card left for it, at most one for each set.',
    'expert.tie':
      'All who complete a set in the same round score the best card left, and one card for each of them is used up. If two score 8 each for the King and Queen, the next expert gets 4.',
    'house.settled':
      'Expert cards are given out at the end of every round, the eleventh included. Everything within a round counts as the same time.',
    'end.rounds': 'The game ends after eleven rounds.',
    'end.fairies': 'The fairies in your field and your expert cards score their points.',
    'end.footprint':
      'Each clue next to your footprint, side by side, is worth a point if it is one of the two kinds shown there.',
    'end.tomte': 'A Tomte still in hand is worth nothing and costs nothing.',
    'end.most': 'Whoever has the most points wins. Players who tie share the victory.',
    'house.clues': 'The six kinds are milk, porridge, honey, berries, bread and herb tea.',
    'house.costs':
      'The costs are this edition’s own, five for each kind. A Nisse wants two clues, a Fairy three, the Tomte three, the Queen five.',
    'house.numbers':
      'Points and footprints are this edition’s own, too. A Nisse is worth 2 points, a Fairy 3, the Tomte and the Queen 5, the King 6. Experts: 8, 6, 4, 3, 2 for the King and Queen; 7, 5, 4, 3, 2 for the Fairies; 5, 4, 3, 2, 1 for the Tomte. Footprints show milk and porridge, porridge and honey, and so on round the six kinds.',
  },
};
