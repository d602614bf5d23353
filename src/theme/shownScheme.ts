/** Light or dark, as the page is shown now: the merchant's choice, or the system's where there is none. */
import type { Scheme } from './tokens';

const systemDark = '(prefers-color-scheme: dark)';

/** The scheme that is shown. */
export function shownScheme(): Scheme {
  const chosen = document.documentElement.dataset['theme'];
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia(systemDark).matches ? 'dark' : 'light';
}

/** Calls a listener when the merchant or the system may have changed scheme or direction; returns how to stop. */
export function watchPage(listener: () => void): () => void {
  const system = matchMedia(systemDark);
  const page = new MutationObserver(listener);
  page.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme', 'dir'] });
  system.addEventListener('change', listener);
  return () => {
    page.disconnect();
    system.removeEventListener('change', listener);
  };
}
