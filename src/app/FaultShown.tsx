import { Fallen } from './Fallen.tsx';
import { Silence } from './Silence.tsx';
import { ShelfTrouble } from './shelf/ShelfTrouble.tsx';

const FAULTS = { fallen: Fallen, silence: Silence, shelf: ShelfTrouble };

/** What is shown when something went wrong; hardly ever, and so it is fetched apart. */
export function FaultShown({ of }: { readonly of: keyof typeof FAULTS }) {
  const Told = FAULTS[of];
  return <Told />;
}
