import { type HtmlNode, parseHtml } from './parseHtml';

const skippedElements = ['head', 'style', 'title', 'script', 'template', 'noscript'];
const blockElements = ['div', 'tr', 'table', 'center', 'section', 'header', 'footer', 'li', 'blockquote'];
const paragraphElements = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'hr'];

/** Converts an HTML email to plain text: links include their URL, images are replaced by their alternative text. */
export function htmlToText(html: string): string {
  return convertNodes(parseHtml(html))
    .split('\n')
    .map((line) => line.replace(/[ \t\u00a0]+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const convertNodes = (nodes: readonly HtmlNode[]): string => nodes.map(convertNode).join('');

function convertNode(node: HtmlNode): string {
  if (node.kind !== 'element') return node.kind === 'text' ? node.text.replace(/[ \t\r\n\f]+/g, ' ') : '';
  const { name, attributes, children } = node;
  if (skippedElements.includes(name)) return '';
  if (name === 'br') return '\n';
  if (name === 'hr') return '\n\n———\n\n';
  if (name === 'img') {
    const alt = attributes.get('alt')?.value.trim() ?? '';
    return alt && `[${alt}]`;
  }
  const inner = convertNodes(children);
  if (name === 'a') {
    const url = attributes.get('href')?.value.trim() ?? '';
    return url === '' || inner.trim() === url ? inner : `${inner} (${url})`;
  }
  if (name === 'td' || name === 'th') return `${inner} `;
  if (name === 'li') return `\n• ${inner}`;
  if (paragraphElements.includes(name)) return `\n\n${inner}\n\n`;
  return blockElements.includes(name) ? `\n${inner}\n` : inner;
}
