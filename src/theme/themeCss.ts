import { baseCss } from './baseCss';
import { shellCss } from './shellCss';
import { palettes, type Scheme, sizes, touchSizes } from './tokens';

/**
 * The style sheet that stands in index.html: the variables of both schemes, the styles of bare
 * elements and those of the first markup. The system's scheme holds until <html data-theme> names one.
 */
export function themeCss(): string {
  return [
    `:root{color-scheme:light;${colours('light')}${declarations(sizes)}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;${colours('dark')}}}`,
    `:root[data-theme=dark]{color-scheme:dark;${colours('dark')}}`,
    `@media (pointer:coarse){:root{${declarations(touchSizes)}}}`,
    '@media (prefers-reduced-motion:reduce){:root{--motion:0.01ms}}',
    baseCss,
    shellCss,
  ].join('\n');
}

function colours(scheme: Scheme): string {
  return declarations(palettes[scheme]);
}

function declarations(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `--${kebab(name)}:${value};`)
    .join('');
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
