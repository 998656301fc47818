import type { RulebookWords } from '../../../words/rulebook.ts';
import type { ruleList } from '../rules/ids.ts';
import { printed } from '../words/cards.en.ts';
import { things } from '../words/things.en.ts';
import { each } from './each.ts';

export const en: RulebookWords<typeof ruleList> = {
  titles: {
    kingdom: 'The kingdom',
    setup: 'Setting up',
    turn: 'A turn',
    move: 'Moving',
    fight: 'Pie fights',
    camp: 'Camp',
    quest: 'Quests',
    seek: 'Seeking',
    make: 'Making',
    trophy: 'Trophies',
    end: 'The end',
    tiles: 'Power-ups',
    cards: 'Quest cards',
    secret: 'What is secret',
  },
  rules: {
    aim: 'Each of you leads two seekers through the kingdom, gathers apples and gems, bakes pies, learns spells and meets quests. Four trophies end the game; among those who have four, the friendliest wins.',
    'map.lands':
      'The map has 37 hexes: five each of tundra, mountains, forest, desert, badlands and swamp, six portals, and the castle in the middle.',
    'map.portals': 'Portals have no terrain. Every portal is a neighbour of every other.',
    'map.castle': 'Nobody stops at the castle: it is entered only to deliver.',
    'map.camps': 'Camps lie outside the map, and no token is ever there. In front of each are three hexes.',
    'map.fronts':
      'The three hexes are a portal and the two outer hexes beside it. A seeker leaves camp by a step onto one of them.',
    'setup.players':
      'Two to six play, people and bots in any mixture. Alone you play against one to five bots; the published solo cards are not part of this edition.',
    'setup.kingdoms':
      'Each of you chooses a kingdom: bears, wolves, eagles, bison, tigers, boars or monkeys. They look different and play alike.',
    'setup.camps':
      'The six camps are counted clockwise from the north. Two players use camps 1 and 4, three 1, 3 and 5, four 2, 3, 5 and 6, five all but 4.',
    'setup.start':
      'Everybody starts with two seekers at camp, friendship 3, 3 pies, one secret spell and one secret personality card.',
    'setup.tile':
      'The setup tile, turned at random, puts an apple, a gem and a quest token on the three hexes before every camp in use, in one of six orders.',
    'setup.orders':
      'On the portal, the first and the second outer hex clockwise, the six orders round the tile are: apple, gem, quest; gem, quest, apple; quest, apple, gem; apple, quest, gem; gem, apple, quest; quest, gem, apple.',
    'setup.even':
      'Even seats, if chosen: all but the first player start with 2 more pies; from four players on, the later half of the table with one more spell too.',
    'turn.order': 'Chance decides who begins; turns go clockwise from camp to camp.',
    'turn.action': 'In your turn you choose one action, move your marker there and do it.',
    'turn.marker': 'The action of your last turn is barred, as long as your marker lies there.',
    'turn.costs': 'Costs must be payable in full; what cannot be paid cannot be chosen.',
    'turn.gains': 'Gains are taken as far as supply, decks and tracks allow. Friendship and pies stop at 0 and 10.',
    'move.seekers': 'Each of your seekers may move once, in either order; at least one must.',
    'move.steps': 'Without tokens a seeker goes up to two steps. Your own two may share a hex.',
    'move.end':
      'One seeker finishes before the other starts. A move ends on another hex than it began. A seeker that returned to camp in this action does not move again.',
    'move.cargo': 'With any number of apples and gems it goes one step.',
    'move.load':
      'Tokens are picked up only where the seeker starts, and all are set down where it ends. The second seeker may pick up what the first has set down.',
    'move.rival': 'Entering a hex with another player’s seeker ends that seeker’s movement; a pie fight follows.',
    'deliver.four':
      'A delivery brings exactly 4 apples, or exactly 4 gems, to the castle within one action and nothing else. They go to the supply, and each seeker that brought some goes to camp.',
    'deliver.reach':
      'For a delivery the castle is one step from the six hexes around it and from every portal. The way may not enter a rival’s hex.',
    'deliver.joint':
      'Both seekers may deliver together, if neither has moved, each brings at least 1 and each can get there. You choose who brings how many.',
    'deliver.trophy': 'You may deliver only if you can take its trophy now, and you take it at once.',
    'fight.each': 'When both seekers have moved there is one fight on each shared hex, in the order the mover chooses.',
    'fight.friendship': 'Attacking costs 1 friendship for each fight, never below 0.',
    'fight.secret': 'Both choose in secret: pies, and at most as many spells as they have seekers there.',
    'fight.dial': 'The dial goes from 0 to 7 pies. A player with neither pies nor spells chooses nothing.',
    'fight.total': 'The total is pies and spell values. The higher wins.',
    'fight.tie': 'On a tie the attacker wins.',
    'fight.trophy':
      'The winner may take the fight trophy at once or not at all. The defender may do so in another’s turn; for the attacker it is the trophy of the turn.',
    'fight.rout': 'All seekers of the loser on that hex go to camp and resupply. Tokens stay, those carried in too.',
    'fight.aside':
      'Only then do both lose the pies they set, and the spells they used go to the discards: a loser may reach 8 pies for a moment, and no spell drawn at camp comes from this fight. The next fight uses what is left.',
    'camp.resupply': 'A seeker that comes back to camp resupplies: 1 spell or 2 pies. Two come back, two resupplies.',
    'camp.marker': 'It also takes your marker off the mat: any action is free in your next turn.',
    'camp.cards':
      'Cards of this edition, too, send a seeker to camp: only one that is on the map, and its tokens stay.',
    'quest.when':
      'After the fights of a Move, your seekers on quest tokens meet a quest, moved or not, in the order you choose. Two on one token meet it once. The token leaves the game.',
    'quest.sides':
      'Draw a card and be kind, be bold or leave it. You may choose to lose friendship that you do not have: it stops at 0. A solved card is kept by your mat.',
    'quest.leave': 'A quest that is left goes under the deck, after its own line for leaving.',
    'quest.here': '“Here” is the seeker’s hex; what comes there comes from the supply. Quest tokens are never carried.',
    'quest.deck': 'There are twelve cards and twelve tokens, so the deck never runs out.',
    'gift.move': 'A gift goes from hexes you control to a hex with a seeker of the receiver.',
    'gift.rival':
      'A rival is any player with a seeker on the map. You choose who receives and on which of their hexes. A gift gives no Seek bonus.',
    'seek.dice':
      'Seek A rolls two apple dice, a gem die and a quest die; Seek B an apple die, two gem dice and a quest die.',
    'seek.place': 'Place each token on any hex of its die’s terrain, in any order. What can be placed must be placed.',
    'seek.bonus': 'Each apple or gem placed with another player’s seeker gives you 1 friendship.',
    'seek.quest': 'A quest goes only to a hex with no seeker and no quest, else nowhere.',
    'seek.short': 'What the supply lacks is not placed; with too few you choose which dice are served.',
    'make.tokens':
      'You pay with apples and gems you control: those on hexes with your seekers. You choose from which. Tokens stay on the map; nobody takes them in hand.',
    'make.pies': 'Make pies: 2 apples for 2 pies.',
    'make.spell': 'Make a spell: 2 gems for 1 spell.',
    'make.no-spell': 'It cannot be chosen with no spell to draw.',
    'make.power-up':
      'Make a power-up: 1 apple and 1 gem. Choose the Move or the Make pile, draw three, keep one and put the others under the pile in any order.',
    'make.both': 'You have at most one Move and one Make power-up.',
    'make.space':
      'A Make power-up is an action space of your own. If it came by this action it takes your marker, so that Make a power-up is free again.',
    'make.marker': 'A power-up from a quest does not move the marker.',
    'make.field': 'What needs a hex of yours, or a rival on the map, cannot be chosen without.',
    ...each('trophy', printed.fields, ({ name, text }) => things.person(name, text)),
    'trophy.friendly': 'A trophy is taken only with friendship 3 or more, at the moment of taking.',
    'trophy.one':
      'One a turn of your own, deliveries and fights won as attacker included. Only a fight trophy in another’s turn is free of that.',
    'trophy.once': 'Each field once a player; any number of players share a field.',
    'trophy.four': 'Nobody takes more than four, and none is ever lost.',
    'trophy.held':
      'Fights and deliveries are claimed when they happen, all else at any decision of your turn, its end included. Spells count at any moment of your turn, also if fewer are left. Friendship and pies count while they stand, and until your turn ends where you reached them in it.',
    'trophy.window':
      'Friendship and pies that were there when your turn began and have been spent cannot be claimed. All that a personality asks for together must be there at one moment of the turn.',
    'trophy.personality':
      'Your secret personality eases one field. It is shown to claim that field, and you are never forced to.',
    ...each('person', printed.people, ({ name, text }) => things.person(name, text)),
    'end.last':
      'When a turn ends and anybody has four trophies, everybody with fewer takes one last turn, once round; whoever’s turn it was comes last.',
    'end.limit': 'In last turns the limit of one trophy a turn is off. Barred actions and friendship 3 remain.',
    'end.winner':
      'Among those with four trophies most friendship wins, then most apples and gems controlled; then the victory is shared.',
    'end.safety': 'After 60 rounds the game ends without last turns, and most trophies count first.',
    ...each('tile', printed.tiles, ({ name, text }) => things.aCard(name, text)),
    ...each('quest', printed.quests, ({ name, kind, bold, leave }) => things.quest(name, kind, bold, leave)),
    secret: 'These are secret: spells in hand, personalities until shown, and choices in a fight until the reveal.',
    'secret.tiles':
      'The three power-ups that somebody draws are for that player’s eyes; all else is open, hand sizes too. When the game is over, hands and personalities lie open. A trophy that some personality would allow is offered to everybody who may have that card.',
    'secret.spells':
      'There are thirty spells: twelve of 1, ten of 2 and eight of 3. An empty deck is made anew from the discards; without either, no spell is drawn, and a resupply is 2 pies.',
  },
};
