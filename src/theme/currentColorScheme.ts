import type { Scheme } from './tokens';

const PREFERS_DARK = '(prefers-color-scheme: dark)';

/** Returns the visible scheme: the user's choice, or the system's if there is none. */
export function currentColorScheme(): Scheme {
  const chosen = document.documentElement.dataset['theme'];
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia(PREFERS_DARK).matches ? 'dark' : 'light';
}

/** Notifies a listener when color scheme or direction may have changed. Returns an unsubscribe function. */
export function subscribeToThemeChange(listener: () => void): () => void {
  const system = matchMedia(PREFERS_DARK);
  const page = new MutationObserver(listener);
  page.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme', 'dir'] });
  system.addEventListener('change', listener);
  return () => {
    page.disconnect();
    system.removeEventListener('change', listener);
  };
}
