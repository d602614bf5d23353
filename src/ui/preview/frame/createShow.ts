import morphdom from 'morphdom';
import type { Scheme } from '../../../theme/tokens';
import type { ShowMessage } from '../previewMessages';
import { textChange } from '../textChange';
import { putText } from './putText';
import { schemeRules } from './schemeRules';

/** Milliseconds without anything new after which all of it is read. */
const pause = 500;

/** What the keyboard would stop at. */
const focusable =
  'a[href], area[href], button, input, select, textarea, summary, audio, video, [tabindex], [contenteditable]';

/** What would load, lead or speak for the document; whoever sends has left it out already. */
const banned = 'base, embed, frame, frameset, iframe, link, meta, object, script';

/** What shows one thing after the other in a document, each by changing only what differs from the one before. */
export function createShow(page: Document): (message: ShowMessage) => void {
  // Kept from the start: what is shown later may have an element that calls itself `body`.
  const { body, head, documentElement } = page;
  const showCss = sheetOf(page, head);
  const showOwnCss = sheetOf(page, head);
  const showTraits = traitsOf(documentElement);
  let shown = { text: '', scheme: '' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const put = (text: string, scheme: Scheme) =>
    morphdom(body, harmless(text, scheme), {
      childrenOnly: true,
      // A key changes one text: the browser itself tells sooner than anybody that the rest is as it was.
      onBeforeElUpdated: (before, after) => !before.isEqualNode(after),
    });
  return (message) => {
    const { body: text, css, ownCss, scheme } = message;
    showTraits(message);
    showCss(css, scheme);
    showOwnCss(ownCss, scheme);
    if (shown.text === text && shown.scheme === scheme) return;
    const typed = shown.scheme === scheme ? textChange(shown.text, text) : null;
    shown = { text, scheme };
    clearTimeout(timer);
    if (typed && putText(body, typed)) {
      // Words that were put in are as they should be, as far as one can tell without reading all of it, which takes its time.
      timer = setTimeout(() => put(text, scheme), pause);
    } else put(text, scheme);
  };
}

/** What says of a document how it is read. What is said again as it was would have the browser style all of it anew. */
function traitsOf(root: HTMLElement): (message: ShowMessage) => void {
  let shown = '';
  return ({ locale, direction, scheme, canPick }) => {
    const asked = [locale, direction, scheme, canPick].join();
    if (asked === shown) return;
    shown = asked;
    root.lang = locale;
    root.dir = direction;
    root.dataset['scheme'] = scheme;
    root.style.colorScheme = scheme;
    root.toggleAttribute('data-can-pick', canPick);
  };
}

/** A style sheet in the head, and what changes its rules. */
function sheetOf(page: Document, head: HTMLHeadElement): (css: string | null, scheme: Scheme) => void {
  const sheet = head.appendChild(page.createElement('style'));
  let shown = { css: '', scheme: '' };
  return (next, scheme) => {
    const css = next ?? shown.css;
    if (shown.css === css && shown.scheme === scheme) return;
    shown = { css, scheme };
    sheet.textContent = schemeRules(css, scheme);
  };
}

/** A body in which nothing loads, leads away or is stopped at. */
function harmless(text: string, scheme: Scheme): HTMLElement {
  const { body } = new DOMParser().parseFromString(`<!doctype html><body>${text}`, 'text/html');
  for (const element of body.querySelectorAll(banned)) element.remove();
  for (const style of body.querySelectorAll('style')) style.textContent = schemeRules(style.textContent, scheme);
  for (const source of body.querySelectorAll('source')) source.media = schemeRules(source.media, scheme);
  // Links lead nowhere, so that nobody has to pass through them.
  for (const element of body.querySelectorAll(focusable)) element.setAttribute('tabindex', '-1');
  for (const element of body.querySelectorAll('[autofocus]')) element.removeAttribute('autofocus');
  return body;
}
