/** How each kind of block is told from the source, and where its values stand in it. */
import type { ElementNode, HtmlNode, Place } from '../markup/htmlTree';
import { attributeSplice, escapedText } from '../markup/splice';
import { readWords, writeWords } from '../markup/words';
import type { Block, BlockField, BlockKind } from './block';

/** What no kind knows, as it is written. */
export function rawBlock({ from, to }: Place, source: string): Block {
  const value = source.slice(from, to);
  return block('raw', { from, to }, { html: { value, put: (text) => [{ from, to, text }] } });
}

/** A run of text that stands in an e-mail without a tag of its own around it. */
export function inlineBlock(place: Place, nodes: readonly HtmlNode[], source: string): Block {
  return sole(place, nodes, source) ?? textBlock(place, place, nodes, source) ?? rawBlock(place, source);
}

/** The block that an element is; null where it holds several, or is none. */
export function elementBlock(element: ElementNode, source: string): Block | null {
  const { name, children, inner } = element;
  if (name === 'hr') return block('divider', element, {});
  if (/^h[1-6]$/.test(name)) return headingBlock(element, source);
  const spacer = spacerBlock(element, source);
  if (spacer) return spacer;
  if (name === 'p') {
    const place = { from: element.from, to: element.to };
    return sole(place, seen(children), source) ?? textBlock(place, inner, children, source) ?? rawBlock(place, source);
  }
  return null;
}

const block = (kind: BlockKind, { from, to }: Place, fields: Block['fields']): Block => ({
  kind,
  from,
  to,
  fields,
  columns: [],
});

const seen = (nodes: readonly HtmlNode[]) => nodes.filter((node) => node.kind !== 'text' || node.text.trim() !== '');

/** Marks that a text cannot say, but that may stand around all of it. */
const around = ['span', 'font', 'small', 'big', 'u', 'strike', 's'];

/** Text inside a tag; where such a mark alone stands around all of it, inside that. */
function wordsField(place: Place, nodes: readonly HtmlNode[], source: string): BlockField | null {
  const [only, ...others] = seen(nodes);
  if (only?.kind === 'element' && others.length === 0 && around.includes(only.name)) {
    return wordsField(only.inner, only.children, source);
  }
  const words = readWords(nodes, source);
  if (!words) return null;
  return { value: words.text.trim(), put: (text) => [{ ...place, text: writeWords(text, words.tags) }] };
}

function textBlock(place: Place, inner: Place, nodes: readonly HtmlNode[], source: string): Block | null {
  const text = wordsField(inner, nodes, source);
  return text && block('text', place, { text });
}

function headingBlock(element: ElementNode, source: string): Block {
  const text = wordsField(element.inner, element.children, source);
  if (!text) return rawBlock(element, source);
  const { open, inner, to } = element;
  const digits = [open.from + 2, ...(inner.to < to ? [inner.to + 3] : [])];
  const put = (level: string) =>
    /^[1-6]$/.test(level) ? digits.map((from) => ({ from, to: from + 1, text: level })) : [];
  return block('heading', element, { text, level: { value: element.name.slice(1), put } });
}

/** A button or an image that stands alone. */
function sole(place: Place, nodes: readonly HtmlNode[], source: string): Block | null {
  const [only, ...others] = nodes;
  if (only?.kind !== 'element' || others.length > 0) return null;
  if (only.name === 'img') return imageBlock(place, only, null, source);
  if (only.name !== 'a') return null;
  const [inside, ...more] = seen(only.children);
  if (inside?.kind === 'element' && inside.name === 'img' && more.length === 0) {
    return imageBlock(place, inside, only, source);
  }
  return looksLikeButton(only) ? buttonBlock(place, only, source) : null;
}

function looksLikeButton({ attributes }: ElementNode): boolean {
  const style = attributes.get('style')?.value ?? '';
  const name = attributes.get('class')?.value ?? '';
  return /display\s*:\s*(?:inline-)?block|background/i.test(style) || /\b(?:btn|button)/i.test(name);
}

function buttonBlock(place: Place, link: ElementNode, source: string): Block | null {
  const label = labelField(link, source);
  return label && block('button', place, { label, href: attributeField(link, 'href', source) });
}

/** Plain text on one line, inside whatever alone stands around it. */
function labelField({ inner, children }: ElementNode, source: string): BlockField | null {
  const parts = seen(children);
  const [only] = parts;
  if (parts.length === 1 && only?.kind === 'element' && only.children.length > 0) return labelField(only, source);
  if (parts.some(({ kind }) => kind !== 'text')) return null;
  const value = parts.map((part) => (part.kind === 'text' ? part.text : '')).join('');
  return {
    value: value.replace(/[ \t\r\n\f]+/g, ' ').trim(),
    put: (text) => [{ ...inner, text: escapedText(text.replace(/[\r\n]+/g, ' ')) }],
  };
}

function imageBlock(place: Place, image: ElementNode, link: ElementNode | null, source: string): Block {
  return block('image', place, {
    src: attributeField(image, 'src', source),
    alt: attributeField(image, 'alt', source),
    width: pixelsField(image, source),
    ...(link && { href: attributeField(link, 'href', source) }),
  });
}

const attributeField = (element: ElementNode, name: string, source: string): BlockField => ({
  value: element.attributes.get(name)?.value ?? '',
  put: (value) => attributeSplice(source, element, name, value),
});

/** The width as the attribute says it: the one that every mail program obeys. */
function pixelsField(image: ElementNode, source: string): BlockField {
  return {
    value: /^\d+/.exec(image.attributes.get('width')?.value ?? '')?.[0] ?? '',
    put: (value) => attributeSplice(source, image, 'width', /^\d+$/.test(value) ? value : null),
  };
}

const heightRule = /((?:^|;)\s*(?:line-)?height\s*:\s*)(\d+)(?=px)/gi;

/** Nothing but a height. */
function spacerBlock(element: ElementNode, source: string): Block | null {
  if (element.name !== 'div' && element.name !== 'p') return null;
  const style = element.attributes.get('style')?.value ?? '';
  const height = /(?:^|;)\s*height\s*:\s*(\d+)px/i.exec(style)?.[1];
  const isBare = element.children.every((node) => node.kind === 'text' && node.text.trim() === '');
  if (height === undefined || !isBare) return null;
  const put = (value: string) =>
    /^\d+$/.test(value) ? attributeSplice(source, element, 'style', style.replace(heightRule, `$1${value}`)) : [];
  return block('spacer', element, { height: { value: height, put } });
}
