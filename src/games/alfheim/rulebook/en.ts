import type { RulebookWords } from '../../../words/rulebook.ts';
import type { KindName } from '../rules/fairies.ts';
import type { ruleList } from '../rules/ids.ts';
import { listCosts } from '../words/names.ts';

const costsOf = (...kinds: readonly KindName[]): string => listCosts('en', [': ', '; ', '. '], kinds);

export const en: RulebookWords<typeof ruleList> = {
  titles: {
    game: 'Alfheim Fairies',
    parts: 'What is in the box',
    setup: 'Setting up',
    round: 'A round',
    calling: 'Calling fairies',
    seventh: 'Round 7',
    tomte: 'The Tomte',
    experts: 'Experts',
    end: 'The end',
    costs: 'All costs',
    house: 'Points and footprints',
  },
  rules: {
    aim: 'You search for the fairies of Alfheim and follow their clues: where clues lie in a straight run in your field, a fairy may come and live at the end of it. Every round all players place the same clue, each in their own field. Whoever has the most points after eleven rounds wins.',
    'game.players': 'For two to five players. A game takes about 30 minutes.',
    'parts.clues':
      'There are 78 clues of six kinds. Each of the five colours has twelve, two of each kind: these 60 belong to the players. The other 18, three of each kind, are common to all.',
    'house.clues': 'The clues are drawn as treats: milk, porridge, honey, berries, bread and herb tea.',
    'parts.fairies':
      'There are 45 fairy tiles: nine kinds, five tiles of each. The kinds are the King, the Queen, three Fairies, three Nisse and the Tomte; the app numbers the Fairies and the Nisse 1 to 3. Nisse are shy, and a Tomte works hard but is grumpy. One side of a tile shows the fairy, the other its cost: the clues that call it. No two tiles of a kind have the same cost.',
    'parts.footprints':
      'There are six footprints with two kinds of clues on each. One that nobody has goes into the lead deck and announces round 7.',
    'parts.experts':
      'There are 15 expert cards: five ranks each for the King and Queen, for the three Fairies and for the Tomte. Their backs, marked TIED, are for players who complete a set in the same round.',
    'setup.costs':
      'Shuffle the five tiles of each kind into a pile, fairy side up. Of every pile but the King’s and the Tomte’s, turn the top tile over and lay it beside the pile: it shows the cost of that kind, the same for all players.',
    'setup.colours':
      'Everybody takes the twelve clues of one colour, two of each kind, and keeps them sorted and open. Colours that nobody plays leave the game. As all place the same kinds, nobody ever runs out; so the app does not show these supplies.',
    'setup.pairs':
      'Shuffle the 18 common clues and give everybody two. Two clues of one kind are allowed. If players have the same pair, in whichever order, all of them put theirs back; the clues are shuffled again, and these players draw two new ones. Whoever kept a pair that is now like a new one puts it back too, until no two pairs are alike. Your two lie side by side and begin your field, which may grow to all sides without bounds. The common clues that are left are the common deck, face down.',
    'setup.footprint':
      'Shuffle the footprints and give everybody one, face down. Nobody looks at it before round 7. Of the rest, one goes into the lead deck; the others leave the game unseen.',
    'setup.lead':
      'One player is the lead throughout. The lead’s own twelve clues are shuffled face down into the lead deck. A footprint that nobody has goes in, face down, as the seventh card from the top, and the bottom clue leaves the game unseen: six clues, the footprint, five clues. One clue a round makes eleven rounds.',
    'house.lead': 'Who leads is drawn by lot, or chosen when the seats are set up.',
    'round.phases':
      'A round has three phases. Phase 1, in round 7 only: new costs are turned over and footprints are placed. Phase 2: everybody places the clue of the round. Phase 3: everybody may call fairies.',
    'round.clue': 'Phase 2: the lead deck shows a clue. Everybody takes the same kind and places it in their field.',
    'house.order':
      'With the printed game all play each phase at the same time; who refuses first is decided by rock-paper-scissors, for example. In the app they play in turn, for all to see, and each does phases 2 and 3 in one turn. In round 1 the lead begins, and play goes round in seat order. Every later round begins with whoever came last and goes the other way round. In round 7 the direction changes twice: for the footprints, and again for the clue.',
    'place.beside':
      'A clue goes next to a clue or to the footprint in your field: above it, below it, left or right. Corners do not count, and next to fairies alone is not enough.',
    'place.empty': 'Its place must be empty. Nothing is ever covered or moved.',
    'house.room':
      'If there is no empty place next to any clue or footprint of yours, you cannot refuse: the clue is set aside, out of the game. Phase 3 follows as ever, but without an empty place next to a clue no fairy has room. A footprint without room is set aside too and brings no points.',
    'refuse.once':
      'Once a round, before you place, you may refuse the clue: put it under the common deck and take the top clue of that deck instead.',
    'refuse.draw':
      'The clue you draw instead must be placed, whatever it is. Refused clues come up again once all those above them are drawn.',
    'house.memory':
      'With the printed game refused clues lie face down, though all have seen them. The app remembers them: tap the common deck to read which they are, in their order.',
    'round.calls':
      'Phase 3: now you may call any fairies whose costs your runs meet, as many as you like, in any order.',
    'house.ends':
      'In the app a turn ends by itself as soon as all can see that no fairy can come. Whoever can still call one, has a Tomte that might come for all that the others know, or among people has just taken one, says when the turn is over.',
    'call.run': 'A run is a straight line of two clues or more, in a row or a column, without a gap.',
    'house.breaks': 'Footprints and fairies are not clues, so they break a run.',
    'call.cost':
      'A fairy is called by neighbouring clues of a run that are exactly those of its cost: none missing, and no other between them. Their order does not matter.',
    'house.part':
      'The clues that call may be the whole run or a part of it that reaches an end of the run. The clue of this round need not be among them.',
    'house.share':
      'Clues are not used up: they stay where they are, and one clue may help to call several fairies, in the same round or later.',
    'call.optional': 'Calling is your choice and may wait for a later round.',
    'call.once': 'Each of the nine kinds comes to a field at most once.',
    'call.tile':
      'The fairy’s tile lies across the end of the line of clues that call it, at right angles to that line.',
    'house.domino':
      'A tile takes two places: the one right beyond either end of those clues, and one beside that place, to either side of the line. So there are up to four ways for it to lie.',
    'call.empty': 'Both places that the tile takes must be empty; nothing else is asked of them.',
    'house.usable':
      'Which costs may be used is fixed at the start of the round, in round 7 after the new ones are turned over. A cost stays valid for all to the end of the round even if its tile is taken. The cost of your own Tomte may be used as soon as you hold it.',
    'tile.pile':
      'The tile comes from the top of the pile, fairy side up; only the Tomte is the one that you took before. Which cost was met does not decide which tile is taken, and the costs beside the pile stay.',
    'tile.cost':
      'If the pile is empty, take any cost tile of that kind that still lies beside it, and turn it to its fairy side. From the next round on that cost is gone.',
    'seventh.costs':
      'Phase 1 of round 7: one more tile of every pile but the Tomte’s is turned over. It is the King’s only cost, and a second one for the others. An empty pile turns none. From now on either of two costs may be used.',
    'seventh.king': 'From now on the King may be called, too.',
    'king.pattern':
      'The King’s cost is a pattern. His five tiles want three of a kind; two pairs; five different kinds; three of a kind and one other; three of a kind and a pair. You choose the kinds, and their order does not matter. But the clues must be the pattern exactly: two pairs are of two different kinds, and what goes with three of a kind is of another kind than they are.',
    'seventh.footprint':
      'Then all footprints are turned over together and placed, each in its owner’s field, by the same rules as clues. A footprint cannot be refused. Only then is the clue of the round shown, and the round goes on.',
    'tomte.third':
      'As soon as you have one Nisse of each of the three kinds, you take the top tile of the Tomte’s pile, before you call anything else. You keep it beside your field until you place it.',
    'tomte.secret':
      'Only you may look at its cost, as often as you like, and only you may use it. In the app, where people share the device, hold the eye button on your turn to look. All else in the fields lies open.',
    'tomte.place': 'From then on you may place your Tomte when its cost is met: at once, later or never.',
    'house.tiles':
      'A Tomte’s cost is shown to all when it is placed, or at the end of the game. Nobody looks under the other tiles taken from a pile.',
    'expert.sets':
      'Three sets of fairies make you an expert: the King and Queen together, all three Fairies, and the Tomte. Whoever has a whole set in their field takes the best card left for it: one card for each set, and never two for the same.',
    'expert.tie':
      'All who complete a set in the same round score the best card left, and one card for each of them is used up. If two score 8 each for the King and Queen, the cards of 8 and 6 are used up, and the next expert gets 4.',
    'house.settled':
      'Expert cards are given out at the end of every round, the eleventh included. Everything within a round counts as the same time.',
    'end.rounds': 'The game ends after eleven rounds.',
    'end.fairies': 'The fairies in your field and your expert cards score their points.',
    'end.footprint':
      'Each clue next to your footprint, above, below, left or right of it, scores 1 point if it is one of the two kinds shown there, whenever it came.',
    'end.tomte': 'A Tomte that was taken and never placed is worth nothing and costs nothing.',
    'end.most': 'Whoever has the most points wins. Players who tie share the victory.',
    'end.example':
      'An example: three Fairies, 3 points each, three Nisse, 2 each, and a Tomte, 5, make 20. Their owner was the first expert on the three Fairies, 7, and on the Tomte, 5: 12 more. Two breads lie next to the footprint of bread and herb tea: 2. All together that is 34 points.',
    'house.costs':
      'The costs are this edition’s own, five for each kind. A Nisse wants two clues, a Fairy three, the Tomte three, the Queen five. The King’s five patterns stand in the chapter on round 7. Which costs come up is a matter of shuffling.',
    'costs.nisse': costsOf('nisse1', 'nisse2', 'nisse3'),
    'costs.fairies': costsOf('fairy1', 'fairy2', 'fairy3'),
    'costs.queen': costsOf('queen'),
    'costs.tomte': costsOf('tomte'),
    'house.numbers':
      'Points and footprints are this edition’s own, too. A Nisse is worth 2 points, a Fairy 3, the Tomte and the Queen 5, the King 6. Experts score by rank: 8, 6, 4, 3, 2 for the King and Queen; 7, 5, 4, 3, 2 for the three Fairies; 5, 4, 3, 2, 1 for the Tomte. The six footprints show milk and porridge, porridge and honey, honey and berries, berries and bread, bread and herb tea, herb tea and milk.',
  },
};
