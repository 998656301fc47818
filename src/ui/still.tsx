import { Component, type ComponentChild, type ComponentType, createElement, type FunctionComponent } from 'preact';
import { isEqual } from '../engine/equal.ts';

/**
 * The same drawing, made anew only where something differs that it is made of: lists and records are compared by what
 * they hold, functions by which they are. A table is made of hundreds of drawings, and a tap changes a few of them.
 */
export function still<Props extends object>(Drawing: FunctionComponent<Props>): ComponentType<Props> {
  return class extends Component<Props> {
    override shouldComponentUpdate(next: Props): boolean {
      return !isEqual(next, this.props);
    }
    override render(): ComponentChild {
      return createElement(Drawing, this.props as Props);
    }
  };
}
