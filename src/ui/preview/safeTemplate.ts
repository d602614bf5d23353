/** Sanitizes user-provided HTML for previews. The result is never saved. */
import DOMPurify from 'dompurify';
import { html, SafeHtml } from '../../lib/html';
import { blockRemoteImages, INERT_STYLE_ATTRIBUTE } from './blockRemoteImages';

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
