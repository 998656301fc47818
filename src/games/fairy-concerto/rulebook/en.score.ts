import type { RulebookWords } from '../../../words/rulebook.ts';
import type { ruleList } from '../rules/ids.ts';

/** What counts, all cards there are, and what this edition decided. */
export const score = {
  'score.order':
    'Score in this order: popular fairy, conductor, soloist, pianist, harpist, score cards, honours. All examples are of one orchestra: 2 trumpeters, 2 drummers, 2 violinists, 5 hornists and 1 composer.',
  'score.every':
    'Count the whole orchestra on every card, composers included. The same fairy counts on all five cards and on all of your score cards; you do not divide your fairies among them. The fairy on the popular-fairy card counts for nobody.',
  'score.popular':
    'Popular fairy: 1 point for each fairy of the popular kind. In the example 2 violinists score 2 points.',
  'score.conductor':
    'Conductor: 2 points for each fairy of the kind you have most of. If several kinds tie for most, only one of them counts. In the example 5 hornists score 10.',
  'soloist.fewest':
    'Soloist (fewest): 4 points for each fairy of the kind you have fewest of. Ignore kinds you have none of. If several kinds tie for fewest, only one of them counts. In the example 1 composer scores 4.',
  'soloist.spread':
    'Soloist (difference): take the kind you have most of and the kind you have fewest of, and score 3 points for each fairy by which their numbers differ. Ignore kinds you have none of. In the example 5 hornists and 1 composer differ by 4 and score 12.',
  'soloist.widest':
    'Soloist (widest group): kinds that you have equally many of form a group; a kind whose number no other kind has is a group by itself. 3 points for each kind in the group that holds most kinds. If several groups tie, only one of them counts. Kinds you have none of form no group. In the example trumpeters, drummers and violinists, 2 of each, score 9.',
  'soloist.groups':
    'Soloist (number of groups): form the same groups. 3 points for each group. In the example there are three groups, of 1, 2 and 5, and they score 9.',
  'score.pianist':
    'Pianist: 3 points for each pair, that is one fairy of each of the two kinds on the card. In the example 2 trumpeters and 2 violinists are two pairs and score 6.',
  'score.harpist':
    'Harpist: 3 points for each pair, that is one fairy of each of the two kinds on that card. In the example, for drummer and hornist, two pairs score 6.',
  'score.cards':
    'Score cards: 5 points for each score card you keep whose fairies are all in your orchestra. More than it shows does no harm and brings no more points; if even one is missing, it scores nothing. The same fairy may count for any number of score cards.',
  'score.honours':
    'Honours: on the conductor, the soloist, the pianist and the harpist card, whoever has the most points takes the honour of that card, worth 2 points. If several tie for most, each of them takes one. The popular fairy and the score cards have no honour.',
  'score.zero':
    'That holds at 0 points too: if nobody has a point on a card, all tie for most, and each takes its honour.',
  'score.most': 'Add up all points. Most points win. On a tie the victory is shared; only Bach wins a tie alone.',
  'score.example':
    'The example in full, with the widest group as soloist and two score cards, one of them met, and with the honours of conductor, soloist and pianist: 2 + 10 + 9 + 6 + 6 + 5 + 6 = 44 points.',

  'random.cards':
    'A variant for any number of players. Leave the bag out. Shuffle the 56 random cards into a deck: they show the same fairies, 12 of each instrument and 8 composers. Stand the fairies beside it, sorted by kind, as an open supply.',
  'random.draw':
    'Wherever a fairy would be drawn from the bag, for the popular-fairy card or for a hand, draw a random card and take a fairy of its kind from the supply. The drawn cards lie face up. What still stands in the supply has not been drawn, so everybody can see how many of each kind are left. All else stays the same.',

  'cards.soloists':
    'The 4 soloists, from left to right: fewest, difference, widest group, number of groups. One of them is in play.',
  'cards.pianists':
    'The 3 pianists: trumpeter and drummer; trumpeter and violinist; trumpeter and hornist. One of them is in play.',
  'cards.harpists':
    'The 3 harpists: violinist and hornist; drummer and hornist; drummer and violinist. One of them is in play.',
  'cards.four': '4 score cards show four of one kind: 4 trumpeters; 4 drummers; 4 violinists; 4 hornists.',
  'cards.duos':
    '6 score cards show three each of two kinds: 3 trumpeters and 3 drummers; 3 trumpeters and 3 violinists; 3 trumpeters and 3 hornists; 3 drummers and 3 violinists; 3 drummers and 3 hornists; 3 violinists and 3 hornists.',
  'cards.trios':
    '12 score cards show three kinds, three of one and two each of the others. For each choice of three of the four instruments there are three cards, on which each kind in turn is the one with three.',
  'cards.authors':
    '4 score cards show three of one kind and 2 composers: 3 trumpeters; 3 drummers; 3 violinists; 3 hornists, each with 2 composers.',

  'house.cards':
    'The rules say that there are 26 score cards and that each is worth 5 points. What they show is this edition’s own choice; the chapter “All cards” lists them.',
  'house.duets':
    'Which kinds the three pianists and the three harpists show is this edition’s own choice as well. They are drawn independently, so both may show the same kind.',
  'house.order':
    'If several players add a composer in the same draft, they draw one after another, clockwise from the first seat, and each sees what the others before chose.',
  'house.open':
    'The two cards that a composer draws lie open for all as soon as they are drawn, since both end face up. So nobody chooses in secret there.',
  'house.last':
    'In the last draft of a round the hand is a single fairy. It is revealed by all together like every other, but the phone is not passed round for it.',
  'house.together':
    'Alone, all fairies of a round are chosen and confirmed together; then your composers draw, one after another.',
  'house.after': 'Alone, in each round your fairies and your composers’ cards come first, then Bach’s.',
  'house.turned': 'Bach’s score cards are turned over at the end, for you to see. It changes no points.',
  'house.counted':
    'With random cards the app lets all players draw first. Then everybody can see how many of each kind are left, but not the order of the deck, nor who drew what. With two players each can work out the other’s hand from it.',
  'house.first':
    'Nobody begins, since all choose at the same time. The first seat is picked at random; it matters only for the order of composers.',
  'house.standing':
    'While the game runs, the app shows the points that the orchestras would score as they are now. An honour is counted as soon as somebody has a point on its card; as long as nobody has, it belongs to nobody.',
  'house.memory':
    'If you are the only person at the table, the app shows the hands that you have seen before and that others hold now. Where people play together you have to remember them, unless all of you agree on the memory aid, in the menu.',
} as const satisfies Partial<RulebookWords<typeof ruleList>['rules']>;
