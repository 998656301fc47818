import type { RulebookWords } from '../../../words/rulebook.ts';
import type { ruleList } from '../rules/ids.ts';

/** From the box to the last draft. */
export const play = {
  'orchestra.players':
    'For 1 to 4 players; a game takes about 20 minutes. The next two chapters, “Setting up” and “Drafting”, are the game for three and four players. What is different for two players, and for one, stands in a chapter of its own. Scoring is the same for all.',
  'orchestra.aim':
    'Each player builds an orchestra of twelve fairies: draft by draft you choose a fairy from your hand and pass the rest on. At the end seven things are scored, and the most points win.',
  'orchestra.fairies':
    'There are 56 fairies of five kinds: 12 trumpeters, 12 drummers, 12 violinists, 12 hornists and 8 composers. A composer counts like any other kind, and brings a score card besides.',
  'orchestra.parts':
    'The other parts: 26 score cards; 1 popular-fairy card, 1 conductor card, 4 soloist cards, 3 pianist cards and 3 harpist cards; 16 honours, 4 each for conductor, soloist, pianist and harpist; an orchestra board for each player and one for Bach; a bag; and 56 random cards for a variant.',
  'orchestra.places':
    'Your hand is the fairies you hold; only you look at it. Your orchestra is all the fairies you have added: those on your board and the composers that stand on your score cards. Everybody may look at all orchestras, at the score cards kept by them and at the discard pile, and may know how many fairies are in each hand and in the bag.',

  'setup.board': 'Each player takes an orchestra board. The next player clockwise is your left neighbour.',
  'setup.score':
    'Shuffle the 26 score cards and deal two to each player, face down. Look at your own and keep them secret. The others are the deck, face down; beside it is the place for the discard pile, which lies face up.',
  'setup.contests':
    'Lay out the popular-fairy card and the conductor card. Shuffle the soloist, the pianist and the harpist cards, each by themselves, and add one of each at random. The other soloist, pianist and harpist cards leave the game. These five cards score for everybody.',
  'setup.honours':
    'Lay out as many honours of each of the four kinds as there are players: with three players three of each. The others are not used.',
  'setup.popular':
    'Put all 56 fairies into the bag. Draw one at random and stand it on the popular-fairy card: its kind is the popular kind. That fairy belongs to no orchestra, and if it is a composer it brings no score card.',
  'setup.hand': 'Each player draws six fairies from the bag at random and hides them in the hand.',

  'draft.choose': 'All draft at the same time. Choose one fairy from your hand in secret.',
  'draft.keep':
    'In the very first draft of the game, also choose in secret which of your two dealt score cards to keep. When all is revealed, it goes face up beside your board, and the other one goes face up to the discard pile.',
  'draft.reveal':
    'When everybody has chosen, reveal all choices together. Stand the chosen fairy on its place on your board: it is added to your orchestra and stays there to the end.',
  'draft.composer':
    'Whenever you add a composer, in any draft of either round, you immediately draw two score cards from the deck. Keep one, face up beside your board; the other goes face up to the discard pile.',
  'draft.stands':
    'The composer stands on the score card it brought and still counts as part of your orchestra. So you have one score card from the start and one for each of your composers; there is no limit, and the deck cannot run out. A card once kept stays: it is never exchanged for a later one.',
  'draft.pass':
    'When all composers have drawn, everybody passes the rest of their hand to the left neighbour, in both rounds alike. The next draft begins with the hand you were passed.',
  'draft.rounds':
    'A round is six drafts; in the last one the only fairy left in the hand is added. Then each player draws six new fairies from the bag for the second round, and there are six more drafts in the same way. No score cards are dealt again. The fairies left in the bag are not used.',
  'end.twelve':
    'After two rounds, twelve drafts in all, every orchestra has twelve fairies, and the final scoring begins.',

  'two.setup': 'Set up as for more players: two score cards each, two honours of each kind, six fairies in each hand.',
  'two.choose':
    'In each draft choose two fairies from your hand: one to add to your orchestra, and one to remove from the game. In the very first draft also choose the score card to keep.',
  'two.removed':
    'Both players reveal their two fairies at the same time. The added one joins your orchestra; if it is a composer it draws two score cards as usual. The removed one leaves the game; if it is a composer it draws nothing.',
  'two.pass': 'Then pass the rest of your hand to the other player, who passes theirs to you.',
  'two.rounds':
    'A round is three drafts, with six, four and two fairies in the hand. Then each player draws six new fairies. After four rounds both orchestras have twelve fairies, 24 have been removed, and the final scoring begins.',

  'bach.setup':
    'Set up as above, with these changes. Bach gets a board too, and one score card face down beside it that nobody looks at. Lay out two honours of each kind. There are no hands of six: you draw new fairies every round, and Bach never has a hand.',
  'bach.rounds':
    'Play seven rounds. Each round you draw fairies from the bag; some go to your orchestra, the rest to Bach’s. Round 1: draw 2, you take 1, Bach gets 1. Round 2: draw 3, you 1, Bach 2. Round 3: draw 4, you 2, Bach 2. Round 4: draw 5, you 2, Bach 3. Round 5: draw 6, you 3, Bach 3. Round 6: draw 4, you 2, Bach 2. Round 7: draw 2, you 1, Bach 1.',
  'bach.rest':
    'Which fairies go to you is your choice; all others of the round go to Bach. Nothing stays in your hand. At the end you have twelve fairies and Bach has fourteen.',
  'bach.composers':
    'For each composer you take, draw two score cards, keep one face up and discard the other face up. With several composers in a round, do so one after another: you choose for the first one before you draw for the second.',
  'bach.keep':
    'In round 1 you choose between your two dealt score cards after everything else: place the fairies and, if you took a composer, choose one of its two cards; then keep one of the two dealt score cards and discard the other face up.',
  'bach.brings':
    'For each composer that goes to Bach, he gets one score card from the deck, face down and unseen. The composer stands on it.',
  'bach.cards':
    'Bach scores as a player does, except that each of his face-down score cards is worth 3 points, whether it is met or not.',
  'bach.honours':
    'You take an honour if you have at least as many points on its card as Bach; Bach takes one if he has at least as many as you. On a tie both take it.',
  'bach.win': 'You win only with more points than Bach. If you are tied, Bach wins.',
  'bach.gentle':
    'The gentle Bach, for first games: each of his score cards is worth 1 point instead of 3. All else stays the same.',
  'bach.stern':
    'The stern Bach, for those who often win: each of his score cards is worth 7 points instead of 3. All else stays the same, and a composer that you leave to him costs you more.',
} as const satisfies Partial<RulebookWords<typeof ruleList>['rules']>;

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

export const en: RulebookWords<typeof ruleList> = {
  titles: {
    orchestra: 'The game and its parts',
    setup: 'Setting up',
    draft: 'Drafting (three and four players)',
    two: 'Two players',
    bach: 'Solo: alone against Bach',
    score: 'Final scoring',
    random: 'Random cards',
    cards: 'All cards',
    house: 'How this edition reads the rules',
  },
  rules: { ...play, ...score },
};
