import { readFileSync } from 'node:fs';
import type { ComponentChildren, ComponentClass, ComponentType, VNode } from 'preact';
import { expect } from 'vitest';

type Props = Readonly<Record<string, unknown>> & { readonly children?: ComponentChildren };
const isDrawn = (node: unknown): node is VNode<Props> => typeof node === 'object' && node !== null && 'type' in node;

/** All shapes of a drawing, in the order in which they are drawn, as the props that make them. */
export function shapes(node: ComponentChildren): Props[] {
  if (Array.isArray(node)) return node.flatMap(shapes);
  if (!isDrawn(node)) return [];
  const { type, props } = node;
  if (typeof type === 'function') return shapes(drawnBy(type, props));
  return [props, ...shapes(props.children)];
}

function drawnBy(type: ComponentType<Props>, props: Props): ComponentChildren {
  const isClass = (each: ComponentType<Props>): each is ComponentClass<Props> => each.prototype?.render !== undefined;
  return isClass(type) ? new type(props).render() : type(props);
}

/** What differs where two drawings do. */
export const traits = (node: ComponentChildren): string =>
  JSON.stringify(shapes(node).map((shape) => ({ ...shape, children: null })));

/** The same in one colour. */
export const outlines = (node: ComponentChildren): string => JSON.stringify(shapes(node).flatMap(({ d }) => d ?? []));

/** Drawings of a kind, none of which looks like another: as a whole, or in what is asked of them. */
export function expectAllApart(drawings: readonly ComponentChildren[], by = traits): void {
  expect(new Set(drawings.map(by)).size).toBe(drawings.length);
}

/** Every class that the drawings use has a rule in these stylesheets. */
export function expectStyled(drawings: readonly ComponentChildren[], ...sheets: readonly URL[]): void {
  const css = sheets.map((sheet) => readFileSync(sheet, 'utf8')).join('');
  const used = new Set(drawings.flatMap(shapes).flatMap(({ class: name }) => String(name ?? '').split(' ')));
  used.delete('');
  expect([...used].filter((name) => !new RegExp(`\\.${name}(?![\\w-])`).test(css))).toEqual([]);
  expect(used.size).toBeGreaterThan(30);
}

/** A lid is three wide and four high. */
export function expectCover(cover: ComponentChildren): void {
  expect(shapes(cover)[0]?.viewBox).toBe('0 0 96 128');
}
