import type { QuestName } from '../rules/cards.ts';
import type { Rule } from '../rules/ids.ts';

type Chapters = 'move' | 'deliver' | 'fight' | 'camp' | 'quest' | 'gift' | 'seek' | 'make';
/** What the actions do, and what comes of them. */
export type ActionRule = Exclude<
  Extract<Rule, `${Chapters}.${string}`>,
  'make.tokens' | Extract<Rule, `quest.${QuestName}`>
>;

export const actions: Readonly<Record<ActionRule, string>> = {
  'move.seekers':
    'Your two seekers move once each, in either order. You may leave one where it is, but at least one must move if it can.',
  'move.steps':
    'Without tokens, a seeker moves up to 2 steps. A step leads to a neighbouring hex, whatever lies there. Your own two seekers may share a hex.',
  'move.end':
    'One seeker ends its move before the other begins. A move must end on another hex than it began. A seeker that returned to camp in this action does not move again.',
  'move.cargo': 'Carrying apples and gems, any number of them, a seeker moves 1 step.',
  'move.load':
    'A seeker picks up tokens only where its move begins, as many as you like, and sets all of them down where it ends. The second seeker may pick up what the first has set down.',
  'move.rival':
    'A seeker that enters a hex with another player’s seeker stops there, and a pie fight follows. It may not pass through.',
  'deliver.four':
    'A delivery wins the Apples or the Gems trophy. In one Move you bring exactly 4 apples, or exactly 4 gems, and nothing else to the castle; what more lies where they start stays there. With the personality Farmer exactly 3 apples will do as well, with Miner exactly 3 gems. They go to the supply, you take the trophy, and each seeker that carried some returns to camp and resupplies. That was its move; the other seeker may still make its own.',
  'deliver.reach':
    'Only for a delivery the castle counts as one step from the six hexes around it and from every portal. The way there may not enter a rival’s hex.',
  'deliver.joint':
    'Both seekers may deliver together, carrying 4 of a kind between them, or the 3 of a Farmer or Miner, and at least 1 each. Neither may have moved yet, and each must be able to reach the castle. You choose who carries how many.',
  'deliver.trophy':
    'You may deliver only if you can take the trophy at once: you do not have it yet, you have fewer than four trophies and friendship 3 or more, and you have taken no other trophy in this turn.',
  'fight.each':
    'When your seekers have moved, there is one pie fight on each hex that they share with a rival’s. You are the attacker, the rival is the defender. A fight cannot be declined. Of several you choose which comes first.',
  'fight.friendship':
    'The attacker loses 1 friendship for each fight, however many seekers stand there. At friendship 0 it costs nothing.',
  'fight.secret':
    'Both choose in secret: a number of pies, and at most one spell for each seeker of their own on that hex.',
  'fight.dial':
    'You set 0 to 7 pies on your dial, and no more than you have. A player with neither pies nor spells has nothing to choose.',
  'fight.total':
    'Both reveal together. A total is the pies set and the values of the spells, and a Pie Cannon adds 2. The higher total wins. Example: 3 pies and a value-3 spell make 6; 5 pies make 5 and lose.',
  'fight.tie': 'If the totals are equal, the attacker wins.',
  'fight.trophy':
    'The winner may take the fight trophy now, and not later. For the attacker it is the one trophy of this turn. The defender may take it too, although it is another player’s turn. There is none if the winner has it already, has four trophies, has less than friendship 3 (the attacker after losing 1 for attacking), or, as attacker outside the last turns, has taken another trophy in this turn. With the personality Brave the loser may take it in the same way after a fight lost by at most 2, a defender beaten by an equal total too.',
  'fight.rout':
    'Then all of the loser’s seekers on that hex return to camp and resupply. Tokens stay on the hex, those just carried there too. The winner stays.',
  'fight.aside':
    'Last of all, both lose the pies that they set, and discard the spells that they used, win or lose. So a loser who takes pies at camp may have 8 for a moment, and may take the pie trophy for them if it is that player’s own turn; and a spell drawn at camp is never one of this fight. The next fight is fought with what is left.',
  'camp.resupply':
    'A seeker that returns to camp resupplies: draw 1 spell or gain 2 pies, as you choose. If both return, you resupply twice.',
  'camp.marker':
    'It also takes your action marker off your mat: in your next turn you may choose any action. That goes for a delivery and for a lost fight, whoever’s turn it is.',
  'camp.cards':
    'In this edition two cards go beyond the printed rule and send a seeker to camp as well: the quest Race Marshal and the power-up Camp Wagon. The seeker must be on the map, and tokens on its hex stay there. Race Marshal takes the action marker off as ever; Camp Wagon leaves it.',
  'quest.when':
    'After the fights of a Move, each of your seekers that stands on a quest token meets a quest, moved or not, in the order you choose. Two on one token meet it once. Passing over a token does nothing. A seeker beaten in this action meets none. The token goes back to the box.',
  'quest.sides':
    'Draw the top quest card. Choose its kind side (blue), its bold side (red), or leave it. Pay what the side asks for, then gain what it gives. Losing friendship is not a cost: you may be bold with any friendship, and it stops at 0. A card solved, kind or bold, is kept beside your mat.',
  'quest.leave':
    'If you leave it, do what its line for leaving says, if anything. The card goes under the deck and does not count as solved.',
  'quest.here':
    '“Here” is the hex of the seeker that met the quest. Apples and gems gained there come from the supply. Quest tokens are never carried.',
  'quest.deck': 'There are 12 quest cards for 12 quest tokens, so the deck never runs out.',
  'gift.move':
    'Some cards let you give apples or gems. A gift goes from hexes that you control to a hex with a seeker of the player who receives it.',
  'gift.rival':
    'A rival is any other player with a seeker on the map. You choose the rival, and on which of that player’s hexes the gift is laid. A gift brings only what its card says; the friendship for gifts in Seek does not apply.',
  'seek.dice':
    'Seek A rolls 2 apple dice, 1 gem die and the quest die. Seek B rolls 1 apple die, 2 gem dice and the quest die. Every die shows each of the six terrains once.',
  'seek.place':
    'For each die, place one token of its kind from the supply on a hex of the terrain it shows: any of the five, whoever stands there and whatever lies there. You choose the order. What can be placed must be placed.',
  'seek.bonus':
    'For each apple or gem that you place on a hex with another player’s seeker, you gain 1 friendship. A quest token brings none.',
  'seek.quest':
    'A quest token goes only on a hex of that terrain with no seeker and no quest token. If there is none, it is not placed.',
  'seek.short': 'What the supply lacks is not placed. If it has too few, you choose which dice are filled.',
  'make.pies': 'Make pies: pay 2 apples, gain 2 pies.',
  'make.spell': 'Make a spell: pay 2 gems, draw 1 spell.',
  'make.no-spell': 'Make a spell cannot be chosen when there is no spell to draw.',
  'make.power-up':
    'Make a power-up: pay 1 apple and 1 gem. Choose the Move or the Make pile, draw 3 tiles, keep 1, and put the others under the pile in any order. A Move tile helps you from then on.',
  'make.both':
    'You may have one Move and one Make power-up. With one of them you draw from the other pile; with both you cannot choose this action. A power-up is never given up.',
  'make.space':
    'A Make power-up is a seventh action of your own. When you gain it by Make a power-up, your marker moves onto the new action: next turn the new action is barred, and Make a power-up may be chosen again.',
  'make.marker': 'A power-up that a quest gives you does not move your marker.',
  'make.field':
    'What lays something on a hex of your seeker cannot be chosen while both your seekers are at camp; what gives to a rival, not while no rival is on the map.',
};
