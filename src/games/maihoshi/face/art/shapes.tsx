import { Fragment } from 'preact';

/** A drawing as its shapes from back to front: what each is made of, and its outline. */
export type Shape = readonly [of: Stuff, d: string];
export type Stuff =
  | 'robe'
  | 'deep'
  | 'light'
  | 'skin'
  | 'powder'
  | 'hair'
  | 'pale'
  | 'gold'
  | 'wood'
  | 'iron'
  | 'vermilion'
  | 'line'
  | 'fine'
  | 'sheen'
  | 'cord'
  | 'rod'
  | 'limb'
  | 'grey'
  | 'blush'
  | 'lid'
  | 'lip'
  | 'dot'
  | 'eye'
  | 'bare'
  | 'frost';

/** A circle as an outline. */
export const round = (x: number, y: number, r: number): string => `M${x} ${y - r}a${r} ${r} 0 1 1-.01 0Z`;

/** Sticks, arms and frost: a coloured line on an ink line that is wider. */
const isRod = (of: Stuff): boolean => of === 'rod' || of === 'limb' || of === 'frost';

export const Shapes = ({ of }: { readonly of: readonly Shape[] }) => (
  <>
    {of.map(([stuff, d]) => (
      <Fragment key={d}>
        {isRod(stuff) && <path class={`mai-art-${stuff}-ink`} d={d} />}
        <path class={`mai-art-${stuff}`} d={d} />
      </Fragment>
    ))}
  </>
);
