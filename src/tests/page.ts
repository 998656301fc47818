import { type ComponentChild, options, render } from 'preact';
import { onTestFinished, vi } from 'vitest';

const HTML = 'http://www.w3.org/1999/xhtml';

/** A node as Preact needs it: nothing is laid out, so it has no size and nothing is found by a selector. */
class PaperNode {
  parentNode: PaperNode | null = null;
  readonly childNodes: PaperNode[] = [];
  readonly dataset: Record<string, string> = {};
  readonly style = { setProperty() {} };
  readonly ownerDocument = null;
  readonly nodeType: number;
  readonly localName: string;
  readonly namespaceURI: string;
  data = '';
  readonly clientWidth = 0;
  readonly scrollWidth = 0;
  readonly scrollLeft = 0;
  readonly offsetLeft = 0;
  readonly #attributes = new Map<string, string>();

  constructor(localName: string, namespaceURI = HTML, nodeType = 1) {
    this.localName = localName;
    this.namespaceURI = namespaceURI;
    this.nodeType = nodeType;
  }
  get firstChild(): PaperNode | null {
    return this.childNodes[0] ?? null;
  }
  get nextSibling(): PaperNode | null {
    const all = this.parentNode?.childNodes ?? [];
    return all[all.indexOf(this) + 1] ?? null;
  }
  get children(): readonly PaperNode[] {
    return this.childNodes;
  }
  get parentElement(): PaperNode | null {
    return this.parentNode;
  }
  insertBefore(node: PaperNode, before: PaperNode | null): PaperNode {
    const next = before === node ? node.nextSibling : before;
    node.remove();
    this.childNodes.splice(next ? this.childNodes.indexOf(next) : this.childNodes.length, 0, node);
    node.parentNode = this;
    return node;
  }
  removeChild(node: PaperNode): void {
    node.remove();
  }
  remove(): void {
    const all = this.parentNode?.childNodes;
    all?.splice(all.indexOf(this), 1);
    this.parentNode = null;
  }
  setAttribute(name: string, value: string): void {
    this.#attributes.set(name, `${value}`);
  }
  removeAttribute(name: string): void {
    this.#attributes.delete(name);
  }
  contains(): boolean {
    return false;
  }
  querySelectorAll(): readonly PaperNode[] {
    return [];
  }
  addEventListener(): void {}
  removeEventListener(): void {}
  scrollTo(): void {}
  focus(): void {}

  toString(): string {
    const named = [...this.#attributes].sort().map(([name, value]) => ` ${name}="${value}"`);
    const within = this.childNodes.join('');
    return this.nodeType === 3 ? this.data : `<${this.localName}${named.join('')}>${within}</${this.localName}>`;
  }
}

interface Page {
  /** Draws something, or draws it again, and counts the elements, texts and components that are made anew for it. */
  draw(what: ComponentChild): number;
  /** The drawn page as text. */
  html(): string;
}

/** As much of a page as a face is drawn on where there is no browser; it is gone when the test ends. */
export function blankPage(): Page {
  if (typeof document === 'undefined') stubPage();
  const root = new PaperNode('main');
  onTestFinished(() => render(null, root as unknown as Element));
  return {
    draw(what) {
      let made = 0;
      const { vnode } = options;
      options.vnode = (node) => {
        made++;
        vnode?.(node);
      };
      render(what, root as unknown as Element);
      if (vnode) options.vnode = vnode;
      else delete options.vnode;
      return made;
    },
    html: () => String(root).replaceAll('><', '>\n<'),
  };
}

function stubPage(): void {
  vi.stubGlobal('document', {
    createElement: (name: string) => new PaperNode(name),
    createElementNS: (space: string, name: string) => new PaperNode(name, space),
    createTextNode: (text: string) => Object.assign(new PaperNode('', HTML, 3), { data: `${text}` }),
    hidden: true,
    addEventListener() {},
    removeEventListener() {},
    documentElement: {},
  });
  const watcher = { observe() {}, disconnect() {} };
  vi.stubGlobal('ResizeObserver', function ResizeObserver() {
    return watcher;
  });
  vi.stubGlobal('getComputedStyle', () => ({ fontSize: '16px', getPropertyValue: () => '' }));
  vi.stubGlobal('cancelAnimationFrame', () => {});
  // Effects follow at once, and not in a frame that would come after the test.
  options.requestAnimationFrame = queueMicrotask;
  // The callback that is registered first runs last: the drawing is removed before it.
  onTestFinished(() => {
    delete options.requestAnimationFrame;
    vi.unstubAllGlobals();
  });
}
