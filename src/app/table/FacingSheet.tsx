import type { Seat } from '../../engine/ids.ts';
import type { TableNews } from '../../protocol/shown.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Picks } from '../../ui/Picks.tsx';
import { tableWords } from '../../words/table.ts';
import { inLang } from '../words.ts';
import { facingOf, keepFacing, TURNINGS } from './useFacing.ts';

/** How the device lies between several persons, and who of them looks at it from the other side. */
export function FacingSheet({ news }: { readonly news: TableNews }) {
  const words = inLang(tableWords).facing;
  const facing = facingOf(news);
  const { turning, opposite } = facing;
  const persons = news.here;
  /** One player always sits opposite: the last one to leave that side changes places with all others. */
  const change = (seat: Seat): void => {
    const left = opposite.filter((each) => each !== seat);
    const next = left.length === opposite.length ? [...left, seat] : left;
    keepFacing({ turning, opposite: next.length > 0 ? next : persons.filter((each) => each !== seat) });
  };
  return (
    <>
      <Picks
        legend={words.which}
        hint={words.hint}
        of={TURNINGS}
        now={turning}
        say={(each) => words.turnings[each]}
        choose={(each) => keepFacing({ ...facing, turning: each })}
      />
      {turning === 'player' && (
        <fieldset class="choice">
          <legend>{words.opposite}</legend>
          <div class="choices">
            {persons.map((seat) => {
              const sitter = news.sitters[seat];
              return (
                <label key={seat} class="pick">
                  <input type="checkbox" checked={opposite.includes(seat)} onChange={() => change(seat)} />
                  <span>
                    {sitter && <Badge of={sitter} />}
                    <bdi>{sitter?.name}</bdi>
                  </span>
                </label>
              );
            })}
          </div>
        </fieldset>
      )}
    </>
  );
}
