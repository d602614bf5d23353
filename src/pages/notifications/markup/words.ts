/**
 * Running text with its few marks, as it is typed in a field: `**bold**`, `*italic*`, `[words](address)`, and a new line
 * for a line break. `\` takes the meaning from the mark behind it.
 */
import { elementsOf, type HtmlNode, readHtml } from './htmlTree';
import { escapedText, escapedValue } from './splice';

/** How marks are written in a source, so that a changed text is written as the one before it was. */
export interface MarkTags {
  bold: string;
  italic: string;
  /** Start tags of links by their address; '' for any other. */
  links: ReadonlyMap<string, string>;
}

export interface Words {
  text: string;
  tags: MarkTags;
}

const boldNames = ['b', 'strong'];
const italicNames = ['i', 'em'];

/** The text of nodes; null where they hold something that it cannot say. */
export function readWords(nodes: readonly HtmlNode[], source: string): Words | null {
  const tags = tagsOf(nodes, source);
  if (!tags) return null;
  const text = said(nodes);
  if (text === null) return null;
  const lines = text.split('\n').map((line) => line.replace(/[ \t\r\f]+/g, ' ').trim());
  return { text: lines.join('\n'), tags };
}

function said(nodes: readonly HtmlNode[]): string | null {
  let text = '';
  for (const node of nodes) {
    const part = saidOf(node);
    if (part === null) return null;
    text += part;
  }
  return text;
}

function saidOf(node: HtmlNode): string | null {
  if (node.kind === 'other') return null;
  if (node.kind === 'text') return literal(node.text.replace(/[ \t\r\n\f]+/g, ' '));
  const { name, children, attributes } = node;
  if (name === 'br') return '\n';
  const inner = said(children);
  // A mark around nothing, or around space alone, could not be typed.
  if (inner === null || inner.trim() === '' || inner !== inner.trim() || inner.includes('\n')) return null;
  const isMarked = (mark: string) => inner.replace(/\\./g, '').includes(mark);
  if (boldNames.includes(name)) return isMarked('*') ? null : `**${inner}**`;
  if (italicNames.includes(name)) return isMarked('*') ? null : `*${inner}*`;
  if (name !== 'a') return null;
  const address = attributes.get('href')?.value ?? '';
  return /[()\s]/.test(address) || isMarked(']') ? null : `[${inner}](${address})`;
}

const literal = (text: string) => text.replace(/[\\*[\]]/g, '\\$&');

/** The start tags of the marks; null where one kind of mark is written in several ways. */
function tagsOf(nodes: readonly HtmlNode[], source: string): MarkTags | null {
  const found = { bold: new Set<string>(), italic: new Set<string>() };
  const links = new Map<string, string>();
  for (const { name, open, attributes, inner, to } of elementsOf(nodes)) {
    const tag = source.slice(open.from, open.to);
    // Without an end tag, it is not known where its writer wanted it to end.
    if (name !== 'br' && inner.to === to) return null;
    if (boldNames.includes(name)) found.bold.add(tag);
    if (italicNames.includes(name)) found.italic.add(tag);
    if (name !== 'a') continue;
    const address = attributes.get('href')?.value ?? '';
    if ((links.get(address) ?? tag) !== tag) return null;
    links.set(address, tag);
    if (!links.has('')) links.set('', tag);
  }
  if (found.bold.size > 1 || found.italic.size > 1) return null;
  const [bold = '<strong>'] = found.bold;
  const [italic = '<em>'] = found.italic;
  return { bold, italic, links };
}

const marks = [
  /^\\([\\*[\]])/,
  /^\*\*(?=[^\s*])((?:\\.|[^*\\\n])+?)(?<=\S)\*\*/,
  /^\*(?=[^\s*])((?:\\.|[^*\\\n])+?)(?<=\S)\*/,
  /^\[(?=[^\s\]])((?:\\.|[^\]\\\n])+?)(?<=\S)\]\(([^()\s]*)\)/,
] as const;

/** The HTML that says a text. */
export function writeWords(text: string, tags: MarkTags): string {
  let html = '';
  let plain = '';
  const flush = () => {
    html += escapedText(plain);
    plain = '';
  };
  for (let rest = text; rest !== ''; ) {
    const [character = ''] = rest;
    const [escaped, bold, italic, link] = marks.map((mark) => mark.exec(rest));
    const marked = bold ?? italic ?? link;
    const whole = escaped ?? marked ?? null;
    if (escaped) plain += escaped[1];
    else if (marked) {
      flush();
      const inner = writeWords(marked[1] ?? '', tags);
      if (bold) html += wrapped(tags.bold, inner);
      else if (italic) html += wrapped(tags.italic, inner);
      else html += wrapped(linkTag(marked[2] ?? '', tags), inner);
    } else if (character === '\n') {
      flush();
      html += '<br>\n';
    } else plain += character;
    rest = rest.slice(whole?.[0].length ?? 1);
  }
  flush();
  return html;
}

const wrapped = (tag: string, inner: string) => `${tag}${inner}</${/^<([\w-]+)/.exec(tag)?.[1] ?? 'span'}>`;

/** A link is written as the one to the same address was, else as any other in the text. */
function linkTag(address: string, { links }: MarkTags): string {
  const known = links.get(address);
  if (known !== undefined && address !== '') return known;
  const like = links.get('');
  const href = `href="${escapedValue(address)}"`;
  if (like === undefined) return `<a ${href}>`;
  const attribute = /\shref\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/i;
  return attribute.test(like) ? like.replace(attribute, () => ` ${href}`) : like.replace(/^<a/i, `<a ${href}`);
}

/** The marks of a text that has none of its own yet. */
export const plainTags: MarkTags = { bold: '<strong>', italic: '<em>', links: new Map() };

/** A text as it is read again once it was written: without what HTML does not keep. */
export function canonicalWords(text: string): string {
  const html = writeWords(text, plainTags);
  return readWords(readHtml(html), html)?.text.trim() ?? text;
}
