import type { Chapter } from '../../../words/voice.ts';
import { folkParagraphs, geishaParagraphs } from './cards.en.ts';
import { decided, drawn, said } from './chapter.ts';

export const rulebook: readonly Chapter[] = [
  {
    title: 'The house',
    paragraphs: [
      said(
        'aim.rounds',
        'Each of you runs a house with one geisha. Whoever has the most tokens after three rounds wins.',
      ),
      drawn(
        'anatomy',
        said(
          'aim.cards',
          'Every folk card can be a guest who pays, or publicity that brings better guests; left in the hand it is a burden. It has a colour, or goes with any colour, and it has a requirement, an income, publicity in the three colours, and perhaps an effect.',
        ),
      ),
      drawn(
        'house',
        said(
          'aim.reputation',
          'Reputation has three values: performance (red), service (blue) and learning (green). Yours is your geisha’s own plus all your publicity, and it changes as soon as your publicity does.',
        ),
      ),
    ],
  },
  {
    title: 'Setting up',
    paragraphs: [
      said('setup.geisha', 'Geisha are dealt by chance, or chosen. No geisha is at the table twice.'),
      decided(
        'setup.order',
        'The starter is settled first. Then geisha are chosen counter-clockwise, beginning with the starter’s right-hand neighbour; the starter chooses last.',
      ),
      said('setup.deal', 'The eighty cards are shuffled, and each of you is dealt five. The rest is the deck.'),
      said(
        'setup.reserve',
        'Before the first turn of a round everybody may, all at once and in secret, lay one card of the hand face down as a reserve.',
      ),
      decided(
        'setup.management',
        'Management mode: in every round, after the deal and before the reserves, geisha are chosen anew in that order. You may take the same one again. Without this mode you keep your geisha for all three rounds.',
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
      drawn(
        'raised',
        decided(
          'guest.requirement',
          'A guest comes if the requirement is no higher than your reputation in the card’s colour; for a guest of any colour, no higher than the best of your three. Equal is enough.',
        ),
      ),
      decided('guest.stays', 'Guests who have come stay, even if your reputation drops later.'),
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
        'Once a turn you may turn over your reserve as a guest, if its requirement is met, and use its effect: before your action or when all of it is done, never in the middle.',
      ),
      decided(
        'reserve.fresh',
        'A reserve laid during a turn can be used from your next turn on. An extra turn counts as next.',
      ),
      said(
        'closed.turn',
        'While your house is closed you invite no guest and use no reserve. Publicity and introducing are still allowed.',
      ),
      said(
        'closed.ends',
        'Your house opens again at the end of your own turn; being closed twice is no worse than once. If others close it, that is the end of your next turn, an extra turn counting as next; if you close it yourself in your turn, the end of that turn.',
      ),
      said('piles.discard', 'The discard pile lies open. Anybody may read it at any time.'),
      said('piles.deck', 'The deck is never refilled within a round. If it runs short, you draw what there is.'),
    ],
  },
  {
    title: 'Effects',
    paragraphs: [
      said('effect.optional', 'You may use an effect or skip it, but only as a whole.'),
      decided('effect.order', 'If you use it, do as much of it as possible, in the order of its text.'),
      decided(
        'effect.entry',
        'It happens right after the card comes in by the guest action, from the reserve, or by a Young Heir. A card that comes in any other way has none.',
      ),
      said(
        'effect.player',
        '“A player” may be you; “another player” may not. Where nobody can be chosen, nothing happens.',
      ),
      decided(
        'effect.always',
        'Always-on and scoring effects are neither used nor skipped: they hold for whoever’s guest row the card lies in, however it came there.',
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
        'A. When your hand and your reserve are both empty, you are out: the round ends at once, and you take a bonus.',
      ),
      said(
        'end.guests',
        'B. When somebody has as many guests as each of you was dealt cards this round (5, 6 or 7), the last lap begins. No ability changes that number.',
      ),
      said('end.deck', 'C. When the deck runs out, at any moment of a turn, the last lap begins.'),
      drawn(
        'lap',
        said(
          'end.lap',
          'The last lap: the current turn and its extra turns are finished. Then everybody has exactly one more turn, beginning with the left neighbour of whoever called the lap, who comes last. Only the first reason counts. Going out still ends the round at once.',
        ),
      ),
      decided(
        'end.caller',
        'Whoever’s turn it is has called the lap, even if an effect made another draw the last card.',
      ),
      decided('end.extra', 'An extra turn within the lap belongs to the same player and does not use up a turn.'),
      decided(
        'end.moments',
        'Whether you are out is judged after your action and after using a reserve, when all effects and abilities are done; if a reserve that comes first puts you out, there is no action. Guests are counted whenever a card enters a row, the deck after each draw; a lap that has been called stays called. Cards being looked at still belong to the deck.',
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
        'Unused reserves are turned over together and all judged. If the requirement is met, the card becomes a guest, without its effect.',
      ),
      said(
        'settle.failed',
        'If not, it goes to the hand with one more card: clockwise from the round’s starter, each such owner takes either the top card of the deck, unseen, or any card of the own publicity row; none if there is neither.',
      ),
      decided(
        'settle.quiet',
        'It does not matter here whether a house is closed. Tokiwa’s ability, if unused, applies by itself. Nobody gains a bonus, no lap is called, and Rice Brokers count the publicity that is left.',
      ),
      drawn('counted', said('score.income', 'Add the income of your guests and what scoring effects earn.')),
      drawn(
        'costs',
        said(
          'score.hand',
          'Take off one for the first card left in your hand, two for the second, three for the third, and so on.',
        ),
      ),
      said('score.floor', 'A round never scores less than zero.'),
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
        'All folk cards are gathered and shuffled: six cards each in round 2, seven in round 3. Rows, closed houses, used abilities, extra turns and the last lap are all cleared.',
      ),
      said('round.start', 'Whoever took the last turn of a round begins the next.'),
      said('game.win', 'After round 3 the most tokens win.'),
      said(
        'game.tie',
        'If tokens are equal, the one with fewer cards left in hand wins, counted after round 3 with the reserves settled. Still equal: the victory is shared.',
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
        'Nobody knows the order of the deck, except for cards put under it openly, which everybody remembers in their places, and cards put there by a Fortune Teller, which that player remembers.',
      ),
      decided(
        'house.cards',
        'All eighty folk cards and six geisha are this edition’s own. The reputations of the geisha were weighed in thousands of games among equal bots, and adjusted where one won too often or too seldom. The colours follow each other as red, blue, green and round again.',
      ),
    ],
  },
];
