import morphdom from 'morphdom';
import type { ShowMessage } from '../previewMessages';
import { schemeRules } from './schemeRules';

/** What the keyboard would stop at. */
const focusable =
  'a[href], area[href], button, input, select, textarea, summary, audio, video, [tabindex], [contenteditable]';

/** What would load, lead or speak for the document; whoever sends has left it out already. */
const banned = 'base, embed, frame, frameset, iframe, link, meta, object, script';

/** What shows one thing after the other in a document, each by changing only what differs from the one before. */
export function createShow(page: Document): (message: ShowMessage) => void {
  // Kept from the start: what is shown later may have an element that calls itself `body`.
  const { body, head, documentElement } = page;
  const sheet = head.appendChild(page.createElement('style'));
  const parser = new DOMParser();
  return ({ body: text, css, locale, direction, scheme, canPick }) => {
    documentElement.lang = locale;
    documentElement.dir = direction;
    documentElement.dataset['scheme'] = scheme;
    documentElement.style.colorScheme = scheme;
    documentElement.toggleAttribute('data-can-pick', canPick);
    const rules = schemeRules(css, scheme);
    if (sheet.textContent !== rules) sheet.textContent = rules;

    const next = parser.parseFromString(`<!doctype html><body>${text}`, 'text/html').body;
    for (const element of next.querySelectorAll(banned)) element.remove();
    for (const style of next.querySelectorAll('style')) style.textContent = schemeRules(style.textContent, scheme);
    for (const source of next.querySelectorAll('source')) source.media = schemeRules(source.media, scheme);
    // Links lead nowhere, so that nobody has to pass through them.
    for (const element of next.querySelectorAll(focusable)) element.setAttribute('tabindex', '-1');
    for (const element of next.querySelectorAll('[autofocus]')) element.removeAttribute('autofocus');
    morphdom(body, next, { childrenOnly: true });
  };
}
