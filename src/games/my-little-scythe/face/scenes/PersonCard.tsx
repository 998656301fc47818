import type { Field } from '../../rules/cards.ts';
import { Person } from '../art/cards.tsx';
import { LargePicture } from '../LargePicture.tsx';
import { Sign } from '../Sign.tsx';

/** A personality card as it is turned over: who it is, or its back. */
export const PersonCard = ({ field }: { readonly field: Field | null }) => {
  const sign = (
    <Sign>
      <Person field={field} />
    </Sign>
  );
  return field === null ? sign : <LargePicture of={{ is: 'person', field }}>{sign}</LargePicture>;
};
