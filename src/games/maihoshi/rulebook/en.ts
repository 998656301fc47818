import type { RulebookWords } from '../../../words/rulebook.ts';
import type { ruleList } from '../rules/ids.ts';
import { folkTexts, geishaTexts } from './cards.en.ts';

export const en: RulebookWords<typeof ruleList> = {
  titles: {
    aim: 'The house',
    setup: 'Setting up',
    turn: 'A turn',
    effects: 'Effects',
    roundEnd: 'End of a round',
    scoring: 'Scoring',
    gameEnd: 'The next round, and the end',
    folk: 'The folk',
    geisha: 'The geisha',
    known: 'What is known, and what this edition decided',
  },
  rules: {
    'aim.rounds': 'Each of you runs a house with one geisha. Whoever has the most tokens after three rounds wins.',
    'aim.cards':
      'Every folk card can be a guest who pays, or publicity that brings better guests; left in the hand it is a burden. It has a colour, or goes with any colour, and it has a requirement, an income, publicity in the three colours, and perhaps an effect.',
    'aim.reputation':
      'Reputation has three values: performance (red), service (blue) and learning (green). Yours is your geisha’s own plus all your publicity, and it changes as soon as your publicity does.',
    'setup.geisha':
      'Geisha are dealt at random, or chosen, and kept for all three rounds. No geisha is at the table twice.',
    'setup.deal': 'The eighty cards are shuffled, and each of you is dealt five. The rest is the deck.',
    'setup.reserve':
      'Before the first turn of a round everybody may, all at once and in secret, lay one card of the hand face down as a reserve.',
    'setup.management':
      'Management mode: in every round, after the deal and before the reserves, geisha are chosen anew. The right-hand neighbour of the round’s starter begins, it goes on counter-clockwise, and the starter chooses last.',
    'setup.order':
      'Without this mode chosen geisha are chosen in the same order, before any card is dealt; who begins the first round is settled first.',
    'setup.again': 'In management mode you may take a geisha again that you had before.',
    'turn.order': 'Turns go clockwise.',
    'turn.action':
      'Take exactly one action of three: guest, publicity or introducing. Besides it you may use your reserve once, and your geisha’s ability.',
    'turn.guest': 'Guest: play a card of your hand to the right end of your guest row. You may use its effect.',
    'guest.requirement':
      'A guest comes if the requirement is no higher than your reputation in the card’s colour; for a guest of any colour, no higher than the best of your three. Equal is enough.',
    'guest.stays': 'Guests who have come stay, even if your reputation drops later.',
    'turn.publicity':
      'Publicity: draw a card, then place any card of your hand at the right end of your publicity row. It asks for nothing, earns nothing and has no effect there.',
    'publicity.empty':
      'With an empty deck nothing is drawn, but a card is placed all the same. Without deck and hand there is no publicity.',
    'turn.introduce': 'Introducing: discard up to two cards of your hand, then draw as many.',
    'introduce.short':
      'With a short or empty deck you may still discard up to two, and draw what there is. Going out this way counts.',
    'introduce.rest': 'Introducing nobody is allowed, so no turn is ever stuck.',
    'turn.end': 'Your turn ends when you say so, or by itself when nothing is left to do.',
    'reserve.use':
      'Once a turn, besides your action, you may turn over your reserve as a guest, if its requirement is met, and use its effect.',
    'reserve.moment':
      'The rules allow it at any time in the turn. Here it comes before the action or when all of that is done, never in the middle of an action or an effect.',
    'reserve.fresh': 'A reserve laid during a turn can be used from your next turn on. An extra turn counts as next.',
    'closed.turn':
      'While your house is closed you invite no guest and use no reserve. Publicity and introducing are still allowed.',
    'closed.ends': 'Your house opens again at the end of your own turn. Being closed twice is no worse than once.',
    'closed.next':
      'If others close it, that is the end of your next turn, and an extra turn counts as next; if you close it yourself in your turn, it is the end of that turn.',
    'piles.discard': 'The discard pile lies open. Anybody may read it at any time.',
    'piles.deck': 'If the deck runs short, you draw what there is.',
    'piles.refill': 'The deck is never refilled within a round.',
    'effect.optional': 'You may use an effect or skip it.',
    'effect.order': 'If you use it, use all of it: as much as possible, in the order of its text.',
    'effect.entry':
      'It happens right after the card comes in by the guest action, from the reserve, or by a Young Heir. A card that comes in any other way has none.',
    'effect.newest': 'The newest card of a row is the one at its right end.',
    'effect.player': '“A player” may be you.',
    'effect.another': '“Another player” may not be you. Where nobody can be chosen, nothing happens.',
    'effect.always':
      'Always-on and scoring effects are neither used nor skipped: they hold for whoever’s guest row the card lies in, however it came there.',
    'effect.moved': 'Cards that move change reputation at once, go to the right end and are the newest there.',
    'effect.quiet':
      'Nothing interrupts another’s turn, and no card takes cards out of another’s hand: only the one whose turn it is can go out.',
    'end.out':
      'A. When your hand and your reserve are both empty, you are out: the round ends at once, and you take a bonus.',
    'end.guests':
      'B. When somebody has as many guests as each of you was dealt cards this round (5, 6 or 7), the last lap begins. No ability changes that number.',
    'end.deck': 'C. When the deck runs out, at any moment of a turn, the last lap begins.',
    'end.lap':
      'The last lap: everybody has one more turn, beginning with the left neighbour of whoever called the lap, who comes last. Going out still ends the round at once.',
    'end.first':
      'The current turn, with its extra turns, is finished before the lap. The first reason counts; another one does not prolong it.',
    'end.caller':
      'The rules say that the lap ends with whoever has the guests or drew the last card. Where an effect makes that somebody whose turn it is not, we read it as the one whose turn it is: so everybody has one more turn.',
    'end.extra': 'An extra turn within the lap belongs to the same player and does not use up a turn.',
    'end.moments':
      'Whether you are out is judged after your action and after using a reserve, when all effects and abilities are done; if a reserve that comes first puts you out, there is no action. Guests are counted whenever a card enters a row, moved ones too, the deck after each draw; a lap that has been called stays called. Cards being looked at still belong to the deck.',
    'end.both': 'If somebody goes out while B or C is met, A ends the round.',
    'end.idle':
      'If everybody in turn introduces nobody and uses no reserve for one whole lap, the last lap begins as with an empty deck, called by the last of them.',
    'settle.met':
      'Unused reserves are turned over. If the requirement is met, the card becomes a guest, without its effect.',
    'settle.failed':
      'If not, it goes to the hand with one more card: its owner takes the top card of the deck, or any card from their own publicity row.',
    'settle.order':
      'All reserves are judged before anybody takes a card. Then it goes clockwise from the round’s starter, and the card of the deck is not seen before it is taken; where there is neither, none is taken.',
    'settle.quiet':
      'It does not matter here whether a house is closed. Tokiwa’s ability, if unused, applies by itself. Nobody gains a bonus, no lap is called, Rice Brokers count the publicity that is left, and in a tie the hands count as they are then.',
    'score.income': 'Add the income of your guests and what scoring effects earn.',
    'score.hand':
      'Subtract one for the first card left in your hand, two for the second, three for the third, and so on.',
    'score.floor': 'A round never scores less than zero.',
    'score.bonus': 'Going out brings 5 tokens in rounds 1 and 2, and 10 in round 3, on top of everything else.',
    'score.tokens': 'How many tokens you have in all is your secret.',
    'score.told':
      'A round’s result is announced, for all its parts lie open, and you may choose to play with open tokens. Cards left in hands are not shown, only their number.',
    'round.next':
      'All folk cards are gathered and shuffled: six cards each in round 2, seven in round 3. Rows, closed houses, used abilities, extra turns and the last lap are all cleared.',
    'round.start': 'Whoever took the last turn of a round begins the next.',
    'game.win': 'After round 3 the most tokens win.',
    'game.tie':
      'If tokens are equal, the one with fewer cards left in hand after round 3 wins. Still equal: the victory is shared.',
    ...folkTexts,
    ...geishaTexts,
    'secret.hands':
      'Hands, reserves and totals are private. Rows, discards, reputations, closed houses, used abilities, the sizes of hands and deck and whether there is a reserve are public.',
    'secret.deck':
      'Nobody knows the order of the deck, except for cards put under it openly, which everybody remembers in their places, and cards put there by a Fortune Teller, which that player remembers.',
    'house.cards':
      'All eighty folk cards and six geisha are this edition’s own. The reputations of the geisha were weighed in thousands of games among equal bots, and those that won too often or too seldom were adjusted; some difference is left. The colours follow each other as red, blue, green and round again.',
  },
};
