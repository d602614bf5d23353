/** The merchant's choice of light or dark, kept in this browser. */
import { readStored, writeStored } from '../lib/browserStorage';

/** `system` follows the operating system. */
export type ColourScheme = 'light' | 'dark' | 'system';

/** Also read by the boot script, before the first paint. */
const key = 'console.colourScheme';

/** The stored choice; `system` when there is none or storage is blocked. */
export function readColourScheme(): ColourScheme {
  const stored = readStored(key);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Shows a scheme at once and keeps the choice; where storage is blocked it holds for this page. */
export function chooseColourScheme(scheme: ColourScheme): void {
  const { dataset } = document.documentElement;
  if (scheme === 'system') delete dataset['theme'];
  else dataset['theme'] = scheme;
  writeStored(key, scheme === 'system' ? null : scheme);
}
