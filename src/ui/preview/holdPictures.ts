import { html } from '../../lib/html';

/**
 * The name of style attributes while they are looked at: under their own, the console's policy would refuse each and
 * report it, though nothing of them applies to the console.
 */
export const heldStyle = 'data-held-style';

/** Where a style asks for something on another host. */
const styleAddress = /url\(\s*['"]?\s*((?:https?:)?\/\/[^'")\s]+)/gi;

/**
 * Puts an empty picture with its words in the place of every picture that lies on another host than the media's, so
 * that nobody learns that it was looked at. The policy of the document would refuse them too, without a word.
 * @returns how many there are
 */
export function holdPictures(content: Element, media: string): number {
  const isOwn = (address: string) => {
    if (/^\s*data:/i.test(address)) return true;
    if (!URL.canParse(address, 'https://nowhere.invalid')) return false;
    return new URL(address, 'https://nowhere.invalid').origin === new URL(media).origin;
  };
  let held = 0;
  for (const picture of content.querySelectorAll('img')) {
    const addresses = [picture.getAttribute('src') ?? '', picture.getAttribute('srcset') ?? ''].filter(Boolean);
    if (addresses.every(isOwn)) continue;
    held += 1;
    picture.removeAttribute('srcset');
    picture.setAttribute('src', emptyPicture(picture));
  }
  for (const source of content.querySelectorAll('source')) {
    if (!isOwn(source.getAttribute('srcset') ?? '')) source.remove();
  }
  for (const element of content.querySelectorAll('[background]')) {
    if (isOwn(element.getAttribute('background') ?? '')) continue;
    held += 1;
    element.removeAttribute('background');
  }
  const styles = [
    ...[...content.querySelectorAll('style')].map(({ textContent }) => textContent),
    ...[...content.querySelectorAll(`[${heldStyle}]`)].map((element) => element.getAttribute(heldStyle) ?? ''),
  ].join('\n');
  for (const [, address = ''] of styles.matchAll(styleAddress)) if (!isOwn(address)) held += 1;
  return held;
}

/** A frame of the picture's size, with what it would show in words. */
function emptyPicture(picture: Element): string {
  const side = (name: string, usual: number) => {
    const pixels = Number.parseInt(picture.getAttribute(name) ?? '', 10);
    return String(pixels > 0 && pixels <= 2000 ? pixels : usual);
  };
  const [width, height] = [side('width', 160), side('height', 64)];
  const drawing = html`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#ededea" stroke="#b9b9b3" stroke-dasharray="4"/><text x="50%" y="50%" text-anchor="middle" dominant-baseline="central" font-family="sans-serif" font-size="12" fill="#55585d">${picture.getAttribute('alt') ?? ''}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing.toString())}`;
}
