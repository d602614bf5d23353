import type { TextChange } from '../textChange';

/** Puts words in the place of others, where those stand once in an element; else it leaves everything as it is. */
export function putText(within: Element, { before, after }: TextChange): boolean {
  const texts = within.ownerDocument.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  let found: Node | null = null;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (node.nodeValue !== before) continue;
    if (found || node.parentElement?.localName === 'style') return false;
    found = node;
  }
  if (!found) return false;
  found.nodeValue = after;
  return true;
}
