/** The document of a preview: a page of its own without scripts, which asks for nothing from anywhere. */
import type { SafeHtml } from '../lib/html';
import type { Direction } from '../theme/shownDirection';
import { styleNonce } from './styleNonce';

/** What a preview shows. */
export interface PreviewContent {
  body: SafeHtml;
  /** Rules of a style sheet; nothing that a person typed may stand in it unchecked. */
  css: string;
  /** BCP 47 tag. */
  locale: string;
  direction: Direction;
}

/** The frame inherits the policy of the page; this one, which comes before all else, takes away what that one allows. */
const opening = (nonce: string) =>
  `<!doctype html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src ${
    nonce === '' ? "'unsafe-inline'" : `'nonce-${nonce}'`
  }; form-action 'none'; base-uri 'none'"><meta name="color-scheme" content="light">`;

/** The document of a preview, as `srcdoc` of a sandboxed frame. */
export function previewDocument({ body, css, locale, direction }: PreviewContent): string {
  const nonce = styleNonce();
  // A style sheet ends where this stands, whatever it stands in.
  const sheet = css.replaceAll('</', '<\\/');
  const language = /^[\w-]*$/.test(locale) ? locale : '';
  return `${opening(nonce)}<style nonce="${nonce}">${sheet}</style></head><body lang="${language}" dir="${direction}">${body}`;
}

/** Named in the policy of the page. What does not begin with a policy of its own becomes no document. */
const rules = {
  createHTML: (html: string) => (html.startsWith(opening(styleNonce())) ? html : null),
};
let policy: { createHTML(html: string): string } | undefined;

/** The document as the browser takes it for a frame. */
export function trustedDocument(text: string): string {
  policy ??= window.trustedTypes?.createPolicy('preview', rules);
  return policy ? policy.createHTML(text) : text;
}
