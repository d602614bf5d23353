import { type HtmlNode, readHtml } from './htmlTree';

const silent = ['head', 'style', 'title', 'script', 'template', 'noscript'];
const lines = ['div', 'tr', 'table', 'center', 'section', 'header', 'footer', 'li', 'blockquote'];
const paragraphs = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'hr'];

/** An e-mail as a program shows it that knows no HTML: its words, links with their address, images by what they show. */
export function plainText(html: string): string {
  return saidBy(readHtml(html))
    .split('\n')
    .map((line) => line.replace(/[ \t\u00a0]+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const saidBy = (nodes: readonly HtmlNode[]): string => nodes.map(said).join('');

function said(node: HtmlNode): string {
  if (node.kind !== 'element') return node.kind === 'text' ? node.text.replace(/[ \t\r\n\f]+/g, ' ') : '';
  const { name, attributes, children } = node;
  if (silent.includes(name)) return '';
  if (name === 'br') return '\n';
  if (name === 'hr') return '\n\n———\n\n';
  if (name === 'img') {
    const alt = attributes.get('alt')?.value.trim() ?? '';
    return alt && `[${alt}]`;
  }
  const inner = saidBy(children);
  if (name === 'a') {
    const address = attributes.get('href')?.value.trim() ?? '';
    return address === '' || inner.trim() === address ? inner : `${inner} (${address})`;
  }
  if (name === 'td' || name === 'th') return `${inner} `;
  if (name === 'li') return `\n• ${inner}`;
  if (paragraphs.includes(name)) return `\n\n${inner}\n\n`;
  return lines.includes(name) ? `\n${inner}\n` : inner;
}
