import type { RulebookWords } from '../../../words/rulebook.ts';
import type { ruleList } from '../rules/ids.ts';

export const en: RulebookWords<typeof ruleList> = {
  titles: {
    orchestra: 'The orchestra',
    setup: 'Setting up',
    draft: 'Drafting',
    two: 'Two players',
    bach: 'Alone against Bach',
    score: 'Scoring',
    random: 'Random cards',
    house: 'How this edition reads the rules',
  },
  rules: {
    'orchestra.aim':
      'Choose fairies from hands that are passed on, and put together an orchestra of twelve. Then seven things are scored, and most points win.',
    'orchestra.fairies': 'There are twelve each of trumpeters, drummers, violinists and hornists, and eight composers.',
    'setup.score': 'Everybody gets two of the twenty-six score cards, face down. The others are the deck.',
    'setup.contests':
      'The popular fairy and the conductor lie on the table. One soloist, one pianist and one harpist, drawn by chance, join them; the others are not used.',
    'setup.honours': 'There are as many honours of each of the four kinds as there are players.',
    'setup.popular':
      'All fairies go into the bag. One is drawn for the popular fairy: its kind is the popular one. It belongs to no orchestra.',
    'setup.hand': 'Everybody draws a secret hand of six fairies.',
    'draft.choose': 'All at once and in secret, choose one fairy of your hand.',
    'draft.keep':
      'In the very first draft also choose which of your two score cards stays. It then lies face up by your board; the other is discarded face up.',
    'draft.reveal': 'All choices are shown together. The chosen fairies are now in the orchestras.',
    'draft.composer':
      'A composer who is shown at once draws two score cards: one stays, the other is discarded face up.',
    'draft.stands':
      'The composer stands on the card and still counts as one of the orchestra. You may have any number of score cards.',
    'draft.pass': 'Then every hand goes to the left neighbour, in both rounds.',
    'draft.rounds':
      'After six drafts the hands are empty. Draw six new fairies each and play six more drafts, this time without dealt score cards.',
    'end.twelve': 'With twelve fairies in every orchestra, scoring begins.',
    'two.choose': 'With two players, choose two fairies in each draft: one to add and one to remove.',
    'two.removed': 'Both are shown. The removed one leaves the game; a composer who is removed draws nothing.',
    'two.rounds': 'A hand of six lasts three drafts. Play four rounds.',
    'bach.setup':
      'Bach has a board and one score card face down that nobody has seen. There are two honours of each kind. You get two score cards and no hand yet.',
    'bach.rounds': 'Play seven rounds. Draw 2, 3, 4, 5, 6, 4 and 2 fairies; 1, 1, 2, 2, 3, 2 and 1 of them are yours.',
    'bach.keep':
      'In the first round the dealt score card is chosen last: only when the fairies stand and your composer has drawn do you choose which of the two stays. The other is discarded face up.',
    'bach.rest': 'All that you do not take go to Bach, so that he ends with fourteen.',
    'bach.composers': 'If several composers are yours, they draw one after another.',
    'bach.brings': 'Each composer of Bach’s brings him a score card, face down and unseen.',
    'bach.cards': 'Bach scores as you do, but each of his score cards is worth 3 points, met or not.',
    'bach.honours': 'An honour goes to whoever has at least as many points there as the other; both on a tie.',
    'bach.win': 'You win only with more points than Bach. A tie is a defeat.',
    'score.popular': 'Popular fairy: 1 point for each fairy of the popular kind. Here 2 violinists bring 2 points.',
    'score.conductor':
      'Conductor: 2 points for each fairy of the kind you have most of. On a tie only one kind counts. Here the 5 hornists bring 10.',
    'soloist.fewest':
      'Soloist of the few: 4 points for each fairy of the kind you have fewest of. Kinds that you do not have do not count, and only one kind does. Here the one composer brings 4.',
    'soloist.spread':
      'Soloist of the distance: 3 points for each fairy of difference between your most and your fewest. Kinds that you do not have do not count. Here 5 hornists and 1 composer bring 12.',
    'soloist.widest':
      'Soloist of the wide group: put kinds together of which you have the same number. 3 points for each kind in the largest group. Kinds that you do not have form no group. Here three kinds have 2 each: 9.',
    'soloist.groups':
      'Soloist of the groups: make the same groups. 3 points for each group. Here there are three, with 1, 2 and 5: 9.',
    'score.pianist': 'Pianist: 3 points for each complete set of the fairies on the card. Here two pairs bring 6.',
    'score.harpist': 'Harpist: 3 points for each complete set of the fairies on that card.',
    'score.cards': 'Score cards: 5 points for each card of which the whole orchestra holds at least what it shows.',
    'score.honours':
      'Honours: whoever has most points at the conductor, the soloist, the pianist or the harpist takes its honour, worth 2 points. All who have the most do.',
    'score.zero': 'That holds at zero as well: where nobody has a point, everybody has the most.',
    'score.most': 'Most points win. On a tie the victory is shared.',
    'random.cards':
      'With random cards the fairies come from a shuffled deck of cards of the same kinds, and what has not been drawn can be seen by kind.',
    'house.cards':
      'The score cards are this edition’s: four ask for four of one kind, six for three each of two, twelve for three of one and two each of two others, and four for three of one and two composers.',
    'house.duets':
      'So are the sets. The pianists: trumpeter and drummer, trumpeter and violinist, trumpeter and hornist. The harpists: violinist and hornist, drummer and hornist, drummer and violinist.',
    'house.order':
      'Several composers of one draft draw one player after another from the first seat on, and each sees what came before.',
    'house.open': 'The two cards that a composer draws are open at once, since both end face up.',
    'house.last':
      'The last fairy of a hand is a choice of one. All are turned over together, with no round of passing.',
    'house.together': 'Alone, all fairies of a round are chosen at once; then your composers draw.',
    'house.after': 'In each round your fairies and your composers’ cards come first, then Bach’s.',
    'house.turned': 'Bach’s score cards are turned over at the end.',
    'house.counted':
      'With random cards all draw first. Then all can see how many of each kind are left, but not who drew what. With two players each can work out the other’s hand.',
    'house.first':
      'Nobody begins, since all choose at once. Chance picks the first seat, which matters only for the order of composers.',
    'house.standing':
      'While the game runs, totals are what the orchestras bring as they stand. An honour is counted from the first difference on: as long as all have nothing there, nobody has it.',
    'house.memory':
      'Against bots alone, the app can show the hands that you have seen before. Where people share the device it never does.',
  },
};
