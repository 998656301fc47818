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
  | 'limb';

/** Sticks and arms: a coloured line on an ink line that is wider. */
const isRod = (of: Stuff): boolean => of === 'rod' || of === 'limb';

export const Shapes = ({ of }: { readonly of: readonly Shape[] }) => (
  <>
    {of.map(([stuff, d]) => (
      <Fragment key={d}>
        {isRod(stuff) && <path class={`mha-${stuff}-ink`} d={d} />}
        <path class={`mha-${stuff}`} d={d} />
      </Fragment>
    ))}
  </>
);
