import type { ShelfEntry } from '../../protocol/shown.ts';
import { Guard } from '../../ui/Guard.tsx';
import type { GameBox } from '../../ui/gameBox.ts';
import { Cover } from '../Cover.tsx';
import { useFace } from '../face.ts';

/** The board as it stands. A card that another build has written may not fit its picture: then the box is shown. */
export function TicketPicture({ card, box }: { readonly card: ShelfEntry; readonly box: GameBox }) {
  const { face } = useFace(card.game);
  const cover = <Cover of={box} />;
  if (!face) return cover;
  return (
    <Guard of={card} instead={cover}>
      <face.Picture view={card.picture} />
    </Guard>
  );
}
