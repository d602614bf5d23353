/** Detects the kind of each block and locates its fields in the source. */
import type { ElementNode, HtmlNode, TextRange } from '../../../lib/html/parseHtml';
import { parseRichText, serializeRichText } from '../markup/richText';
import { createAttributeSplices, escapeText } from '../markup/splice';
import type { Block, BlockField, BlockKind } from './block';

/** Creates a block for HTML that no other kind can represent. */
export function toRawBlock({ from, to }: TextRange, source: string): Block {
  const value = source.slice(from, to);
  return createLeafBlock('raw', { from, to }, { html: { value, createSplices: (text) => [{ from, to, text }] } });
}

/** Creates a block for a run of inline nodes without a wrapping element. */
export function toInlineBlock(range: TextRange, nodes: readonly HtmlNode[], source: string): Block {
  return (
    toButtonOrImageBlock(range, nodes, source) ?? toTextBlock(range, range, nodes, source) ?? toRawBlock(range, source)
  );
}

/** Returns the block of an element, or null if the element contains several blocks or none. */
export function toElementBlock(element: ElementNode, source: string): Block | null {
  const { name, children, inner } = element;
  if (name === 'hr') return createLeafBlock('divider', element, {});
  if (/^h[1-6]$/.test(name)) return toHeadingBlock(element, source);
  const spacer = toSpacerBlock(element, source);
  if (spacer) return spacer;
  if (name === 'p') {
    const range = { from: element.from, to: element.to };
    return (
      toButtonOrImageBlock(range, withoutBlankText(children), source) ??
      toTextBlock(range, inner, children, source) ??
      toRawBlock(range, source)
    );
  }
  return null;
}

const createLeafBlock = (kind: BlockKind, { from, to }: TextRange, fields: Block['fields']): Block => ({
  kind,
  from,
  to,
  fields,
  columns: [],
});

const withoutBlankText = (nodes: readonly HtmlNode[]) =>
  nodes.filter((node) => node.kind !== 'text' || node.text.trim() !== '');

/** Elements that rich text cannot represent inline, but that may wrap the whole text. */
const wrapperElements = ['span', 'font', 'small', 'big', 'u', 'strike', 's'];

/** Returns the rich text of a range, unwrapping a wrapper element that contains all of it. */
function getRichTextField(range: TextRange, nodes: readonly HtmlNode[], source: string): BlockField | null {
  const [only, ...others] = withoutBlankText(nodes);
  if (only?.kind === 'element' && others.length === 0 && wrapperElements.includes(only.name)) {
    return getRichTextField(only.inner, only.children, source);
  }
  const richText = parseRichText(nodes, source);
  if (!richText) return null;
  return {
    value: richText.text.trim(),
    createSplices: (text) => [{ ...range, text: serializeRichText(text, richText.tags) }],
  };
}

function toTextBlock(range: TextRange, inner: TextRange, nodes: readonly HtmlNode[], source: string): Block | null {
  const text = getRichTextField(inner, nodes, source);
  return text && createLeafBlock('text', range, { text });
}

function toHeadingBlock(element: ElementNode, source: string): Block {
  const text = getRichTextField(element.inner, element.children, source);
  if (!text) return toRawBlock(element, source);
  const { startTag, inner, to } = element;
  const levelRanges = [startTag.from + 2, ...(inner.to < to ? [inner.to + 3] : [])];
  const toSplices = (level: string) =>
    /^[1-6]$/.test(level) ? levelRanges.map((from) => ({ from, to: from + 1, text: level })) : [];
  return createLeafBlock('heading', element, {
    text,
    level: { value: element.name.slice(1), createSplices: toSplices },
  });
}

/** Returns a button or image block if the nodes contain nothing else. */
function toButtonOrImageBlock(range: TextRange, nodes: readonly HtmlNode[], source: string): Block | null {
  const [only, ...others] = nodes;
  if (only?.kind !== 'element' || others.length > 0) return null;
  if (only.name === 'img') return toImageBlock(range, only, null, source);
  if (only.name !== 'a') return null;
  const [inside, ...more] = withoutBlankText(only.children);
  if (inside?.kind === 'element' && inside.name === 'img' && more.length === 0) {
    return toImageBlock(range, inside, only, source);
  }
  return isLikelyButton(only) ? toButtonBlock(range, only, source) : null;
}

function isLikelyButton({ attributes }: ElementNode): boolean {
  const style = attributes.get('style')?.value ?? '';
  const name = attributes.get('class')?.value ?? '';
  return /display\s*:\s*(?:inline-)?block|background/i.test(style) || /\b(?:btn|button)/i.test(name);
}

function toButtonBlock(range: TextRange, link: ElementNode, source: string): Block | null {
  const label = getLabelField(link, source);
  return label && createLeafBlock('button', range, { label, href: getAttributeField(link, 'href', source) });
}

/** Returns single-line plain text, unwrapping nested elements. Returns null if there is other content. */
function getLabelField({ inner, children }: ElementNode, source: string): BlockField | null {
  const parts = withoutBlankText(children);
  const [only] = parts;
  if (parts.length === 1 && only?.kind === 'element' && only.children.length > 0) return getLabelField(only, source);
  if (parts.some(({ kind }) => kind !== 'text')) return null;
  const value = parts.map((part) => (part.kind === 'text' ? part.text : '')).join('');
  return {
    value: value.replace(/[ \t\r\n\f]+/g, ' ').trim(),
    createSplices: (text) => [{ ...inner, text: escapeText(text.replace(/[\r\n]+/g, ' ')) }],
  };
}

function toImageBlock(range: TextRange, image: ElementNode, link: ElementNode | null, source: string): Block {
  return createLeafBlock('image', range, {
    src: getAttributeField(image, 'src', source),
    alt: getAttributeField(image, 'alt', source),
    width: getWidthField(image, source),
    ...(link && { href: getAttributeField(link, 'href', source) }),
  });
}

const getAttributeField = (element: ElementNode, name: string, source: string): BlockField => ({
  value: element.attributes.get(name)?.value ?? '',
  createSplices: (value) => createAttributeSplices(source, element, name, value),
});

/** Reads and writes the `width` attribute, the only width that all email clients support. */
function getWidthField(image: ElementNode, source: string): BlockField {
  return {
    value: /^\d+/.exec(image.attributes.get('width')?.value ?? '')?.[0] ?? '',
    createSplices: (value) => createAttributeSplices(source, image, 'width', /^\d+$/.test(value) ? value : null),
  };
}

const heightPattern = /((?:^|;)\s*(?:line-)?height\s*:\s*)(\d+)(?=px)/gi;

/** Returns a spacer for an empty element with a fixed height, or null. */
function toSpacerBlock(element: ElementNode, source: string): Block | null {
  if (element.name !== 'div' && element.name !== 'p') return null;
  const style = element.attributes.get('style')?.value ?? '';
  const height = /(?:^|;)\s*height\s*:\s*(\d+)px/i.exec(style)?.[1];
  const isEmpty = element.children.every((node) => node.kind === 'text' && node.text.trim() === '');
  if (height === undefined || !isEmpty) return null;
  const toSplices = (value: string) =>
    /^\d+$/.test(value)
      ? createAttributeSplices(source, element, 'style', style.replace(heightPattern, `$1${value}`))
      : [];
  return createLeafBlock('spacer', element, { height: { value: height, createSplices: toSplices } });
}
