/** The merchant's choice of light or dark, kept in this browser. */

/** `system` follows the operating system. */
export type ColourScheme = 'light' | 'dark' | 'system';

/** Also read by the boot script, before the first paint. */
const key = 'console.colourScheme';

/** The stored choice; `system` when there is none or storage is blocked. */
export function readColourScheme(): ColourScheme {
  try {
    const stored = localStorage.getItem(key);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** Shows a scheme at once and keeps the choice; where storage is blocked it holds for this page. */
export function chooseColourScheme(scheme: ColourScheme): void {
  applyColourScheme(scheme);
  try {
    if (scheme === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, scheme);
  } catch {
    // Storage is blocked or full.
  }
}

function applyColourScheme(scheme: ColourScheme): void {
  if (scheme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = scheme;
}
