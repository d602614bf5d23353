/** Runs first, inlined into index.html with the little that it imports. Its hash stands in the Content-Security-Policy. */

import { sessionKey } from '../../dataProvider/likelyToken';
import { chooseLanguage, directionOf, languageKey } from '../../i18n/chooseLanguage';
import type { BootValues } from './bootValues';
import { beginFirstRequests, type RequestsByPath } from './firstRequests';
import { warmFormats } from './warmFormats';

/** Put in by the build. */
declare const FIRST_REQUESTS: RequestsByPath;

function takeTokens(): BootValues {
  const address = new URL(location.href);
  const values: BootValues = { token: address.searchParams.get('token'), shortToken: address.searchParams.get('t') };
  if (values.token === null && values.shortToken === null) return values;
  address.searchParams.delete('token');
  address.searchParams.delete('t');
  history.replaceState(history.state, '', address.pathname + address.search + address.hash);
  return values;
}

function stored(key: string, storage: 'localStorage' | 'sessionStorage' = 'localStorage'): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null; // Storage is blocked.
  }
}

/** The build leaves links to what is needed with or without a session, by one page, or in a language. A wrong guess costs a download, no more. */
function beginDownloads(language: string): void {
  const session = stored(sessionKey) === null ? 'signed-out' : 'signed-in';
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel^="signed-"], link[rel^="language-"]'))
    if (
      (link.rel === session || link.rel === `language-${language}`) &&
      (link.dataset['path'] ?? location.pathname) === location.pathname
    )
      link.rel = link.as === 'style' ? 'preload' : 'modulepreload';
}

/** Before the first paint, so that nothing changes sides. */
function applyLanguage(): string {
  const language = chooseLanguage(stored(languageKey), navigator.languages);
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  return language;
}

function applyColourScheme(): void {
  const scheme = stored('console.colourScheme');
  if (scheme === 'light' || scheme === 'dark') document.documentElement.dataset['theme'] = scheme;
}

/** Whoever brings a token may be somebody else than is signed in. */
function beginRequests({ token, shortToken }: BootValues): void {
  if (token !== null || shortToken !== null) return;
  const early = beginFirstRequests(FIRST_REQUESTS, {
    address: location,
    config: document.getElementById('console-config')?.textContent ?? null,
    stored: (key) => stored(key),
    storedHere: (key) => stored(key, 'sessionStorage'),
  });
  if (early && window.__boot) window.__boot.early = early;
}

window.__boot = takeTokens();
applyColourScheme();
beginDownloads(applyLanguage());
beginRequests(window.__boot);
// The second frame comes when the first is painted, and only the network is waited for.
requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(warmFormats)));
