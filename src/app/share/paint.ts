import type { Emblem } from '../../engine/log.ts';
import type { Rect } from '../../ui/rect.ts';

// What a picture to share is painted with: the page’s own colours and letters, and its drawings.

/** Colours and letters of the page as it is dressed now. */
export interface Look {
  readonly ground: string;
  readonly surface: string;
  readonly ink: string;
  readonly quiet: string;
  readonly line: string;
  readonly accent: string;
  readonly seats: Readonly<Record<Emblem, string>>;
  readonly sans: string;
  readonly serif: string;
}

/** A sheet of paper and the pen over it. */
export interface Paper {
  readonly ink: CanvasRenderingContext2D;
  readonly look: Look;
  /** In units of the sheet. */
  readonly width: number;
}

/** `probe`: an element of the page that wears the game's world and shows nothing itself. */
export function lookOf(probe: HTMLElement): Look {
  const style = getComputedStyle(probe);
  const colour = (name: string): string => {
    // What a property holds may depend on the theme; what an element is coloured with does not any more.
    probe.style.color = `var(--${name})`;
    return style.color;
  };
  return {
    ground: colour('world-tint'),
    surface: colour('surface'),
    ink: colour('ink'),
    quiet: colour('ink-quiet'),
    line: colour('line'),
    accent: colour('accent'),
    seats: {
      crane: colour('crane'),
      pine: colour('pine'),
      fan: colour('fan'),
      plum: colour('plum'),
      bell: colour('bell'),
      wave: colour('wave'),
    },
    sans: style.getPropertyValue('--sans'),
    serif: style.getPropertyValue('--serif'),
  };
}

/** How wide a text is in the letters of the moment. */
export type Measure = (text: string) => number;

/** No line begins with one of these. */
const NEVER_FIRST = 'ぁぃぅぇぉっゃゅょァィゥェォッャュョー、。，．・：；！？）」』】…';

/** In so many lines at most; what does not go into them is cut, and shows that it is. */
export function wrapped(text: string, width: number, most: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  const pieces = piecesOf(text).flatMap((piece) => (measure(piece.trimEnd()) > width ? [...piece] : piece));
  for (const [at, piece] of pieces.entries()) {
    if (measure((line + piece).trimEnd()) <= width) {
      line += piece;
      continue;
    }
    if (lines.length + 1 === most) return [...lines, cut(line + pieces.slice(at).join(''), width, measure)];
    if (line.trim() !== '') lines.push(line.trimEnd());
    line = piece.trimStart();
  }
  return line.trim() === '' ? lines : [...lines, line.trimEnd()];
}

/** What stays on one line: words with the blanks behind them, and of Japanese every letter by itself. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (const letter of text) {
    const last = pieces.at(-1);
    const isSame =
      last !== undefined && (isBlank(letter) || !(isJapanese(letter) || isJapanese(last) || isBlank(last)));
    if (isSame || NEVER_FIRST.includes(letter)) pieces.push((pieces.pop() ?? '') + letter);
    else pieces.push(letter);
  }
  return pieces;
}

const isBlank = (piece: string): boolean => piece.trimEnd() !== piece;
const isJapanese = (piece: string): boolean => piece >= '\u3040' && piece < '\ua000';

function cut(text: string, width: number, measure: Measure): string {
  const letters = [...text];
  while (letters.length > 0 && measure(`${letters.join('').trimEnd()}…`) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** What our drawings are made of. */
const SHAPES = 'path, circle, ellipse, rect, line, polyline, polygon, text';

/**
 * Paints a drawing of the page onto a canvas, shape by shape and as it is styled at this moment. No image is made of it: the
 * policy lets none be made on the device. What it leaves out our drawings do not have: patterns, gradients, masks, filters.
 */
export function paintSvg(ink: CanvasRenderingContext2D, svg: SVGSVGElement, into: Rect): void {
  const root = svg.getScreenCTM()?.inverse();
  const { x, y, width, height } = svg.viewBox.baseVal;
  if (!root || width === 0 || height === 0) return;
  const fills = svg.preserveAspectRatio.baseVal.meetOrSlice === SVGPreserveAspectRatio.SVG_MEETORSLICE_SLICE;
  const scale = (fills ? Math.max : Math.min)(into.width / width, into.height / height);
  ink.save();
  ink.beginPath();
  ink.rect(into.left, into.top, into.width, into.height);
  ink.clip();
  ink.translate(into.left + into.width / 2, into.top + into.height / 2);
  ink.scale(scale, scale);
  ink.translate(-x - width / 2, -y - height / 2);
  for (const shape of svg.querySelectorAll<SVGGraphicsElement>(SHAPES)) {
    const place = shape.getScreenCTM();
    const opacity = opacityOf(shape, svg);
    if (!place || opacity === 0) continue;
    const { a, b, c, d, e, f } = root.multiply(place);
    ink.save();
    ink.transform(a, b, c, d, e, f);
    paintShape(ink, shape, getComputedStyle(shape), opacity);
    ink.restore();
  }
  ink.restore();
}

