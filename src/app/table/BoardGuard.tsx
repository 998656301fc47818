import { Component, type ComponentChildren } from 'preact';
import { shelfWords } from '../../words/shelf.ts';
import { tableWords } from '../../words/table.ts';
import { inLang } from '../words.ts';

interface BoardGuardProps {
  readonly children: ComponentChildren;
}
interface BoardGuardState {
  readonly broken: boolean;
}

/** A fault in a game's face takes the board away, but neither the table round it nor a move. */
export class BoardGuard extends Component<BoardGuardProps, BoardGuardState> {
  override state: BoardGuardState = { broken: false };

  override componentDidCatch(fault: unknown): void {
    console.error(fault);
    this.setState({ broken: true });
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <div class="loading" role="alert">
        <p>{inLang(tableWords).trouble.brokenBoard}</p>
        <button type="button" class="button" onClick={() => this.setState({ broken: false })}>
          {inLang(shelfWords).again}
        </button>
      </div>
    );
  }
}
