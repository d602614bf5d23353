/**
 * Rich text as a Markdown subset: `**bold**`, `*italic*`, `[text](url)`; newlines are line breaks, and `\` escapes the
 * next character.
 */
import { type HtmlNode, parseHtml, walkElements } from '../../../lib/html/parseHtml';
import { escapeAttribute, escapeText } from './splice';

/** Start tags used by the source, so that an edited text keeps its markup. */
export interface FormatTags {
  bold: string;
  italic: string;
  /** Start tags of links by URL; '' is the default for other links. */
  links: ReadonlyMap<string, string>;
}

export interface RichText {
  text: string;
  tags: FormatTags;
}

const boldNames = ['b', 'strong'];
const italicNames = ['i', 'em'];

/** Converts nodes to rich text. Returns null if they contain unsupported markup. */
export function parseRichText(nodes: readonly HtmlNode[], source: string): RichText | null {
  const tags = collectTags(nodes, source);
  if (!tags) return null;
  const text = nodesToText(nodes);
  if (text === null) return null;
  const lines = text.split('\n').map((line) => line.replace(/[ \t\r\f]+/g, ' ').trim());
  return { text: withoutNeedlessEscapes(lines.join('\n'), tags), tags };
}

/** Characters are escaped only if they would be marks otherwise, so that a text is shown as it was typed. */
function withoutNeedlessEscapes(text: string, tags: FormatTags): string {
  if (!text.includes('\\')) return text;
  const plain = text.replace(/\\([\\*[\]])/g, '$1');
  return serializeRichText(plain, tags) === serializeRichText(text, tags) ? plain : text;
}

function nodesToText(nodes: readonly HtmlNode[]): string | null {
  let text = '';
  for (const node of nodes) {
    const part = nodeToText(node);
    if (part === null) return null;
    text += part;
  }
  return text;
}

function nodeToText(node: HtmlNode): string | null {
  if (node.kind === 'other') return null;
  if (node.kind === 'text') return escapeMarks(node.text.replace(/[ \t\r\n\f]+/g, ' '));
  const { name, children, attributes } = node;
  if (name === 'br') return '\n';
  const inner = nodesToText(children);
  // Marks around empty or padded text have no Markdown equivalent.
  if (inner === null || inner.trim() === '' || inner !== inner.trim() || inner.includes('\n')) return null;
  const containsMark = (mark: string) => inner.replace(/\\./g, '').includes(mark);
  if (boldNames.includes(name)) return containsMark('*') ? null : `**${inner}**`;
  if (italicNames.includes(name)) return containsMark('*') ? null : `*${inner}*`;
  if (name !== 'a') return null;
  const url = attributes.get('href')?.value ?? '';
  return /[()\s]/.test(url) || containsMark(']') ? null : `[${inner}](${url})`;
}

const escapeMarks = (text: string) => text.replace(/[\\*[\]]/g, '\\$&');

/** Collects the start tags. Returns null if one kind of mark uses different tags. */
function collectTags(nodes: readonly HtmlNode[], source: string): FormatTags | null {
  const startTags = { bold: new Set<string>(), italic: new Set<string>() };
  const links = new Map<string, string>();
  for (const { name, startTag, attributes, inner, to } of walkElements(nodes)) {
    const tag = source.slice(startTag.from, startTag.to);
    // The intended end of an element without an end tag is unknown.
    if (name !== 'br' && inner.to === to) return null;
    if (boldNames.includes(name)) startTags.bold.add(tag);
    if (italicNames.includes(name)) startTags.italic.add(tag);
    if (name !== 'a') continue;
    const url = attributes.get('href')?.value ?? '';
    if ((links.get(url) ?? tag) !== tag) return null;
    links.set(url, tag);
    if (!links.has('')) links.set('', tag);
  }
  if (startTags.bold.size > 1 || startTags.italic.size > 1) return null;
  const [bold = '<strong>'] = startTags.bold;
  const [italic = '<em>'] = startTags.italic;
  return { bold, italic, links };
}

const markPatterns = [
  /^\\([\\*[\]])/,
  /^\*\*(?=[^\s*])((?:\\.|[^*\\\n])+?)(?<=\S)\*\*/,
  /^\*(?=[^\s*])((?:\\.|[^*\\\n])+?)(?<=\S)\*/,
  /^\[(?=[^\s\]])((?:\\.|[^[\]\\\n])+?)(?<=\S)\]\(([^()\s]*)\)/,
] as const;

/** Converts rich text to HTML. */
export function serializeRichText(text: string, tags: FormatTags): string {
  let html = '';
  let plain = '';
  const flush = () => {
    html += escapeText(plain);
    plain = '';
  };
  for (let rest = text; rest !== ''; ) {
    const [character = ''] = rest;
    const [escaped, bold, italic, link] = markPatterns.map((mark) => mark.exec(rest));
    const marked = bold ?? italic ?? link;
    const wrapper = escaped ?? marked ?? null;
    if (escaped) plain += escaped[1];
    else if (marked) {
      flush();
      const inner = serializeRichText(marked[1] ?? '', tags);
      if (bold) html += wrapInTag(tags.bold, inner);
      else if (italic) html += wrapInTag(tags.italic, inner);
      else html += wrapInTag(getLinkTag(marked[2] ?? '', tags), inner);
    } else if (character === '\n') {
      flush();
      html += '<br>\n';
    } else plain += character;
    rest = rest.slice(wrapper?.[0].length ?? 1);
  }
  flush();
  return html;
}

const wrapInTag = (tag: string, inner: string) => `${tag}${inner}</${/^<([\w-]+)/.exec(tag)?.[1] ?? 'span'}>`;

/** Returns the start tag of a link: that of a link with the same URL, else that of another link in the text. */
function getLinkTag(url: string, { links }: FormatTags): string {
  const existing = links.get(url);
  if (existing !== undefined && url !== '') return existing;
  const template = links.get('');
  const href = `href="${escapeAttribute(url)}"`;
  if (template === undefined) return `<a ${href}>`;
  const attribute = /\shref\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/i;
  return attribute.test(template)
    ? template.replace(attribute, () => ` ${href}`)
    : template.replace(/^<a/i, `<a ${href}`);
}

/** Tags for texts that contain no marks yet. */
export const DEFAULT_FORMAT_TAGS: FormatTags = { bold: '<strong>', italic: '<em>', links: new Map() };

/** Round-trips a text through HTML, which collapses white space. */
export function normalizeRichText(text: string): string {
  const html = serializeRichText(text, DEFAULT_FORMAT_TAGS);
  return parseRichText(parseHtml(html), html)?.text.trim() ?? text;
}
