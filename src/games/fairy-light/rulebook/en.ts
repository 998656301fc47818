import type { RulebookWords } from '../../../words/rulebook.ts';
import type { ruleList } from '../rules/ids.ts';

export const en: RulebookWords<typeof ruleList> = {
  titles: {
    forest: 'The game',
    cards: 'The cards',
    setup: 'Setting up',
    turn: 'A turn',
    score: 'Scoring',
    variants: 'Variants',
    forked: 'Variant: forked path',
    free: 'Variant: free forest',
    dark: 'Variant: dark forest',
    house: 'What this edition decided',
  },
  rules: {
    'forest.players': 'For exactly two players: one is Sun, the other is Moon.',
    'house.minutes': 'A game takes about ten minutes.',
    'forest.aim':
      'Turn by turn you build one forest of five by five cards. Nine cat fairies, the Cottons, live in it. Each Cotton gives one heart to the side, Sun or Moon, that has more symbols in its sight. Whoever has the most hearts wins.',

    'forest.parts':
      'There are 34 cards: 10 start cards, 12 sun cards and 12 moon cards. There is nothing else: the backs of the start cards are the hearts.',
    'forest.plain':
      'Of a side’s twelve cards, eight are plain cards. They show only symbols of their own side: suns on sun cards, moons on moon cards.',
    'forest.cottons':
      'The other four of the twelve are Cottons. Each carries one symbol of the other side: a Cotton of Sun carries one moon, a Cotton of Moon carries one sun. It has two arrow icons, which point both ways along one line.',
    'forest.icons':
      'Icons on a Cotton show what it sees, in up to eight directions. A card icon (a drop) means the one card next to it in that direction. An arrow icon means every card in that direction, to the edge of the forest.',
    'house.decks':
      'How many of each: every side has six plain cards with one symbol, two plain cards with two symbols, and one Cotton for each of four lines. The lines are called upright (up and down), level (left and right), falling (from the upper left to the lower right) and rising (from the lower left to the upper right), and a Cotton is called by its line: Sun’s upright Cotton, Moon’s level Cotton.',
    'forest.starts':
      'The start cards are Cottons that belong to neither side. Exactly one of them comes into the forest; with the eight Cottons of both sides it makes nine. The one called ring has a card icon in all eight directions: it sees the eight cards around it.',
    'house.starts':
      'The other nine start cards look as this edition drew them. Cross: arrows up, down, left and right. Saltire: arrows on the four diagonals. Lantern: arrows up, down, left and right, card icons on the diagonals. Star: arrows in all eight directions. Petal: arrows on the diagonals, card icons up, down, left and right. Banner: arrows left and right, card icons up and down. Pillar: arrows up and down, card icons left and right. Dawn: arrows up, left and to the upper left, a card icon to the lower right. Dusk: arrows down, right and to the lower right, a card icon to the upper left. No start card carries a symbol.',
    'house.north':
      'Both of you see the forest from the same side, so up and down, left and right are the same for both. Cards are never turned round.',

    'setup.start':
      'Shuffle the ten start cards and lay one of them face up in the middle of the table: the forest begins with it. The other nine become the nine hearts, heart side up beside the forest.',
    'setup.sides':
      'Choose who is Sun and who is Moon, or let chance decide. Each of you takes the twelve cards of your side and shuffles them.',
    'setup.open':
      'Both of you lay your top three cards face up in a row in front of you: these are your open cards. The other nine, face down, are your stock.',
    'setup.first': 'Whoever most recently stroked a cat goes first. If neither of you has, decide at random.',
    'house.begin':
      'Settle who goes first now, before any card is exchanged: the first player exchanges cards and puts them in order, and only then the second player does, having seen it.',
    'setup.exchange':
      'You may exchange any number of your three open cards, from none to all three: put them back and take as many new ones from your stock, face up.',
    'setup.once': 'Each of you may exchange only once, before the first card is placed, and never later in the game.',
    'house.replace':
      'The new cards come from the top of the stock before the returned ones are shuffled into it. So a returned card cannot come back at once.',
    'setup.order': 'Then lay your three open cards in any order you like. From now on you may not change it.',
    'house.three':
      'The printed rules can be read as if only two cards lay open beside the stock. Here three cards are open at all times, while there are enough, and nine more are in the stock. Nor do they say whether you may look through your own stock. Here you may not: it stays face down.',

    'turn.alternate': 'Take turns. In your turn you place exactly one card, then open a new one. Nobody may pass.',
    'place.leftmost':
      'The card to place is always your left-most open card. Late in the game, when the stock is used up, fewer than three are open; it is still the left-most.',
    'place.empty': 'It goes on an empty place. No card is ever laid on another, moved or taken away.',
    'place.beside':
      'It must share an edge with at least one card of the forest, above it, below it, to its left or to its right. Touching at a corner is not enough. Whose card it touches does not matter.',
    'place.frame':
      'The forest must still fit into five by five cards. The limits are not fixed in advance: its left and right edges settle once it is five cards wide, its upper and lower ones once it is five cards high. The start card need not end up in the middle. There is always a place left to go to.',
    refill:
      'Then move your other open cards to the left and lay the top card of your stock face up on the right. If the stock is empty, no card is added.',
    'end.full':
      'The game ends when each of you has placed all twelve cards. With the start card that makes 25: the forest is full, five by five, and holds nine Cottons. Now score.',

    'score.alone':
      'Judge each of the nine Cottons by itself. Count all suns and all moons on the Cotton itself and on every card that its icons show. Symbols on other Cottons count too, and one card may count for several Cottons.',
    'score.near':
      'A card icon shows the one card next to the Cotton in that direction. At the edge of the forest, where there is none, it shows nothing.',
    'score.ray':
      'An arrow icon shows every card in that direction, to the edge of the forest. Nothing blocks it: it looks past all cards and other Cottons.',
    'score.majority':
      'More suns than moons: Sun takes one heart. More moons than suns: Moon takes one heart. The same number of both, or none at all: nobody takes it. It does not matter whose Cotton it is.',
    'score.most': 'Whoever has the most hearts wins.',
    'house.draw': 'If both of you have the same number of hearts, the game is a draw.',
    'score.example':
      'An example, suns before moons. The ring at the right edge sees five cards: a card with 1 sun, one with 2 and Moon’s level Cotton, which carries 1, make 4 suns; a card with 2 moons and Sun’s level Cotton, which carries 1, make 3 moons. So 4 to 3, and Sun takes the heart. Moon’s falling Cotton has 2 to 1 and Moon’s rising Cotton 2 to 1: two more hearts for Sun. Moon’s upright Cotton has 2 to 4, Sun’s upright Cotton 2 to 4, Sun’s rising Cotton 2 to 4, Sun’s falling Cotton 0 to 2, Moon’s level Cotton 2 to 3 and Sun’s level Cotton 2 to 3: six hearts for Moon. Sun has 3 hearts, Moon has 6, and Moon wins.',

    'variants.choice':
      'All chapters so far are the standard game. Three variants change it; agree on one of them, or on none, before you set up. What the chapter of a variant does not mention stays as in the standard game.',

    'forked.two': 'Each of you has two open cards instead of three. There is a little less luck in it.',
    'forked.either': 'In your turn place either of your two open cards.',
    'forked.exchange':
      'You may exchange none, one or both of your open cards, once. They are not put in order, since either may be placed. The stock has ten cards. After placing, open one card while the stock lasts.',

    'free.hand': 'All twelve cards are your hand. In your turn place any one of them. There is no luck in it.',
    'free.open':
      'Nothing is shuffled, exchanged or put in order, and there is no stock. Both hands lie open, since they can be worked out anyway. Of all the cards, only the start card comes by chance.',

    'dark.hand':
      'Your three cards are a secret hand. In your turn place any one of them, then draw a card while the stock lasts. You know far less than in the standard game.',
    'dark.down':
      'Cards are placed face down. When the forest is full, all are turned face up, and then scored as usual.',
    'dark.exchange':
      'Both of you exchange at the same time and in secret, once. Nobody learns which cards or how many the other exchanges. The cards are not put in order. The stock has nine cards.',
    'dark.peek':
      'The start card lies face up. The backs show whose card it is. You may look at your own face-down cards at any time.',

    'house.list':
      'The printed rules leave some things open. In this leaflet every paragraph with the mark is a decision of this edition: how long a game takes; how many cards there are of each kind; what nine of the start cards look like, and that none carries a symbol; that cards are not turned; that it is settled first who goes first; where exchanged cards come from; that three cards are open and nine in the stock, which stays face down; that equal hearts are a draw; and the details of the three variants.',
  },
};
