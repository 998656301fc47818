import { Stepper } from '../../../ui/stepper/Stepper.tsx';
import type { Lang } from '../../../words/lang.ts';
import { APPLE, GEM } from '../rules/cards.ts';
import { supplyThing } from '../rules/things.ts';
import type { Labels } from '../words/labels.ts';
import { Apple, Gem } from './art/tokens.tsx';
import { Sign } from './Sign.tsx';
import type { Walk } from './walk.ts';

interface CargoProps {
  readonly lang: Lang;
  readonly walk: Walk;
  readonly words: Labels;
  load(apples: number, gems: number): void;
}

/** How many of the apples and gems on its hex a seeker takes along. */
export function Cargo({ lang, walk, words, load }: CargoProps) {
  const { stock, loaded, wanted } = walk;
  const why = (least: number) => ({ least: least > 0 ? words.picksUp : words.loaded, most: words.allOfThem });
  return (
    <div class="mlt-cargo">
      {stock.apples > 0 && (
        <span class="mlt-load">
          <Sign>
            <Apple />
          </Sign>
          <Stepper
            lang={lang}
            label={words.apples}
            thing={supplyThing(APPLE)}
            value={wanted.apples}
            range={{ least: loaded.apples, most: stock.apples }}
            why={why(loaded.apples)}
            change={(apples) => load(apples, wanted.gems)}
          />
        </span>
      )}
      {stock.gems > 0 && (
        <span class="mlt-load">
          <Sign>
            <Gem />
          </Sign>
          <Stepper
            lang={lang}
            label={words.gems}
            thing={supplyThing(GEM)}
            value={wanted.gems}
            range={{ least: loaded.gems, most: stock.gems }}
            why={why(loaded.gems)}
            change={(gems) => load(wanted.apples, gems)}
          />
        </span>
      )}
    </div>
  );
}
