import { type FigureScene, sumOf, type Term } from '../../rulebook/scenes.ts';
import { FOOTPRINTS, kindOf } from '../../rules/components.ts';
import { Portrait } from '../art/portraits.tsx';
import { Expert, Footprint } from '../art/tokens.tsx';
import { PlotDrawing } from './PlotDrawing.tsx';

/** A field at the end, and what it is worth. */
export const CountedFigure = ({ plot, terms }: Extract<FigureScene, { is: 'counted' }>) => (
  <div class="alf-counted">
    <PlotDrawing of={plot} />
    <dl>
      {terms.map((term) => (
        <div key={term.of}>
          <dt>
            <Sign of={term} footprint={FOOTPRINTS.indexOf(plot.footprint ?? '')} />
          </dt>
          <dd>
            {term.points.length > 1 && `${term.points.join('+')} = `}
            <b>{sumOf(term)}</b>
          </dd>
        </div>
      ))}
      <div class="alf-total">
        <dt />
        <dd>
          <b>{terms.reduce((sum, term) => sum + sumOf(term), 0)}</b>
        </dd>
      </div>
    </dl>
  </div>
);

const FIRST_FAIRY = kindOf('fairy1');

const Sign = ({ of, footprint }: { readonly of: Term; readonly footprint: number }) => (
  <>
    {of.of === 'experts' ? (
      of.sets?.map((set) => (
        <svg key={set} viewBox="-12 -12 24 24" aria-hidden="true">
          <Expert set={set} rank={0} />
        </svg>
      ))
    ) : (
      <svg viewBox="-12 -12 24 24" aria-hidden="true">
        {of.of === 'fairies' ? <Portrait of={FIRST_FAIRY} /> : <Footprint of={footprint} />}
      </svg>
    )}
  </>
);
