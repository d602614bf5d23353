import { html } from '../../lib/html';
import { isOnMediaHost } from '../../lib/url/classifyMediaUrl';

/**
 * Name that style attributes are renamed to while parsed in the console's document. Otherwise the console's
 * Content-Security-Policy would block and report each of them.
 */
export const INERT_STYLE_ATTRIBUTE = 'data-held-style';

/** Remote URLs in styles. */
const styleUrlPattern = /url\(\s*(?:['"]\s*)?((?:https?:)?\/\/[^'")\s]+)/gi;

/**
 * Replaces remote images (not on a media host) by placeholders with their alternative text, so that opening a preview
 * is not tracked. The document's policy would block them as well, but without any placeholder.
 * @returns the number of remote images
 */
export function blockRemoteImages(content: Element, mediaUrls: readonly string[]): number {
  const isOwn = (url: string) => {
    if (/^\s*data:/i.test(url)) return true;
    if (!URL.canParse(url, 'https://nowhere.invalid')) return false;
    return isOnMediaHost(new URL(url, 'https://nowhere.invalid').href, mediaUrls);
  };
  let blockedCount = 0;
  for (const image of content.querySelectorAll('img')) {
    const urls = [image.getAttribute('src') ?? '', image.getAttribute('srcset') ?? ''].filter(Boolean);
    if (urls.every(isOwn)) continue;
    blockedCount += 1;
    image.removeAttribute('srcset');
    image.setAttribute('src', createPlaceholder(image));
  }
  for (const source of content.querySelectorAll('source')) {
    if (!isOwn(source.getAttribute('srcset') ?? '')) source.remove();
  }
  for (const element of content.querySelectorAll('[background]')) {
    if (isOwn(element.getAttribute('background') ?? '')) continue;
    blockedCount += 1;
    element.removeAttribute('background');
  }
  const styles = [
    ...[...content.querySelectorAll('style')].map(({ textContent }) => textContent),
    ...[...content.querySelectorAll(`[${INERT_STYLE_ATTRIBUTE}]`)].map(
      (element) => element.getAttribute(INERT_STYLE_ATTRIBUTE) ?? '',
    ),
  ].join('\n');
  for (const [, url = ''] of styles.matchAll(styleUrlPattern)) if (!isOwn(url)) blockedCount += 1;
  return blockedCount;
}

/** Returns a placeholder with the size and alternative text of an image. */
function createPlaceholder(image: Element): string {
  const side = (name: string, fallback: number) => {
    const pixels = Number.parseInt(image.getAttribute(name) ?? '', 10);
    return String(pixels > 0 && pixels <= 2000 ? pixels : fallback);
  };
  const [width, height] = [side('width', 160), side('height', 64)];
  const svg = html`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#ededea" stroke="#b9b9b3" stroke-dasharray="4"/><text x="50%" y="50%" text-anchor="middle" dominant-baseline="central" font-family="sans-serif" font-size="12" fill="#55585d">${image.getAttribute('alt') ?? ''}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg.toString())}`;
}
