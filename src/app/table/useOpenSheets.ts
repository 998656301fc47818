import { type ReadonlySignal, type Signal, useComputed, useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { RuleId, ThingId } from '../../engine/game.ts';
import type { SheetName } from './Sheets.tsx';

/** What lies over the table. Signals, so that to open or close a sheet draws that sheet alone and not the board. */
export interface OpenSheets {
  readonly sheet: Signal<SheetName | null>;
  readonly thing: Signal<ThingId | null>;
  readonly rule: Signal<RuleId | null>;
  /** One of them is read. */
  readonly reads: ReadonlySignal<string | null>;
  show(name: SheetName | null): void;
  explain(id: ThingId | null): void;
  openRule(id: RuleId): void;
}

/** Stays open though the table is drawn anew, for other eyes. */
let staying: SheetName | null = null;
export function stayOpen(name: SheetName | null): void {
  staying = name;
}
export const staysOpen = (name: SheetName): boolean => staying === name;

export function useOpenSheets(): OpenSheets {
  const sheet = useSignal<SheetName | null>(staying);
  const thing = useSignal<ThingId | null>(null);
  const rule = useSignal<RuleId | null>(null);
  const reads = useComputed(() => sheet.value ?? thing.value ?? rule.value);
  return useMemo(
    () => ({
      sheet,
      thing,
      rule,
      reads,
      show(name: SheetName | null): void {
        staying = null;
        sheet.value = name;
      },
      explain(id: ThingId | null): void {
        thing.value = id;
      },
      openRule(id: RuleId): void {
        rule.value = id;
      },
    }),
    [],
  );
}
