/** HTML of a merchant's own, made safe to be shown in a preview. What is saved is never what comes out of this. */
import DOMPurify from 'dompurify';
import { html, SafeHtml } from '../../lib/html';
import { heldStyle, holdPictures } from './holdPictures';

/** Styles stay, however they are written; what runs, sends, leads away or stands for the whole document goes. */
const profile = {
  USE_PROFILES: { html: true },
  // Of a whole document, what stands in its head is read as if it stood first in its body.
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

/** The name of a style attribute, as far as it looks like one: of any other, the console's policy would complain and that is all. */
const styleName = /(?<=[\s"'])style(?=\s*=)/gi;

/** What the element of the body says about all that stands in it. */
const ofBody = ['class', 'dir', 'lang', heldStyle] as const;

export interface SafeTemplate {
  body: SafeHtml;
  /** Pictures of other hosts that were held back. */
  heldPictures: number;
}

export interface TemplateOptions {
  /** Pictures of other hosts are shown, since the merchant wants them. */
  showsPictures: boolean;
  /** Address of the media host, whose pictures are always shown. */
  media: string;
}

/** The HTML of a template as it is shown: a whole document or a part of one. */
export function safeTemplate(text: string, { showsPictures, media }: TemplateOptions): SafeTemplate {
  const body = DOMPurify.sanitize(text.replace(styleName, heldStyle), profile);
  if (!(body instanceof HTMLElement)) return { body: html``, heldPictures: 0 };
  const shown = body.ownerDocument.createElement('div');
  const wrapper = body.ownerDocument.createElement('div');
  for (const name of ofBody) {
    const value = body.getAttribute(name);
    if (value !== null) wrapper.setAttribute(name, value);
  }
  const ground = body.getAttribute('bgcolor');
  if (ground) {
    const painted = body.ownerDocument.createElement('div');
    painted.style.backgroundColor = ground;
    const own = wrapper.getAttribute(heldStyle) ?? '';
    wrapper.setAttribute(heldStyle, `background-color:${painted.style.backgroundColor};${own}`);
  }
  wrapper.append(...body.childNodes);
  shown.append(wrapper);
  const heldPictures = showsPictures ? 0 : holdPictures(shown, media);
  return { body: SafeHtml.purified(shown, heldStyle), heldPictures };
}
