import { entryOf } from '@perigee/core/base/lists/known-entries';
type SvgName =
  | 'circle'
  | 'clipPath'
  | 'defs'
  | 'desc'
  | 'ellipse'
  | 'g'
  | 'image'
  | 'linearGradient'
  | 'path'
  | 'radialGradient'
  | 'rect'
  | 'stop'
  | 'svg'
  | 'text'
  | 'title'
  | 'tspan';

/** Undefined attributes are omitted. */
type SvgAttributes = Readonly<Record<string, string | number | undefined>>;

/** A node of a drawing. Texts are stored unescaped and escaped once, when the drawing is written. */
export interface SvgElement {
  name: SvgName;
  attributes: SvgAttributes;
  children: readonly (SvgElement | string)[];
}

/** Creates an SVG element; attributes and texts are escaped when it is written. */
export function element(
  name: SvgName,
  attributes: SvgAttributes = {},
  ...children: (SvgElement | string)[]
): SvgElement {
  return { name, attributes, children };
}

/**
 * Writes the drawing as an SVG document. Its coordinates span `width` by `height`; its size in pixels is `scale` times
 * that.
 */
export function drawing(
  { width, height, scale = 1, ...attributes }: SvgAttributes & { width: number; height: number; scale?: number },
  ...children: SvgElement[]
): string {
  const size = { width: width * scale, height: height * scale, viewBox: `0 0 ${width} ${height}` };
  return write(element('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size, ...attributes }, ...children));
}

function write(node: SvgElement | string): string {
  if (typeof node === 'string') return escape(node);
  const attributes = Object.entries(node.attributes).flatMap(([name, value]) =>
    value === undefined ? [] : [` ${name}="${typeof value === 'number' ? short(value) : escape(value)}"`],
  );
  const head = `<${node.name}${attributes.join('')}`;
  return node.children.length === 0 ? `${head}/>` : `${head}>${node.children.map(write).join('')}</${node.name}>`;
}

/** Rounds to hundredths: finer steps are not visible. */
function short(value: number): string {
  return String(Math.round(value * 100) / 100);
}

const ESCAPES = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

/** Lone surrogates and control characters are not allowed in XML, not even escaped. */
const NOT_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

function escape(text: string): string {
  return text.replace(NOT_XML, '').replace(/[&<>"']/g, (character) => entryOf(ESCAPES, character));
}
