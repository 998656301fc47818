import { Stepper } from '../../../ui/stepper/Stepper.tsx';
import type { Lang } from '../../../words/lang.ts';
import { APPLE, WARES } from '../rules/cards.ts';
import { supplyThing } from '../rules/ids.ts';
import type { Labels } from '../words/labels.ts';
import { Piece } from './Piece.tsx';
import { Sign } from './Sign.tsx';
import type { Load, Walk } from './walk.ts';

interface CargoProps {
  readonly lang: Lang;
  readonly walk: Walk;
  readonly load: Load;
  readonly words: Labels;
  change(apples: number, gems: number): void;
}

/** How many of the apples and gems on its hex a seeker takes along; a tap on those that lie there takes them all. */
export const Cargo = ({ lang, walk: { stock, loaded }, load, words, change }: CargoProps) => (
  <div class="mlt-cargo">
    {WARES.map((kind) => {
      const ware = kind === APPLE ? 'apples' : 'gems';
      const [least, most] = [loaded[ware], stock[ware]];
      const label = words[ware];
      const take = (count: number): void => (kind === APPLE ? change(count, load.gems) : change(load.apples, count));
      return (
        most > 0 && (
          <span key={kind} class="mlt-load">
            <button type="button" class="mlt-item" aria-label={`${label}: ${most}`} onClick={() => take(most)}>
              <Sign>
                <Piece of={{ is: 'token', kind, count: most }} scale={0.6} />
              </Sign>
            </button>
            <Stepper
              lang={lang}
              label={label}
              unseen
              thing={supplyThing(kind)}
              value={load[ware]}
              range={{ least, most }}
              why={{ least: least > 0 ? words.picksUp : words.loaded, most: words.allOfThem }}
              change={take}
            />
          </span>
        )
      );
    })}
  </div>
);
