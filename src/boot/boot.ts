/** Runs first, inlined into index.html. It imports nothing at run time, and its hash stands in the Content-Security-Policy. */
import type { BootValues } from './bootValues';

function takeTokens(): BootValues {
  const address = new URL(location.href);
  const values: BootValues = { token: address.searchParams.get('token'), shortToken: address.searchParams.get('t') };
  if (values.token === null && values.shortToken === null) return values;
  address.searchParams.delete('token');
  address.searchParams.delete('t');
  history.replaceState(history.state, '', address.pathname + address.search + address.hash);
  return values;
}

function applyColourScheme(): void {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem('console.colourScheme');
  } catch {
    // Storage is blocked: the system's scheme holds.
  }
  if (stored === 'light' || stored === 'dark') document.documentElement.dataset['theme'] = stored;
}

window.__boot = takeTokens();
applyColourScheme();
