/** The elements of an HTML text with the places at which they stand in it. Nothing of the text is changed by reading it. */
import { Parser } from 'htmlparser2';

/** From a character up to, but not with, another. */
export interface Place {
  from: number;
  to: number;
}

/** An attribute as it reads; without a place where the start tag could not be followed. */
export interface Attribute {
  value: string;
  /** Its name, and its value where it has one. */
  at: Place;
}

export interface TextNode extends Place {
  kind: 'text';
  /** As it is shown: characters that are written by name are themselves. */
  text: string;
}

export interface ElementNode extends Place {
  kind: 'element';
  name: string;
  attributes: ReadonlyMap<string, Attribute>;
  children: readonly HtmlNode[];
  /** The start tag. */
  open: Place;
  /** What stands between the tags. */
  inner: Place;
}

/** A comment, or an instruction such as the doctype. */
export interface OtherNode extends Place {
  kind: 'other';
}

export type HtmlNode = TextNode | ElementNode | OtherNode;

interface Growing extends ElementNode {
  attributes: Map<string, Attribute>;
  children: HtmlNode[];
}

/** Reads any text as HTML; what is not well formed is read as a browser would, as far as that is simple. */
export function readHtml(source: string): readonly HtmlNode[] {
  const roots: HtmlNode[] = [];
  const open: Growing[] = [];
  let attributes = new Map<string, Attribute>();
  const add = (node: HtmlNode) => (open.at(-1)?.children ?? roots).push(node);
  const end = () => Math.min(source.length, parser.endIndex + 1);

  const parser = new Parser(
    {
      onopentagname() {
        attributes = new Map();
      },
      onattribute(name, value) {
        if (!attributes.has(name))
          attributes.set(name, { value, at: { from: parser.startIndex, to: parser.endIndex } });
      },
      onopentag(name) {
        const place = { from: parser.startIndex, to: end() };
        const inner = { from: place.to, to: place.to };
        const element: Growing = { kind: 'element', name, ...place, attributes, children: [], open: place, inner };
        add(element);
        open.push(element);
      },
      onclosetag(_name, isImplied) {
        const element = open.pop();
        if (!element) return;
        // Closed by what follows it, or by its own tag; an element that cannot hold anything ends with its start tag.
        const isEmpty = element.children.length === 0 && parser.startIndex <= element.open.from;
        if (isEmpty) return;
        element.inner = { from: element.open.to, to: Math.max(element.open.to, parser.startIndex) };
        element.to = isImplied ? element.inner.to : Math.max(element.inner.to, end());
      },
      ontext(text) {
        const last = (open.at(-1)?.children ?? roots).at(-1);
        const place = { from: parser.startIndex, to: end() };
        if (last?.kind === 'text' && last.to === place.from)
          Object.assign(last, { text: last.text + text, to: place.to });
        else add({ kind: 'text', text, ...place });
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

/** Every element, outer ones first. */
export function* elementsOf(nodes: readonly HtmlNode[]): Generator<ElementNode> {
  for (const node of nodes) {
    if (node.kind !== 'element') continue;
    yield node;
    yield* elementsOf(node.children);
  }
}
