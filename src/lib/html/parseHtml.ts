/** HTML parser that keeps source ranges, so that edits can leave the rest of the source untouched. */
import { Parser } from 'htmlparser2';

/** Range of UTF-16 offsets; `to` is exclusive. */
export interface TextRange {
  from: number;
  to: number;
}

/** A parsed attribute. */
export interface Attribute {
  value: string;
  /** Range of the name and the value, if any. */
  range: TextRange;
}

export interface TextNode extends TextRange {
  kind: 'text';
  /** Text with entities decoded. */
  text: string;
}

export interface ElementNode extends TextRange {
  kind: 'element';
  name: string;
  attributes: ReadonlyMap<string, Attribute>;
  children: readonly HtmlNode[];
  /** The start tag. */
  startTag: TextRange;
  /** Range between the start and end tag. */
  inner: TextRange;
}

/** A comment or a processing instruction, for example the doctype. */
export interface OtherNode extends TextRange {
  kind: 'other';
}

export type HtmlNode = TextNode | ElementNode | OtherNode;

interface OpenElement extends ElementNode {
  attributes: Map<string, Attribute>;
  children: HtmlNode[];
}

/** Parses HTML. Malformed markup is parsed approximately like in browsers. Never throws. */
export function parseHtml(source: string): readonly HtmlNode[] {
  const roots: HtmlNode[] = [];
  const openElements: OpenElement[] = [];
  let attributes = new Map<string, Attribute>();
  const add = (node: HtmlNode) => (openElements.at(-1)?.children ?? roots).push(node);
  const end = () => Math.min(source.length, parser.endIndex + 1);

  const parser = new Parser(
    {
      onopentagname() {
        attributes = new Map();
      },
      onattribute(name, value) {
        if (!attributes.has(name))
          attributes.set(name, { value, range: { from: parser.startIndex, to: parser.endIndex } });
      },
      onopentag(name) {
        const range = { from: parser.startIndex, to: end() };
        const inner = { from: range.to, to: range.to };
        const element: OpenElement = {
          kind: 'element',
          name,
          ...range,
          attributes,
          children: [],
          startTag: range,
          inner,
        };
        add(element);
        openElements.push(element);
      },
      onclosetag(_name, isImplied) {
        const element = openElements.pop();
        if (!element) return;
        // Void elements end with their start tag.
        const isEmpty = element.children.length === 0 && parser.startIndex <= element.startTag.from;
        if (isEmpty) return;
        element.inner = { from: element.startTag.to, to: Math.max(element.startTag.to, parser.startIndex) };
        element.to = isImplied ? element.inner.to : Math.max(element.inner.to, end());
      },
      ontext(text) {
        const last = (openElements.at(-1)?.children ?? roots).at(-1);
        const range = { from: parser.startIndex, to: end() };
        if (last?.kind === 'text' && last.to === range.from)
          Object.assign(last, { text: last.text + text, to: range.to });
        else add({ kind: 'text', text, ...range });
      },
      oncomment() {
        add({ kind: 'other', from: parser.startIndex, to: end() });
      },
      onprocessinginstruction() {
        add({ kind: 'other', from: parser.startIndex, to: end() });
      },
    },
    { decodeEntities: true },
  );
  parser.end(source);
  return roots;
}

/** Yields all elements in document order. */
export function* walkElements(nodes: readonly HtmlNode[]): Generator<ElementNode> {
  for (const node of nodes) {
    if (node.kind !== 'element') continue;
    yield node;
    yield* walkElements(node.children);
  }
}
