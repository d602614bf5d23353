import type { Attribute, ElementNode, TextRange } from '../../../lib/html/parseHtml';

/** Replacement of a source range. */
export interface Splice extends TextRange {
  text: string;
}

/** Applies replacements to a source. Their ranges must not overlap. */
export function applySplices(source: string, splices: readonly Splice[]): string {
  let result = '';
  let position = 0;
  for (const { from, to, text } of splices.toSorted((a, b) => a.from - b.from)) {
    result += source.slice(position, from) + text;
    position = to;
  }
  return result + source.slice(position);
}

/** Creates the splice that adds, changes or, with null, removes an attribute of a start tag. */
export function createAttributeSplices(
  source: string,
  element: ElementNode,
  name: string,
  value: string | null,
): Splice[] {
  const attribute = element.attributes.get(name);
  if (value === null) return attribute ? [{ ...extendToSpaceBefore(source, attribute.range), text: '' }] : [];
  if (attribute) {
    const written = source.slice(attribute.range.from, attribute.range.to);
    return [{ ...attribute.range, text: `${/^[^\s=]*/.exec(written)?.[0] || name}="${escapeAttribute(value)}"` }];
  }
  const tag = source.slice(element.startTag.from, element.startTag.to);
  const to = element.startTag.from + tag.replace(/\/?>$/, '').trimEnd().length;
  return [{ from: to, to, text: ` ${name}="${escapeAttribute(value)}"` }];
}

function extendToSpaceBefore(source: string, { from, to }: Attribute['range']): TextRange {
  return { from: source.slice(0, from).trimEnd().length, to };
}

/** Escapes a double-quoted attribute value. */
export function escapeAttribute(value: string): string {
  return value.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}

const placeholderPattern = /(\{\{[^{}]*\}\})/;

/** Escapes text content. `&` inside placeholders is kept, since they are evaluated by the server. */
export function escapeText(text: string): string {
  return text
    .split(placeholderPattern)
    .map((part) => (placeholderPattern.test(part) ? part : part.replace(/&/g, '&amp;')))
    .join('')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/\u00a0/g, '&nbsp;');
}
