import { useId, useState } from 'preact/hooks';
import type { ScoreRow, ScoreSheet, Setup } from '../../engine/game.ts';
import type { Sitter } from '../../engine/log.ts';
import { BadgedName } from '../../ui/Badge.tsx';
import { PhraseLine, PhraseText } from '../../ui/PhraseLine.tsx';
import { tableWords } from '../../words/table.ts';
import type { AnyVoice } from '../../words/voice.ts';
import { inLang } from '../settings.ts';
import { sideName } from '../table/sides.tsx';
import { reasonOf } from './outcome.ts';

interface ScorePadProps {
  readonly sheet: ScoreSheet;
  readonly setup: Setup;
  readonly sitters: readonly Sitter[];
  readonly voice: AnyVoice;
  /** So many rows are written so far, and the totals count no more than those; absent: all. */
  readonly upTo?: number;
}

/** The score pad: a row a category, a column a side, and every row opens to its reasons. */
export function ScorePad({ sheet, setup, sitters, voice, upTo = sheet.rows.length }: ScorePadProps) {
  const words = inLang(tableWords);
  const isWhole = upTo >= sheet.rows.length;
  const written = sheet.rows.slice(0, upTo);
  const totals = isWhole
    ? sheet.totals
    : sheet.totals.map((_, side) => written.reduce((sum, { by }) => sum + (by[side] ?? 0), 0));
  return (
    <div class="pad">
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span class="hidden">{words.category}</span>
            </th>
            {sheet.totals.map((_, side) => (
              <th key={side} scope="col">
                <SideHead side={side} setup={setup} sitters={sitters} voice={voice} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheet.rows.map((row, index) => (
            <PadRow
              key={row.row}
              row={row}
              isWritten={index < upTo}
              isPartial={sheet.isPartial === true}
              setup={setup}
              voice={voice}
            />
          ))}
        </tbody>
        {!sheet.ranks && (
          <tfoot>
            <tr>
              <th scope="row">{words.total}</th>
              {sheet.addsUp === false && isWhole ? (
                <td colSpan={sheet.totals.length}>{words.secretTotal}</td>
              ) : (
                totals.map((points, side) => <td key={side}>{sheet.isPartial ? '?' : points}</td>)
              )}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

interface SideHeadProps {
  readonly side: number;
  readonly setup: Setup;
  readonly sitters: readonly Sitter[];
  readonly voice: AnyVoice;
}

function SideHead({ side, setup, sitters, voice }: SideHeadProps) {
  const sitter = sitters[side];
  if (!sitter)
    return (
      <span class="pad-side">
        <PhraseText said={sideName(side, setup, voice)} />
      </span>
    );
  const part = voice.saySide(side, setup);
  return (
    <span class="pad-side">
      <BadgedName of={sitter} />
      {part && (
        <span class="part">
          <PhraseText said={part} />
        </span>
      )}
    </span>
  );
}

interface PadRowProps {
  readonly row: ScoreRow;
  readonly isWritten: boolean;
  readonly isPartial: boolean;
  readonly setup: Setup;
  readonly voice: AnyVoice;
}

function PadRow({ row, isWritten, isPartial, setup, voice }: PadRowProps) {
  const words = inLang(tableWords);
  const [open, setOpen] = useState(false);
  const reasons = useId();
  const label = <PhraseText said={voice.sayRow(row.row)} />;
  return (
    <>
      <tr data-written={isWritten}>
        <th scope="row">
          {row.reasons.length === 0 ? (
            label
          ) : (
            <button
              type="button"
              class="why"
              aria-expanded={open}
              aria-controls={reasons}
              onClick={() => setOpen(!open)}
            >
              {label} <span class="hint">{words.whyScored}</span>
            </button>
          )}
        </th>
        {row.by.map((points, side) => (
          <td key={side}>{isPartial ? '?' : points}</td>
        ))}
      </tr>
      <tr id={reasons} hidden={!open}>
        <td ref={open ? intoSight : null} colSpan={row.by.length + 1}>
          {open && <Reasons row={row} setup={setup} voice={voice} />}
        </td>
      </tr>
    </>
  );
}

/** What a row is made of may have opened below the edge. */
const intoSight = (reasons: Element | null): void => reasons?.scrollIntoView({ block: 'nearest' });

function Reasons({ row, setup, voice }: Pick<PadRowProps, 'row' | 'setup' | 'voice'>) {
  const words = inLang(tableWords);
  return (
    <ul class="reasons">
      {row.reasons.map((reason, index) => (
        <li key={index}>
          <PhraseLine said={reasonOf(reason, setup, voice, words)} />
        </li>
      ))}
    </ul>
  );
}
