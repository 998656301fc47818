import type { Chapter } from '../../../words/voice.ts';
import { folkParagraphs, geishaParagraphs } from './cards.en.ts';
import { decided, said } from './chapter.ts';

export const rulebook: readonly Chapter[] = [
  {
    title: 'The house',
    paragraphs: [
      said('aim.rounds', 'Each of you runs a house with one geisha. After three rounds, most tokens win.'),
      said(
        'aim.cards',
        'Every folk card is a guest who pays, or publicity that brings better guests, or a burden left in the hand. It has a colour or any, a requirement, an income, publicity in three colours, and perhaps an effect.',
      ),
      said(
        'aim.reputation',
        'Reputation has three values: performance (red), service (blue) and learning (green). Yours is that of your geisha and of all your publicity together, always as it lies.',
      ),
    ],
  },
  {
    title: 'Setting up',
    paragraphs: [
      said('setup.geisha', 'Geisha are dealt by chance, or chosen. Each is at the table at most once.'),
      decided(
        'setup.order',
        'Whoever starts is settled first. Then geisha are chosen counter-clockwise, from the starter’s right-hand neighbour on; the starter comes last.',
      ),
      said('setup.deal', 'The eighty cards are shuffled and five dealt to each. The rest is the deck.'),
      said(
        'setup.reserve',
        'Before the first turn of a round everybody may, at once and in secret, lay one card of the hand face down as a reserve.',
      ),
      decided(
        'setup.management',
        'Management mode: in every round, after the deal and before the reserves, geisha are chosen anew in that order. One had before may be taken again. Without it you keep your geisha for all three rounds.',
      ),
    ],
  },
  {
    title: 'A turn',
    paragraphs: [
      said('turn.order', 'Turns go clockwise.'),
      said(
        'turn.action',
        'Take exactly one action of three: guest, publicity or introducing. Besides it you may use your reserve once, and your geisha’s ability.',
      ),
      said('turn.guest', 'Guest: play a card of your hand to the right end of your guest row. You may use its effect.'),
      decided(
        'guest.requirement',
        'A guest comes if the requirement is not above your reputation in the card’s colour; with any colour, not above one of the three. Equal is enough.',
      ),
      decided('guest.stays', 'Guests who are in stay, though your reputation may drop later.'),
      said(
        'turn.publicity',
        'Publicity: draw a card, then place any card of your hand at the right end of your publicity row. It asks for nothing, earns nothing and has no effect there.',
      ),
      said(
        'publicity.empty',
        'With an empty deck nothing is drawn, but a card is placed all the same. Without deck and hand there is no publicity.',
      ),
      said('turn.introduce', 'Introducing: discard up to two cards of your hand, then draw as many.'),
      decided(
        'introduce.short',
        'With a short or empty deck you may still discard up to two, and draw what there is. Going out this way counts.',
      ),
      decided('introduce.rest', 'Introducing nobody is allowed, so no turn is ever stuck.'),
      decided('turn.end', 'Your turn ends when you say so, or by itself when nothing is left to do.'),
      said(
        'reserve.use',
        'Once a turn you may turn over your reserve as a guest, if its requirement is met, and use its effect: before the action or after all of it, never within.',
      ),
      decided(
        'reserve.fresh',
        'A reserve laid during a turn can be used from your next turn on. An extra turn counts as next.',
      ),
      said(
        'closed.turn',
        'While closed you invite no guest and use no reserve. Publicity and introducing are allowed.',
      ),
      decided(
        'closed.ends',
        'Closed ends with your own turn and does not add up. Set by others it lasts through your next turn, an extra turn counting as next; set by yourself in your turn it ends with that turn.',
      ),
      said('piles.discard', 'The discard pile lies open. Anybody may read it at any time.'),
      said('piles.deck', 'The deck is never made anew within a round. Who draws beyond it draws what there is.'),
    ],
  },
  {
    title: 'Effects',
    paragraphs: [
      said('effect.optional', 'An effect may be used or left, as a whole.'),
      decided('effect.order', 'If it is used, as much of it as possible happens, in the order of its text.'),
      decided(
        'effect.entry',
        'It happens right after the card comes in by the guest action, from the reserve or by a chain. A card that comes in any other way has none.',
      ),
      said(
        'effect.player',
        '“A player” may be yourself; “another player” may not. Where nobody can be chosen, nothing happens.',
      ),
      decided(
        'effect.always',
        'Always-on and scoring effects are not used and not left: they hold for whoever’s guest row the card lies in, however it came there.',
      ),
      decided(
        'effect.moved',
        'Cards that move change reputation at once, go to the right end and are the newest there.',
      ),
      decided(
        'effect.quiet',
        'Nothing interrupts another’s turn, and no card takes cards out of another’s hand: only the one whose turn it is can go out.',
      ),
    ],
  },
  {
    title: 'End of a round',
    paragraphs: [
      said(
        'end.out',
        'A. When somebody’s hand and reserve are both empty, the round ends at once. Each such player takes a bonus.',
      ),
      said(
        'end.guests',
        'B. When somebody has as many guests as the first hand had cards, 5, 6 or 7, the last lap begins. No ability changes that number.',
      ),
      said('end.deck', 'C. When the deck is empty at any moment of a turn, the last lap begins.'),
      said(
        'end.lap',
        'The last lap: the turn is finished with its extra turns, then everybody has exactly one more, from the left neighbour of whoever called it; the caller comes last. Only the first reason counts. Going out still ends the round at once.',
      ),
      decided(
        'end.caller',
        'Whoever’s turn it is has called the lap, even if an effect made another draw the last card.',
      ),
      decided('end.extra', 'An extra turn within the lap belongs to the same player and does not use up a turn.'),
      decided(
        'end.moments',
        'Going out is judged after the action and after each reserve use, with all effects and the ability; if a reserve used first empties both, there is no action. Guests are counted whenever a card enters a row, the deck after each draw; what was met stays met. Cards being looked at still belong to the deck.',
      ),
      decided('end.both', 'If somebody goes out while B or C is met, A ends the round.'),
      decided(
        'end.idle',
        'If everybody in turn introduces nobody and uses no reserve for one whole lap, the last lap begins as with an empty deck, called by the last of them.',
      ),
    ],
  },
  {
    title: 'Scoring',
    paragraphs: [
      said(
        'settle.met',
        'Unused reserves are turned over together and all judged. If the requirement is met, the card is a guest without effect.',
      ),
      decided(
        'settle.failed',
        'If not, it goes to the hand, and one card more: clockwise from the round’s starter, each such owner takes the top of the deck unseen or any card of the own publicity, none if there is neither.',
      ),
      decided(
        'settle.quiet',
        'Closed does not matter then. Tokiwa’s ability, if unused, applies by itself. Nobody gains a bonus, no lap is called, and Rice Brokers count the publicity that is left.',
      ),
      said('score.income', 'Add the income of your guests and what scoring effects earn.'),
      said(
        'score.hand',
        'Take off one for the first card left in your hand, two for the second, three for the third, and so on.',
      ),
      said('score.floor', 'A round is never worth less than nothing.'),
      said('score.bonus', 'Going out brings 5 tokens in rounds 1 and 2, and 10 in round 3, beside all else.'),
      decided(
        'score.tokens',
        'A round’s result is told to all; the total is kept secret unless you chose open tokens. Cards left in hands are not shown, only their number.',
      ),
    ],
  },
  {
    title: 'The next round, and the end',
    paragraphs: [
      said(
        'round.next',
        'All folk cards are gathered and shuffled: six cards each in round 2, seven in round 3. Rows, closed houses, used abilities, extra turns and the last lap are done with.',
      ),
      said('round.start', 'Whoever took the last turn begins.'),
      said('game.win', 'After round 3 most tokens win.'),
      said(
        'game.tie',
        'With as many tokens, fewer cards left after round 3, reserves settled. Still equal: the victory is shared.',
      ),
    ],
  },
  { title: 'The folk', paragraphs: folkParagraphs },
  { title: 'The geisha', paragraphs: geishaParagraphs },
  {
    title: 'What is known, and what this edition decided',
    paragraphs: [
      said(
        'secret.hands',
        'Hands, reserves and totals are private. Rows, discards, reputations, closed houses, used abilities, the sizes of hands and deck and whether there is a reserve are public.',
      ),
      decided(
        'secret.deck',
        'Nobody knows the order of the deck, but for cards put under it openly, whose place all remember, and cards that a Fortune Teller has seen.',
      ),
      decided(
        'house.cards',
        'All eighty folk cards and six geisha are this edition’s own. The colours go red, blue, green and round again.',
      ),
    ],
  },
];
