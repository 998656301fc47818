import type { ComponentProps } from 'preact';
import { Badge } from './Badge.tsx';

interface BadgedNameProps {
  readonly of: ComponentProps<typeof Badge>['of'] & { readonly name: string };
}

/** A player as lists name one: the badge, then the name, which keeps its own direction of writing. */
export const BadgedName = ({ of }: BadgedNameProps) => (
  <>
    <Badge of={of} />
    <bdi>{of.name}</bdi>
  </>
);
