import { Component, type ComponentChildren } from 'preact';

interface GuardProps {
  /** The subject of the drawing: after a fault it is drawn again once this changes. */
  readonly of: unknown;
  readonly instead: ComponentChildren;
  readonly children: ComponentChildren;
}
interface GuardState {
  readonly broken?: unknown;
}

/** Something else in the place of what cannot be drawn; all round it stands. */
export class Guard extends Component<GuardProps, GuardState> {
  override componentDidCatch(fault: unknown): void {
    console.error(fault);
    this.setState({ broken: this.props.of });
  }

  override render({ of, instead, children }: GuardProps, { broken }: GuardState) {
    return broken === of ? instead : children;
  }
}
