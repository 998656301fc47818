import signals from '../../../node_modules/@preact/signals/LICENSE?raw';
import idbKeyval from '../../../node_modules/idb-keyval/LICENCE?raw';
import leanQr from '../../../node_modules/lean-qr/LICENSE?raw';
import preact from '../../../node_modules/preact/LICENSE?raw';
import valibot from '../../../node_modules/valibot/LICENSE.md?raw';

export interface Licence {
  /** Those that come under one text. */
  readonly libraries: readonly string[];
  readonly licence: 'MIT' | 'Apache-2.0';
  /** As it comes with them. */
  readonly text: string;
}

/** Whatever of others' work is in what a person downloads. */
export const LICENCES: readonly Licence[] = [
  { libraries: ['preact'], licence: 'MIT', text: preact },
  { libraries: ['@preact/signals', '@preact/signals-core'], licence: 'MIT', text: signals },
  { libraries: ['idb-keyval'], licence: 'Apache-2.0', text: idbKeyval },
  { libraries: ['lean-qr'], licence: 'MIT', text: leanQr },
  { libraries: ['valibot'], licence: 'MIT', text: valibot },
];
