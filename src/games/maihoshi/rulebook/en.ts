import type { RulebookWords } from '../../../words/rulebook.ts';
import type { ruleList } from '../rules/ids.ts';
import { folkTextsEn as folkTexts, geishaTextsEn as geishaTexts } from './cards.ts';

export const en: RulebookWords<typeof ruleList> = {
  titles: {
    aim: 'What it is about',
    setup: 'Setting up',
    turn: 'A turn',
    effects: 'Effects',
    roundEnd: 'End of a round',
    scoring: 'Scoring',
    gameEnd: 'The next round, and the end',
    folk: 'All 80 folk cards',
    geisha: 'The six geisha',
    known: 'What is secret, and whose cards these are',
  },
  rules: {
    'aim.players': 'For three to six players. A game takes about 30 minutes.',
    'aim.two': 'In this edition two can play as well, by the same rules.',
    'aim.rounds':
      'Each of you runs a house with one geisha. A game has three rounds, and each of them brings you tokens. Whoever has the most tokens after the third round wins.',
    'aim.cards':
      'A folk card can be a guest who brings income, it can be publicity that lets you receive better guests, or it can be exchanged for a new card. Left in your hand, it costs points. Every card has a colour (red, blue, green or any), a requirement, an income and publicity in one or more colours; most have an effect. The requirement stands at the top left, the income below it, the sign of the effect below that, the publicity at the foot.',
    'aim.reputation':
      'There are three reputations: performance (red, a fan), service (blue, a flask) and learning (green, a book). Each of yours is your geisha’s own value plus all your publicity of that colour. It changes as soon as your publicity does.',
    'aim.parts':
      'You play with 80 folk cards of 19 names, 6 geisha, and tokens to count what you earn. All cards and geisha are listed below.',
    'setup.start': 'Choose the start player of the first round in any way you like.',
    'setup.geisha':
      'Everybody has one geisha for all three rounds, except in management mode. They are dealt at random, or chosen. No geisha is at the table twice; those left over are not used.',
    'setup.deal':
      'Shuffle the 80 folk cards and deal five to each player. The rest is the deck, face down. Discards go face up beside it.',
    'setup.rows':
      'Your guests lie in a row above your geisha, your publicity in a row to her right. To her left there is room for one card face down, the reserve. A new card always goes to the right end of its row.',
    'setup.reserve':
      'Before the first turn of each round everybody may place one card of the hand face down as a reserve, all at once and in secret. It can come as a guest later.',
    'setup.management':
      'Management mode is a variant: in every round, after the deal and before the reserves, everybody chooses a geisha anew. The right-hand neighbour of the round’s start player begins, it goes on counter-clockwise, and the start player chooses last.',
    'setup.order':
      'If geisha are chosen without this mode, they are chosen in the same order, before any card is dealt. So decide who the start player is before that.',
    'setup.again': 'In management mode you may take a geisha again that you had before.',
    'turn.order': 'The start player begins. Turns go clockwise.',
    'turn.action':
      'In your turn you take one action of three: guest, publicity or introduce. You must take one. Besides it you may use your reserve once, and your geisha’s ability.',
    'turn.guest':
      'Guest: place a card of your hand at the right end of your guest row, if its requirement is met. You may use its effect.',
    'guest.requirement':
      'A requirement is met if it is no higher than your reputation in the card’s colour. A card whose colour is “any” may come if at least one of your three reputations is that high. Equal is enough.',
    'guest.stays': 'Guests who have come stay, even if your reputation drops later.',
    'turn.publicity':
      'Publicity: draw a card, then place any card of your hand at the right end of your publicity row. It needs nothing, brings no income and has no effect there. Publicity that an effect lets you do draws a card as well.',
    'publicity.empty':
      'If the deck is empty, you draw nothing and still place a card. If both the deck and your hand are empty, you cannot choose publicity.',
    'turn.introduce': 'Introduce: discard up to two cards of your hand, then draw as many.',
    'introduce.short':
      'If the deck is short or empty, you may still discard up to two cards, and you draw what there is. If that leaves you with neither hand nor reserve, you have gone out (see the end of a round).',
    'introduce.rest': 'You may introduce no card at all. That is a pass, so no turn is ever stuck.',
    'turn.end':
      'Your turn ends when you say so, or by itself when nothing is left to do. You may hold any number of cards: there is no hand limit.',
    'reserve.use':
      'Once a turn, besides your action, you may turn over your reserve and place it as a guest, if its requirement is met. You may use its effect.',
    'reserve.moment':
      'You may use it before your action or when all of the action is done, never in the middle of an action or an effect. The published rules allow it at any time in the turn.',
    'reserve.fresh':
      'A reserve placed during a turn can be used from your next turn on. An extra turn counts as the next one.',
    'closed.turn':
      'A Thief-taker can close a house. While yours is closed, you take no guest action and use no reserve. Publicity and introduce are still allowed.',
    'closed.ends':
      'A closed house opens again at the end of its owner’s turn. Being closed twice is no worse than once.',
    'closed.next':
      'If somebody else closes your house, it opens at the end of your next turn; an extra turn counts as the next one. If you close it yourself in your own turn, it opens at the end of that same turn.',
    'piles.discard': 'The discard pile lies open. Anybody may read it at any time.',
    'piles.deck': 'If the deck is too short, you draw what there is.',
    'piles.refill': 'The deck is never refilled within a round.',
    'effect.optional': 'You may use an effect or skip it.',
    'effect.order':
      'If you use it, do all of it, as far as possible and in the order of its text. You cannot use a part of it.',
    'effect.entry':
      'An effect can be used right after its card has come by the guest action, from the reserve, or by a Young Heir. A card that becomes a guest in any other way brings no effect.',
    'effect.newest': 'The newest card of a row is the one at its right end, as its owner sees it.',
    'effect.player': '“A player” may be you.',
    'effect.another': '“Another player” may not be you. If nobody can be chosen, nothing happens.',
    'effect.always':
      'Always-on and scoring effects (Fire Brigade, Rice Broker) are neither used nor skipped. They count for the player in whose guest row the card lies, however it came there.',
    'effect.moved':
      'A card that moves changes the reputation at once. It goes to the right end of its new row and is the newest there.',
    'effect.quiet':
      'Nothing interrupts another player’s turn, and no effect takes cards out of another player’s hand. So only the player whose turn it is can go out.',
    'end.out':
      'A. If your hand and your reserve are both empty, you have gone out. The round ends at once, and you get a bonus.',
    'end.guests':
      'B. If a player has as many guests as cards were dealt to each this round (5, 6 or 7), the final turns begin. No ability changes that number.',
    'end.deck': 'C. If the deck runs out, at any moment of a turn, the final turns begin.',
    'end.lap':
      'Final turns: everybody has one more turn, beginning on the left of the player in whose turn B or C happened; that player comes last. If the second of four players starts them, the third, the fourth, the first and the second have one turn each, in this order. Going out ends the round at once even then.',
    'end.first':
      'When B or C happens, the current turn and its extra turns are finished first; going out (A) ends the round without them. Another reason that comes up later makes the final turns no longer.',
    'end.caller':
      'The rules say that the player who has the guests, or who drew the last card, comes last. If an effect makes that a player whose turn it is not, we read it as the player whose turn it is. That way everybody has one more turn.',
    'end.extra': 'An extra turn within the final turns belongs to the same player and does not count as one of them.',
    'end.moments':
      'Whether you have gone out is checked when your action, or the use of your reserve, is done with all effects and abilities. If a reserve used before the action leaves you with no card, the round ends without an action. Guests are counted whenever a card enters a guest row, also one that moves there; the deck is checked after each draw. Final turns that have begun are not called off. Cards that a Fortune Teller looks at still belong to the deck.',
    'end.both': 'If somebody goes out while B or C is met as well, A ends the round.',
    'end.idle':
      'If every player passes (introduces no card and uses no reserve) for a full turn around the table, the final turns begin as with an empty deck. That counts as happening in the turn of the last to pass.',
    'settle.met':
      'When the round is over, all unused reserves are turned over. If the requirement is met, the card becomes a guest, without its effect.',
    'settle.failed':
      'If it is not met, the card goes to its owner’s hand, and as a penalty the owner takes one more card: the top card of the deck, or any card from the owner’s publicity row.',
    'settle.order':
      'All reserves are judged before anybody takes a card. Then those whose reserve failed take one each, clockwise from the round’s start player. The card of the deck is taken unseen. If there is neither deck nor publicity, none is taken.',
    'settle.quiet':
      'It does not matter here whether a house is closed. Tokiwa’s ability, if unused, applies by itself. Nobody gets a bonus and no final turns begin. Rice Brokers count the publicity that is left, and a tie is decided by the hands as they are then.',
    'score.income': 'Add the incomes of your guests and what scoring effects bring.',
    'score.hand':
      'Subtract 1 for the first card left in your hand, 2 for the second, 3 for the third, and so on: 1 card costs 1, two cost 3, three 6, four 10, five 15.',
    'score.floor': 'A round never scores less than zero.',
    'score.bonus':
      'Whoever went out gets a bonus of 5 in rounds 1 and 2, and of 10 in round 3, on top of everything else.',
    'score.example':
      'An example: Hiōgi, a geisha with 1 more for each red guest, has guests with incomes of 5, 6 and 2, which is 13. Two of them are red: her ability brings 2 more, 15. Three cards are left in the hand, which costs 6. She takes 9 tokens. Another player went out in round 1 with guests worth 7: no cards to subtract, a bonus of 5, so 12 tokens.',
    'score.tokens': 'Your score is paid in tokens. How many you have in all is your secret until the end.',
    'score.told':
      'The result of a round is announced, since all its parts lie open. You may also agree to play with open tokens. Of the cards left in a hand only the number is told.',
    'round.next':
      'Gather all folk cards and shuffle them. Deal six to each player in round 2, seven in round 3. Rows, closed houses, used abilities, extra turns and final turns are all cleared.',
    'round.start': 'Whoever took the last turn of a round is the start player of the next.',
    'game.win': 'After round 3 the player with the most tokens wins.',
    'game.tie':
      'If tokens are equal, the player with fewer cards left in hand after round 3 wins. If that is equal too, they share the victory.',
    'folk.list':
      'The colours follow each other in a circle: red, blue, green, and red again. After red, “the next” is blue and “the one before” is green. Fourteen names come in all three colours; the cards of a name differ in nothing but the colour. Five cards have any colour. 11 names with 6 cards, 3 with 3 and 5 with one make 80.',
    ...folkTexts,
    'ability.use':
      'The numbers are the geisha’s own reputation. You may use her ability or not, unless it says otherwise. What is possible once a round is possible again in the next one.',
    ...geishaTexts,
    'secret.hands':
      'Secret: hands, reserves, and how many tokens you have in all. Open to everybody: guests, publicity, discards, reputations, closed houses, used abilities, how many cards hands and deck have, and whether there is a reserve.',
    'secret.deck':
      'Nobody knows the order of the deck, except for cards put under it face up, which everybody remembers in their places, and cards put there by a Fortune Teller, which that player remembers.',
    'house.cards':
      'All 80 folk cards and the six geisha are this edition’s own. The geisha were weighed in thousands of games among equal bots, and those that won too often or too seldom were adjusted; some difference is left.',
  },
};
