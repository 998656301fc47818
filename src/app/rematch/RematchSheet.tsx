import { useState } from 'preact/hooks';
import type { RematchWish } from '../../engine/rematch.ts';
import type { TableNews } from '../../protocol/shown.ts';
import { FORWARD } from '../../ui/actionIcons.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Picks } from '../../ui/Picks.tsx';
import { rematchWords } from '../../words/rematch.ts';
import { seatsWords } from '../../words/seats.ts';
import { inLang } from '../words.ts';
import { useRematch } from './useRematch.ts';
import { forward, isSeriesOpen, plainRematch } from './wish.ts';
import './rematch.css';

/** With two the order says no more than who begins. */
const FEWEST_TO_ORDER = 3;

/** The same people once more: who begins, who sits where, and whether it is one game or several. */
export function RematchSheet({ news }: { readonly news: TableNews }) {
  const words = inLang(rematchWords);
  const { first: who, byChance } = inLang(seatsWords);
  const { sitters, began } = news;
  const [wish, setWish] = useState<RematchWish>(() => ({
    ...plainRematch(news),
    first: began === null ? 'same' : (began + 1) % sitters.length,
  }));
  const { state, start } = useRematch(news.match);
  const mix = (): void => {
    const left = [...wish.order];
    const mixed = sitters.flatMap(() => left.splice(Math.floor(Math.random() * left.length), 1));
    setWish({ ...wish, order: mixed });
  };
  const named = (seat: number) => {
    const sitter = sitters[seat];
    return (
      sitter && (
        <>
          <Badge of={sitter} />
          <bdi>{sitter.name}</bdi>
        </>
      )
    );
  };
  return (
    <div class="rematch">
      {began !== null && (
        <Picks<RematchWish['first']>
          legend={who}
          of={[...wish.order, 'chance']}
          now={wish.first}
          say={(first) => (typeof first === 'number' ? named(first) : byChance)}
          choose={(first) => setWish({ ...wish, first })}
        />
      )}
      {sitters.length >= FEWEST_TO_ORDER && (
        <section aria-labelledby="rematch-order">
          <h3 id="rematch-order">{words.order}</h3>
          <p class="hint">{words.orderHint}</p>
          <ol class="rematch-order">
            {wish.order.map((seat, place) => (
              <li key={seat}>
                {named(seat)}
                {place > 0 && (
                  <button
                    type="button"
                    class="round"
                    aria-label={words.forward(sitters[seat]?.name ?? '')}
                    onClick={() => setWish({ ...wish, order: forward(wish.order, place) })}
                  >
                    <Icon of={FORWARD} />
                  </button>
                )}
              </li>
            ))}
          </ol>
          <button type="button" class="word" onClick={mix}>
            {words.mix}
          </button>
        </section>
      )}
      <Picks
        legend={words.series}
        hint={wish.series ? words.seriesHint(isSeriesOpen(news)) : undefined}
        of={['one', 'series'] as const}
        now={wish.series ? 'series' : 'one'}
        say={(each) => words.games[each]}
        choose={(each) => setWish({ ...wish, series: each === 'series' })}
      />
      {state === 'failed' && <p role="alert">{words.notStarted}</p>}
      <div class="answers">
        <button type="button" class="button primary" aria-disabled={state === 'starting'} onClick={() => start(wish)}>
          {words.start}
        </button>
      </div>
    </div>
  );
}
