import type { Phrase } from '../../../words/phrase.ts';
import { APPLES, GEMS, KINDS, TO_DELIVER } from '../rules/cards.ts';
import type { Price } from '../rules/deeds.ts';
import type { Left, Reason } from '../rules/reasons.ts';
import type { NameWords } from './names.en.ts';
import { Namer } from './names.ts';
import type { ReasonWords } from './reasons.en.ts';

const isOfTokens = ({ apples, gems, any }: Price): boolean => apples + gems + any > 0;

/** Decides how a reason is said, once for every language. */
export class ReasonSpeaker extends Namer<NameWords & ReasonWords> {
  reason(reason: Reason): Phrase {
    const { words } = this;
    switch (reason.is) {
      case 'nobodyThere':
      case 'offTerrain':
      case 'lastTurns':
      case 'prize':
      case 'routs':
      case 'resupplies':
      case 'decides':
        return [words[reason.is]];
      case 'refused':
        return [words.refusals[reason.rule]];
      case 'unpaid':
        return [words.unpaid(this.#price(reason.price), this.#price(reason.has), isOfTokens(reason.price))];
      case 'othersTurn':
        return words.othersTurn(reason.side);
      case 'steps':
        return [words.steps(reason.rule === 'move.cargo', reason.steps)];
      case 'needs':
        return [words.needs(this.fieldOf(reason.field).text)];
      case 'total':
        return [words.total(reason.points)];
      case 'takes':
        return [words.takes(this.fieldOf(reason.field).name, reason.count)];
      case 'byPersonality':
        return [words.byPersonality(this.personOf(reason.field).name)];
      case 'left':
        return [this.#left(reason)];
      case 'walks':
        return [words.walks(reason.steps, reason.laden)];
      case 'rolls': {
        const { apples, gems, quests } = reason;
        return apples + gems + quests === 0 ? [words.bringsNothing] : words.rolls(apples, gems, quests);
      }
      case 'brings': {
        const more = [
          ...(reason.powerUps > 0 ? [words.aPowerUp] : []),
          ...(reason.quests > 0 ? [words.aQuestToPlace] : []),
        ];
        const gain = [this.#price(reason), ...more].filter((part) => part !== '').join(words.comma);
        return [gain === '' ? words.bringsNothing : words.brings(gain)];
      }
      case 'noPrize':
        return [words.noPrize[reason.rule]];
      case 'staysBehind':
        return words.staysBehind(this.drawnTokens(reason.apples, reason.gems));
      case 'keeps':
        return [this.tileOf(reason.pile, reason.tile).text];
      case 'costs':
        return [words.costs(this.#price(reason))];
      case 'friendship':
        return [words.befriends(reason.by, reason.now)];
      case 'befriends':
        return words.gift(reason.side, reason.points);
      case 'givesTo':
        return words.givesTo(reason.side);
      case 'questWaits':
        return words.questWaits(reason.things[0]);
      case 'fights': {
        const { side, pies, spells, friendship } = reason;
        return words.fights(side, pies, spells, friendship);
      }
      case 'willHave':
        return words.willHave(this.drawnTokens(reason.apples, reason.gems));
      case 'atDoor':
        return words.atDoor(words.drawnTokens(KINDS[reason.kind], TO_DELIVER));
      case 'taken':
        return words.taken(reason.side, this.fieldOf(reason.field).name);
      case 'controls':
        return words.controls(reason.side, reason.points);
    }
  }

  #left({ field, has, wants }: Left): string {
    const { words } = this;
    const { name } = this.fieldOf(field);
    return (field === APPLES || field === GEMS ? words.toDeliver : words.toTake)(name, has, wants);
  }

  #price({ apples, gems, any, pies, spells }: Price): string {
    const { words } = this;
    const parts = [
      ...(apples + gems > 0 ? [this.tokens(apples, gems)] : []),
      ...(any > 0 ? [words.wares(any)] : []),
      ...(pies > 0 ? [words.pies(pies)] : []),
      ...(spells > 0 ? [words.spells(spells)] : []),
    ];
    return parts.join(words.comma);
  }
}
