/** Sanitizes user-provided HTML for previews. The result is never saved. */
import DOMPurify from 'dompurify';
import { html, SafeHtml } from '../../lib/html';
import { isOnMediaHost } from '../../lib/url/classifyMediaUrl';

/**
 * Name that style attributes are renamed to while parsed in the console's document. Otherwise the console's
 * Content-Security-Policy would block and report each of them.
 */
const INERT_STYLE_ATTRIBUTE = 'data-held-style';

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

/** Keeps all styles; removes everything that runs, submits, navigates, or affects the whole document. */
const PURIFY_CONFIG = {
  USE_PROFILES: { html: true },
  // Moves content of the head to the start of the body.
  FORCE_BODY: true,
  RETURN_DOM: true as const,
  FORBID_TAGS: [
    'base',
    'button',
    'form',
    'iframe',
    'input',
    'link',
    'meta',
    'object',
    'option',
    'select',
    'textarea',
    'title',
  ],
  FORBID_ATTR: ['action', 'formaction', 'ping', 'srcdoc'],
};

/**
 * Style attributes. False matches in text are restored on serialization; missed ones are only reported by the
 * Content-Security-Policy.
 */
const STYLE_ATTRIBUTE = /(?<=[\s"'])style(?=\s*=)/gi;

/** Body attributes that are copied to the wrapper. */
const BODY_ATTRIBUTES = ['class', 'dir', 'lang', INERT_STYLE_ATTRIBUTE] as const;

export interface SafeTemplate {
  body: SafeHtml;
  /** Number of blocked remote images. */
  blockedImageCount: number;
}

export interface TemplateOptions {
  /** Shows remote images. */
  showsPictures: boolean;
  /** URLs of the media hosts, whose images are always shown. */
  mediaUrls: readonly string[];
}

/** Sanitizes the HTML of a template, which may be a document or a fragment. */
export function safeTemplate(text: string, { showsPictures, mediaUrls }: TemplateOptions): SafeTemplate {
  const body = DOMPurify.sanitize(text.replace(STYLE_ATTRIBUTE, INERT_STYLE_ATTRIBUTE), PURIFY_CONFIG);
  if (!(body instanceof HTMLElement)) return { body: html``, blockedImageCount: 0 };
  const container = body.ownerDocument.createElement('div');
  const wrapper = body.ownerDocument.createElement('div');
  for (const name of BODY_ATTRIBUTES) {
    const value = body.getAttribute(name);
    if (value !== null) wrapper.setAttribute(name, value);
  }
  const backgroundColor = body.getAttribute('bgcolor');
  if (backgroundColor) {
    const colorProbe = body.ownerDocument.createElement('div');
    colorProbe.style.backgroundColor = backgroundColor;
    const bodyStyle = wrapper.getAttribute(INERT_STYLE_ATTRIBUTE) ?? '';
    wrapper.setAttribute(INERT_STYLE_ATTRIBUTE, `background-color:${colorProbe.style.backgroundColor};${bodyStyle}`);
  }
  wrapper.append(...body.childNodes);
  container.append(wrapper);
  const blockedImageCount = showsPictures ? 0 : blockRemoteImages(container, mediaUrls);
  return { body: SafeHtml.purified(container, INERT_STYLE_ATTRIBUTE), blockedImageCount };
}
