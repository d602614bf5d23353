/** Runs before the first paint, inlined into index.html with its imports. The Content-Security-Policy contains its hash. */

import {
  INVITATION_STORAGE_KEY,
  SESSION_STORAGE_KEY,
  VISIT_STORAGE_PREFIX,
} from '../../dataProvider/session/storageKeys';
import { chooseLanguage, languageKey, textDirection } from '../../i18n/chooseLanguage';
import { getBasePath, getPageLocation, toPagePath } from './basePath';
import { showStartError } from './showStartError';

/** The tokens of the URL, removed from it before anything else is loaded; null if there was none. */
interface BootValues {
  /** The parameter `token`. */
  token: string | null;
  /** The parameter `t` below /auth, if the storage is blocked; else it is stored in the tab. */
  invitation: string | null;
}

declare global {
  interface Window {
    /** Set by the boot script in index.html; absent in tests that mount a part of the console. */
    __boot?: BootValues;
    /** Set by the boot script, which needs it in case that the console's own code can't be loaded. */
    __showStartError?: typeof showStartError;
  }
}

function takeTokens(): BootValues {
  const url = new URL(location.href);
  const token = url.searchParams.get('token');
  const invitation = /^\/auth(\/|$)/i.test(toPagePath(url.pathname)) ? url.searchParams.get('t') : null;
  if (token === null && invitation === null) return { token, invitation };
  url.searchParams.delete('token');
  if (invitation !== null) {
    url.searchParams.delete('t');
    url.pathname = `${getBasePath()}/auth/invitation`;
  }
  history.replaceState(history.state, '', url.pathname + url.search + url.hash);
  return { token, invitation: invitation !== null && storeInvitation(invitation) ? null : invitation };
}

/** Keeps an invitation in this tab, so that a reload finds it. */
function storeInvitation(emailToken: string): boolean {
  try {
    sessionStorage.setItem(VISIT_STORAGE_PREFIX + INVITATION_STORAGE_KEY, emailToken);
    return true;
  } catch {
    return false; // Storage is blocked.
  }
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // Storage is blocked.
  }
}

/**
 * Starts the preloads that the build wrote for a session or none, for this page, or for the language. A wrong guess only
 * costs a download. The static shell shows the menu if there is a session.
 */
function startPreloads(language: string): void {
  const session = stored(SESSION_STORAGE_KEY) === null ? 'signed-out' : 'signed-in';
  document.documentElement.dataset['session'] = session;
  const { pathname } = getPageLocation();
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel^="signed-"], link[rel^="language-"]'))
    if ((link.rel === session || link.rel === `language-${language}`) && isNeeded(link, pathname))
      link.rel = link.as === 'style' ? 'preload' : 'modulepreload';
}

function isNeeded({ dataset: { paths } }: HTMLLinkElement, pathname: string): boolean {
  return (
    paths === undefined ||
    paths.split(' ').some((path) => pathname === path || (path !== '/' && pathname.startsWith(path)))
  );
}

/** The form of the page at these paths: a list, an editor without the menu or with it, a form, or figures. Others are cards. */
const pageForms: Readonly<Record<string, RegExp>> = {
  list: /^\/(customers|sales|rewards|product-reviews|faq)\/?$/i,
  full: /^\/(widget-editor|notifications\/edit)\//i,
  editor: /^\/(theme-editor|instagram|pwa|loyalty\/|form\/)/i,
  form: /^\/(settings|billing|contact|wizard\/)|\/(create|settings)$/i,
  figures: /^\/(analytics.*)?$/i,
};

/** Gives the static shell the form of the page. */
function applyPageForm(): void {
  const { pathname } = getPageLocation();
  const [form = 'cards'] = Object.entries(pageForms).find(([, paths]) => paths.test(pathname)) ?? [];
  document.documentElement.dataset['page'] = form;
}

/** Sets the writing direction before the first paint. */
function applyLanguage(): string {
  const available = document.documentElement.dataset['languages']?.split(' ') ?? ['en'];
  const language = chooseLanguage(stored(languageKey), navigator.languages, available);
  document.documentElement.lang = language;
  document.documentElement.dir = textDirection(language);
  return language;
}

function applyColorScheme(): void {
  const scheme = stored('console.colorScheme');
  if (scheme === 'light' || scheme === 'dark') document.documentElement.dataset['theme'] = scheme;
}

/** Shows an error if the console's script can't be loaded. Otherwise, the static shell would stay. */
function showMissingScript({ target }: Event): void {
  if (!(target instanceof HTMLScriptElement) || target !== document.querySelector('script[type=module]')) return;
  const { pathname } = new URL(target.src);
  showStartError('This page couldn’t be loaded', [
    'Check your connection and reload the page.',
    `The file ${pathname} couldn’t be loaded. If the console is served below a path, an administrator needs to set basePath in config.json.`,
  ]);
}

window.__boot = takeTokens();
window.__showStartError = showStartError;
addEventListener('error', showMissingScript, true);
applyColorScheme();
applyPageForm();
startPreloads(applyLanguage());
