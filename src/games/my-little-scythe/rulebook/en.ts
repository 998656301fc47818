import type { RulebookWords } from '../../../words/rulebook.ts';
import type { ruleList } from '../rules/ids.ts';
import { printed as cards } from '../words/names.ts';
import { cardSentences } from '../words/things.ts';
import { actions } from './actions.en.ts';
import { each, notes } from './notes.ts';

const noted = notes.en;
const printed = cards.en;
const things = cardSentences.en;

export const en: RulebookWords<typeof ruleList> = {
  titles: {
    game: 'The game',
    map: 'The map',
    setup: 'Setting up',
    turn: 'A turn',
    move: 'Move',
    deliver: 'Deliveries',
    fight: 'Pie fights',
    camp: 'Back at camp',
    quest: 'Quests',
    gift: 'Gifts',
    seek: 'Seek',
    make: 'Make',
    trophy: 'Trophies',
    person: 'The eight personality cards',
    end: 'The end',
    tiles: 'The sixteen power-ups',
    cards: 'The twelve quest cards',
    secret: 'Spells, and what is secret',
  },
  rules: {
    ...actions,
    aim: 'You lead two seekers through a kingdom. They gather apples and gems; you bake pies, learn spells, solve quests, throw pies and win friendship, and each of these can earn you a trophy. Once somebody has four trophies, the last turns begin. Of the players with four trophies, the one with the most friendship wins.',
    'setup.players':
      '2 to 6 players, 45 to 60 minutes. Bots can take any of the seats, so 1 to 6 people can play; alone, you play against 1 to 5 of them: the published game’s cards for one player are not part of this edition.',
    'setup.parts':
      'The parts: a map of 37 hexes. For each player, 2 seekers, a mat with six action spaces, an action marker, 4 trophies, a friendship track and a pie track from 0 to 10, and a dial for fights. 24 apples, 24 gems and 12 quest tokens; those not on the map are the supply. 2 apple dice, 2 gem dice and 1 quest die. 30 spell cards, 12 quest cards and 8 personality cards. 16 power-up tiles: 8 Move, 8 Make. A setup tile.',
    'map.lands':
      'The map has 37 hexes: five each of tundra, mountains, forest, desert, badlands and swamp, six portals, and the castle in the middle. Hexes that share a side are neighbours. Of the five hexes of a terrain one is by the castle, one in the middle and one at the corner of the map, and two are in front of camps. The log calls them the inner, the middle and the corner one, and those in front of a camp by where the camp is: north, northeast, southeast, south, southwest or northwest.',
    'map.portals': 'A portal has no terrain, so no die shows it. Every portal is a neighbour of every other portal.',
    'map.castle': 'Nobody stops at the castle, and no token lies there: it is entered only to deliver.',
    'map.camps':
      'Your two seekers begin at your camp, which lies outside the map. No token is ever at a camp. In front of each camp are three hexes. Nobody walks back to camp: a seeker returns there after a delivery, after a lost fight, or when a card says so.',
    'map.fronts':
      'Those three hexes are a portal and the two outer hexes beside it. It takes one step to leave camp for any of them.',
    'make.tokens':
      'You control the apples and gems on the hexes where your seekers stand. Nobody takes tokens in hand; they stay on the map, and when your seeker leaves without them, you control them no more. You pay with apples and gems that you control, and choose from which of your hexes. What is paid goes back to the supply.',
    'setup.kingdoms':
      'Each of you chooses a kingdom: bears, wolves, eagles, bison, tigers, boars or monkeys. They look different and play alike. Kingdoms that nobody chooses stay in the box.',
    'setup.camps':
      'The six camps are numbered clockwise from the north. 2 players use camps 1 and 4; 3 players 1, 3 and 5; 4 players 2, 3, 5 and 6; 5 players all but 4; 6 players all of them.',
    'setup.start':
      'Shuffle the spells, the quest cards and the two piles of power-ups. Everybody puts two seekers on the camp, starts with friendship 3 and 3 pies, and is dealt one spell and one personality card, both secret. Personality cards that are left go back to the box unseen.',
    'setup.tile':
      'The setup tile is turned at random. It shows how 1 apple, 1 gem and 1 quest token are laid on the three hexes in front of each camp in use, one on each hex. Camps that nobody uses get none.',
    'setup.orders':
      'The tile has six sides, one for each camp. A side says what comes to the portal, to the next outer hex clockwise and to the other outer hex. Clockwise the sides say: apple, gem, quest; gem, quest, apple; quest, apple, gem; apple, quest, gem; gem, apple, quest; quest, gem, apple.',
    'setup.even':
      'Even seats, an option that is off unless you choose it: all but the first player start with 2 more pies. From four players up the third and all after them also start with 1 more spell.',
    'turn.order': 'Chance decides who begins. Turns go clockwise, from camp to camp.',
    'turn.action':
      'In your turn, choose one action, move your action marker onto its space, and do it. Your mat has six: Move, Seek A, Seek B, Make pies, Make a spell, Make a power-up. In your turn you may also take one trophy. Then the next player has a turn.',
    'turn.marker':
      'You may not choose the action where your marker lies, which is the one of your last turn. One of the same group is allowed: Seek B after Seek A, or Make a spell after Make pies.',
    'turn.costs': 'A cost must be paid in full: what you cannot pay in full, you cannot choose.',
    'turn.gains':
      'You gain as much as supply, decks and tracks allow, and the rest is lost. You may choose something although you gain little or nothing from it. Friendship and pies stop at 0 and at 10.',
    'trophy.once':
      'There are eight fields, shown here with the number that each asks for. You may win each field once; any number of players may win the same field.',
    ...each('trophy', printed.fields, ({ name, text }) => things.named(name, text)),
    'trophy.friendly': 'To take a trophy you need friendship 3 or more at that moment. Taking it costs nothing.',
    'trophy.one':
      'You may take one trophy in each turn of your own, deliveries and fights that you win as the attacker included. A fight trophy that you take as the defender, in another player’s turn, is beside that.',
    'trophy.four': 'Nobody has more than four trophies, and a trophy is never lost.',
    'trophy.held':
      'The trophy of a fight or a delivery is taken when it happens. Every other you may take in your own turn: before your action, at any decision in it, or at its end. Spells: it is enough that you held three at any moment of the turn, even if you have used some since. Friendship and pies: it is enough that you have the number now, or came up to it during this turn, even if you have lost some since. If you could not take a trophy, say because friendship was below 3, you may take it in any later turn of yours in which its condition is met again.',
    'trophy.window':
      'Friendship and pies that you had when your turn began and have spent or lost since do not count. Where a personality card asks for two things, you must have both at one moment of your turn.',
    'trophy.personality':
      'Your personality card makes one field easier for you. You show it when you take that trophy by its help, and it stays open. You are never forced to.',
    ...each('person', printed.people, ({ name, text }) => things.named(name, text)),
    'end.last':
      'When a turn ends and somebody has four trophies, the last turns begin. Once round, from the player to the left of the one whose turn it was, everybody with fewer than four trophies takes one last turn; the one whose turn it was comes last, and only if still without four. If somebody else reaches four meanwhile, no further turns are added. A player who takes the fourth trophy as a defender before their own last turn has no last turn.',
    'end.limit':
      'In a last turn you may take any number of trophies, up to four in all, and deliver both apples and gems. Your marker still bars its action, and a trophy still needs friendship 3.',
    'end.winner':
      'Of the players with four trophies, the one with the most friendship wins. If that is equal, the one who controls more apples and gems together; if that is equal too, they share the victory. Example: Mia has four trophies and friendship 6, Leo four and friendship 9, Ren three and friendship 10. Leo wins.',
    'end.safety':
      'After 60 rounds the game ends at once, without last turns. Then the most trophies count first, and ties are broken as ever.',
    ...each('tile', printed.tiles, ({ name, text }, tile) => things.tile(name, text) + (noted.tiles[tile] ?? '')),
    ...each(
      'quest',
      printed.quests,
      ({ name, kind, bold, leave }, quest) => things.quest(name, kind, bold, leave) + (noted.quests[quest] ?? ''),
    ),
    secret:
      'Three things are secret: the spells in your hand, your personality card until you show it, and what you choose in a fight until the reveal. Alone among bots you see your own cards all the time. Where people share a device, whoever decides can hold the eye at the foot to look at them.',
    'secret.tiles':
      'The three power-ups that somebody draws are for that player’s eyes. All else is open: how many spells everybody holds, tracks, tiles and solved quests. When the game is over, hands and personalities are shown. A trophy that some personality would allow is offered to everybody who might have that card, so that the offer tells nothing. Where people share a device, each says by a switch, By a card of mine, whether to be offered such trophies; without it a turn with nothing else to take ends by itself.',
    'secret.spells':
      'There are 30 spells: twelve of value 1, ten of value 2 and eight of value 3. When the deck is empty, the discarded spells are shuffled into a new one. When there are none of these either, no spell is drawn, and a resupply is 2 pies. There is no limit to your hand.',
  },
};
