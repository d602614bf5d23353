import morphdom from 'morphdom';
import type { Scheme } from '../../../theme/tokens';
import type { ShowMessage } from '../previewMessages';
import { type TextChange, textChange } from '../textChange';

/** Delay after typing before the whole body is compared again. */
const FULL_PATCH_DELAY_MS = 500;

/** Focusable elements. */
const FOCUSABLE =
  'a[href], area[href], button, input, select, textarea, summary, audio, video, [tabindex], [contenteditable]';

/** Elements that load, navigate, or run; already removed by the sender. */
const BANNED_ELEMENTS = 'base, embed, frame, frameset, iframe, link, meta, object, script';

/** Creates a function that renders messages by patching the differences to the previous one. */
export function createRenderer(page: Document): (message: ShowMessage) => void {
  // Captured before rendering, because rendered content may contain an element named `body` (DOM clobbering).
  const { body, head, documentElement } = page;
  const showCss = createStyleUpdater(page, head);
  const showCustomCss = createStyleUpdater(page, head);
  const updateRoot = createRootUpdater(documentElement);
  let rendered = { text: '', scheme: '' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patch = (text: string, scheme: Scheme) =>
    morphdom(body, parseInertBody(text, scheme), {
      childrenOnly: true,
      // A keystroke changes one text; `isEqualNode` skips unchanged elements quickly.
      onBeforeElUpdated: (before, after) => !before.isEqualNode(after),
    });
  return (message) => {
    const { body: text, css, ownCss, scheme } = message;
    updateRoot(message);
    showCss(css, scheme);
    showCustomCss(ownCss, scheme);
    if (rendered.text === text && rendered.scheme === scheme) return;
    const change = rendered.scheme === scheme ? textChange(rendered.text, text) : null;
    rendered = { text, scheme };
    clearTimeout(timer);
    if (change && replaceText(body, change)) {
      // The replaced text is assumed to be correct; comparing the whole body is slow, so it is delayed.
      timer = setTimeout(() => patch(text, scheme), FULL_PATCH_DELAY_MS);
    } else patch(text, scheme);
  };
}

/** Updates language, direction, and scheme if they have changed; setting them again would restyle the document. */
function createRootUpdater(root: HTMLElement): (message: ShowMessage) => void {
  let renderedTraits = '';
  return ({ locale, direction, scheme, canPick }) => {
    const requestedTraits = [locale, direction, scheme, canPick].join();
    if (requestedTraits === renderedTraits) return;
    renderedTraits = requestedTraits;
    root.lang = locale;
    root.dir = direction;
    root.dataset['scheme'] = scheme;
    root.style.colorScheme = scheme;
    root.toggleAttribute('data-can-pick', canPick);
  };
}

/** Adds a style element and returns a function that updates it. */
function createStyleUpdater(page: Document, head: HTMLHeadElement): (css: string | null, scheme: Scheme) => void {
  const styleElement = head.appendChild(page.createElement('style'));
  let renderedCss = { css: '', scheme: '' };
  return (next, scheme) => {
    const css = next ?? renderedCss.css;
    if (renderedCss.css === css && renderedCss.scheme === scheme) return;
    renderedCss = { css, scheme };
    styleElement.textContent = schemeRules(css, scheme);
  };
}

/** Parses a body and removes everything that loads, navigates, or can be focused. */
function parseInertBody(text: string, scheme: Scheme): HTMLElement {
  const { body } = new DOMParser().parseFromString(`<!doctype html><body>${text}`, 'text/html');
  for (const element of body.querySelectorAll(BANNED_ELEMENTS)) element.remove();
  for (const style of body.querySelectorAll('style')) style.textContent = schemeRules(style.textContent, scheme);
  for (const source of body.querySelectorAll('source')) source.media = schemeRules(source.media, scheme);
  // Links don't work, so they are not focusable.
  for (const element of body.querySelectorAll(FOCUSABLE)) element.setAttribute('tabindex', '-1');
  for (const element of body.querySelectorAll('[autofocus]')) element.removeAttribute('autofocus');
  return body;
}

/** Replaces a text node that occurs exactly once in an element. Returns false without a change otherwise. */
function replaceText(element: Element, { before, after }: TextChange): boolean {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let found: Node | null = null;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.nodeValue !== before) continue;
    if (found || node.parentElement?.localName === 'style') return false;
    found = node;
  }
  if (!found) return false;
  found.nodeValue = after;
  return true;
}

const SCHEME_QUERY = /\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/gi;

/**
 * Replaces `prefers-color-scheme` queries by constant ones, because browsers disagree on the scheme that a frame has.
 */
export const schemeRules = (css: string, scheme: Scheme): string =>
  css.replace(SCHEME_QUERY, (_, requestedScheme: string) =>
    requestedScheme.toLowerCase() === scheme ? '(min-width: 0px)' : '(max-width: 0px)',
  );