/** Its own and that of all groups round it; 0 for a shape that is not drawn. */
function opacityOf(shape: Element, root: Element): number {
  let opacity = 1;
  for (let at: Element | null = shape; at && at !== root; at = at.parentElement) {
    const style = getComputedStyle(at);
    if (style.display === 'none') return 0;
    opacity *= Number(style.opacity);
  }
  return getComputedStyle(shape).visibility === 'visible' ? opacity : 0;
}

function paintShape(
  ink: CanvasRenderingContext2D,
  shape: SVGGraphicsElement,
  style: CSSStyleDeclaration,
  opacity: number,
): void {
  const path = shape instanceof SVGTextContentElement ? null : outlineOf(shape);
  const [left, top] = path ? [0, 0] : setType(ink, shape, style);
  const fill = (): void => {
    if (style.fill === 'none') return;
    ink.globalAlpha = opacity * Number(style.fillOpacity);
    ink.fillStyle = style.fill;
    if (path) ink.fill(path, style.fillRule === 'evenodd' ? 'evenodd' : 'nonzero');
    else ink.fillText(shape.textContent ?? '', left, top);
  };
  const stroke = (): void => {
    const width = Number.parseFloat(style.strokeWidth);
    if (style.stroke === 'none' || !(width > 0)) return;
    ink.globalAlpha = opacity * Number(style.strokeOpacity);
    ink.strokeStyle = style.stroke;
    ink.lineWidth = width;
    ink.lineCap = oneOf(style.strokeLinecap, ['butt', 'round', 'square']);
    ink.lineJoin = oneOf(style.strokeLinejoin, ['miter', 'round', 'bevel']);
    ink.miterLimit = Number(style.strokeMiterlimit);
    ink.setLineDash((style.strokeDasharray.match(/[\d.]+/g) ?? []).map(Number));
    if (path) ink.stroke(path);
    else ink.strokeText(shape.textContent ?? '', left, top);
  };
  const layers = style.paintOrder.startsWith('stroke') ? [stroke, fill] : [fill, stroke];
  for (const layer of layers) layer();
}

function outlineOf(shape: SVGGraphicsElement): Path2D {
  if (shape instanceof SVGPathElement) return new Path2D(shape.getAttribute('d') ?? '');
  const path = new Path2D();
  const length = (name: string): number => Number(shape.getAttribute(name) ?? 0);
  if (shape instanceof SVGLineElement) {
    path.moveTo(length('x1'), length('y1'));
    path.lineTo(length('x2'), length('y2'));
  } else if (shape instanceof SVGPolygonElement || shape instanceof SVGPolylineElement) {
    for (const { x, y } of Array.from(shape.points)) path.lineTo(x, y);
    if (shape instanceof SVGPolygonElement) path.closePath();
  } else if (shape instanceof SVGRectElement) {
    corners(path, length('x'), length('y'), length('width'), length('height'), length('rx'));
  } else {
    const [across, down] = shape instanceof SVGCircleElement ? ['r', 'r'] : ['rx', 'ry'];
    path.ellipse(length('cx'), length('cy'), length(across), length(down), 0, 0, 2 * Math.PI);
  }
  return path;
}

/** A rectangle with round corners; the canvas's own way is newer than some browsers that the app runs in. */
export function corners(path: Path2D, left: number, top: number, width: number, height: number, radius: number): void {
  const [right, bottom] = [left + width, top + height];
  path.moveTo(left + radius, top);
  path.arcTo(right, top, right, bottom, radius);
  path.arcTo(right, bottom, left, bottom, radius);
  path.arcTo(left, bottom, left, top, radius);
  path.arcTo(left, top, right, top, radius);
  path.closePath();
}

/** Where the line of letters begins. */
function setType(ink: CanvasRenderingContext2D, shape: Element, style: CSSStyleDeclaration): readonly [number, number] {
  ink.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  ink.textAlign = style.textAnchor === 'middle' ? 'center' : style.textAnchor === 'end' ? 'right' : 'left';
  ink.textBaseline = style.dominantBaseline === 'central' ? 'middle' : 'alphabetic';
  return [Number(shape.getAttribute('x') ?? 0), Number(shape.getAttribute('y') ?? 0)];
}

const oneOf = <Word extends string>(said: string, words: readonly [Word, ...Word[]]): Word =>
  words.find((word) => word === said) ?? words[0];
