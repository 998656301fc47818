import { Fragment } from 'preact';
import { Emblem } from '../../../../ui/Badge.tsx';
import type { FigureScene } from '../../rulebook/scenes.ts';
import { type Card, COMPOSER, FAIRIES, KINDS } from '../../rules/cards.ts';
import { CardBack, FairyCard } from '../art/FairyCard.tsx';
import { Musician } from '../art/Musician.tsx';
import { ScoreCard } from '../art/ScoreCard.tsx';

export const KindsFigure = () => (
  <>
    {KINDS.map((kind) => (
      <span key={kind} class="fc-of-kind">
        <svg viewBox="-27 -64 54 66" aria-hidden="true">
          <Musician kind={kind} />
        </svg>
        <b>{FAIRIES[kind]}</b>
      </span>
    ))}
  </>
);

const ADD = 'M-5 0H5M0-5V5';
const REMOVE = 'M-5 0H5';

const Sign = ({ of }: { readonly of: string }) => (
  <svg class="fc-sign" viewBox="-11 -11 22 22" aria-hidden="true">
    <circle r="10" />
    <path d={of} />
  </svg>
);

/** A hand with what is chosen of it lifted. */
export const HandFigure = ({ hand, added, removed, dealt }: Extract<FigureScene, { is: 'hand' }>) => (
  <div class="fc-figure-rows">
    <div class="fc-figure-row">
      {hand.map((kind, at) => (
        <div key={at} class={at === added ? 'fc-hand-card fc-lifted' : 'fc-hand-card'}>
          <FairyCard kind={kind} />
          {at === added && removed !== null && <Sign of={ADD} />}
          {at === removed && <Sign of={REMOVE} />}
        </div>
      ))}
    </div>
    {dealt.length > 0 && (
      <div class="fc-figure-row">
        {dealt.map((card, at) => (
          <Sheet key={card} card={card} as={at === 0 ? 'fc-lifted' : ''} />
        ))}
      </div>
    )}
  </div>
);

const Sheet = ({ card, as }: { readonly card: Card; readonly as: string }) => (
  <div class={`fc-score-sheet ${as}`}>
    <ScoreCard card={card} />
  </div>
);

const Arrow = () => (
  <svg class="fc-arrow" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M3 12h17m-6-6 6 6-6 6" />
  </svg>
);

export const ComposerFigure = ({ stays, goes }: Extract<FigureScene, { is: 'composer' }>) => (
  <>
    <div class="fc-hand-card">
      <FairyCard kind={COMPOSER} />
    </div>
    <Arrow />
    <Sheet card={stays} as="" />
    <Sheet card={goes} as="fc-away" />
  </>
);

const SEATS = ['crane', 'pine', 'fan'] as const;

/** From each to the left neighbour, and round again. */
export const PassFigure = () => (
  <div class="fc-figure-rows">
    <div class="fc-figure-row">
      {SEATS.map((emblem, seat) => (
        <Fragment key={emblem}>
          {seat > 0 && <Arrow />}
          <div class="fc-passing" data-emblem={emblem}>
            <div class="fc-fan">
              <CardBack />
              <CardBack />
              <CardBack />
            </div>
            <Emblem of={emblem} />
          </div>
        </Fragment>
      ))}
    </div>
    <svg class="fc-round-again" viewBox="0 0 240 24" aria-hidden="true">
      <path d="M226 2c0 24-212 24-212 2m-6 7 6-8 7 7" />
    </svg>
  </div>
);
