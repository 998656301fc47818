import type { RulebookWords } from '../../../words/rulebook.ts';
import type { ruleList } from '../rules/ids.ts';

export const en: RulebookWords<typeof ruleList> = {
  titles: {
    forest: 'The forest',
    setup: 'Setting up',
    turn: 'A turn',
    score: 'Scoring',
    variants: 'Variants',
    house: 'How this edition reads the rules',
  },
  rules: {
    'forest.aim':
      'Sun and Moon grow one forest together, five cards by five. Nine cat fairies, the Cottons, live in it. Each gives its heart to the side with more light in its sight.',
    'forest.cards':
      'Each side has twelve cards. Plain cards show symbols of their own side. Four are Cottons, cats for short: each looks both ways along one line, and carries one symbol of the other side.',
    'forest.starts':
      'The start cards are Cottons of nobody. Their icons point some of eight ways: a drop means the one card next to it, an arrow every card that way. The ring sees the eight cards around it.',
    'setup.start': 'One start card, drawn by chance, lies open as the forest. The other nine become the hearts.',
    'setup.sides':
      'Choose who is Sun and who is Moon, or let chance choose. Both shuffle their twelve cards and open three in a row; the other nine are the stock.',
    'setup.first': 'Who last stroked a cat begins. If nobody knows, chance decides.',
    'setup.exchange': 'Any number of your three open cards may go back for as many new ones.',
    'setup.once': 'That is allowed once, before the first card is placed.',
    'setup.order': 'Then lay your three cards in any order. From now on they keep it.',
    'turn.alternate': 'Take turns. Each time, place one card and open another.',
    'place.leftmost': 'The card to place is always the left-most of your three.',
    'place.empty': 'It goes on an empty place, never on a card.',
    'place.beside': 'It must touch a card of the forest by a side; a corner is not enough.',
    'place.frame':
      'The forest must still fit into five by five. Where that frame lies stays open until the forest is five wide or five high; the start card need not end up in the middle.',
    refill:
      'Move your other open cards to the left, and open the next card of your stock on the right if there is one.',
    'end.full': 'After all twenty-four cards the forest is full, five by five. Then the hearts are given.',
    'score.near': 'A drop on a Cotton shows the one card next to it that way, if there is one.',
    'score.ray': 'An arrow shows every card that way to the edge of the forest. Nothing blocks it.',
    'score.alone':
      'Judge each Cotton by itself: count the suns and the moons on the Cotton itself and on every card it sees, other Cottons included.',
    'score.majority': 'More suns: Sun takes a heart. More moons: Moon takes one. As many of both: nobody does.',
    'score.example':
      'One example: the ring at the right edge of this forest sees five cards. 1 sun, 2 suns and the sun on Moon’s level cat are 4; 2 moons and the moon on Sun’s level cat are 3. Sun takes its heart. All nine together give 3 hearts to Sun and 6 to Moon.',
    'score.most': 'Most hearts win.',
    'forked.two': 'Forked path: only two cards lie open.',
    'forked.either': 'Forked path: place either of the two.',
    'forked.exchange':
      'Forked path: either of the two may be exchanged once; their order does not matter. The stock has ten cards, and one is opened after each placing while it lasts.',
    'free.hand': 'Free forest: all twelve cards are your hand. Place any of them.',
    'free.open':
      'Free forest: nothing is shuffled or exchanged, and there is no stock. Hands lie open, since they can be worked out.',
    'dark.hand':
      'Dark forest: your three cards are a secret hand. Place any of them and draw another while the stock lasts.',
    'dark.down': 'Dark forest: cards are placed face down. All are turned over for scoring.',
    'dark.exchange':
      'Dark forest: both exchange at the same time and in secret. Neither which cards nor how many is told. The stock has nine cards.',
    'dark.peek':
      'Dark forest: the start card lies face up. Backs show whose a card is. You may look at your own face-down cards at any time.',
    'house.starts':
      'The ring is known from the rules. The other nine start cards look as this edition drew them: cross, saltire, lantern, star, petal, banner, pillar, dawn and dusk. None carries a symbol.',
    'house.decks':
      'Each side has one Cotton for each of the four lines, six plain cards with one symbol and two with two.',
    'house.north': 'North is the same for both of you. Cards are not turned.',
    'house.begin':
      'Who begins is settled first of all, because that player exchanges and orders first and the other answers.',
    'house.replace':
      'New cards come from the top before the returned ones are shuffled in, so none comes straight back.',
    'house.three': 'Three cards lie open at all times while there are enough. The one on the stock is not a fourth.',
    'house.draw': 'Equal hearts are a draw.',
  },
};
