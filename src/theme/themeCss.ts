import { baseCss } from './baseCss';
import { palettes, type Scheme, sizes, tabletSizes, touchSizes } from './tokens';

/** Styles of the static shell, a placeholder with the layout of the app shell and a list. */
const shellCss = `
.first{display:grid;grid-template-columns:var(--sidebar-width) minmax(0,1fr);min-block-size:100vh}
.first-side{border-inline-end:1px solid var(--hairline);padding:12px 12px 8px}
.first-brand{margin-block-end:var(--space-3);font-weight:var(--weight-strong)}
.first-logo{block-size:28px}
.first-store{display:flex;align-items:center;gap:10px;block-size:48px;margin-block-end:var(--space-4);padding-inline:9px}
.first-avatar{inline-size:28px;block-size:28px;border-radius:7px;background:var(--count-ground)}
.first-find{display:flex;align-items:center;gap:10px;block-size:var(--control-height);margin-block-end:var(--space-3);padding-inline:10px;border:1px solid var(--button-edge);border-radius:var(--radius-control);background:var(--sheet);color:var(--ink-second)}
:root:not([data-session=signed-in]) .first-menu,:root:not([data-session=signed-in]) .first-find>*{visibility:hidden}
.first-group+.first-group{margin-block-start:var(--space-3)}
.first-heading{padding:2px 10px;color:var(--ink-third);font-size:var(--text-second);line-height:var(--line-second)}
.first-entry{display:flex;align-items:center;gap:6px;min-block-size:var(--control-height);padding-block:5px;padding-inline:11px 6px;color:var(--ink-second)}
.first-icon{flex:none;fill:none;stroke:currentColor;stroke-width:1.4;stroke-linecap:round;stroke-linejoin:round}
.first-main{padding:22px var(--page-gap) var(--page-gap)}
.first-title{block-size:50px;padding-block-start:8px}
.first-title .first-bar:last-child{margin-block-start:14px}
.first-sheet{margin-block-start:16px;background:var(--sheet);border:1px solid var(--hairline);border-radius:var(--radius-sheet);box-shadow:var(--sheet-shadow);overflow:hidden}
.first-tabs{block-size:48px;border-block-end:1px solid var(--hairline)}
.first-tools{block-size:55px;border-block-end:1px solid var(--hairline)}
.first-head{block-size:37px;background:var(--sunken)}
.first-row{display:flex;align-items:center;gap:24px;block-size:65px;padding-inline:12px;border-block-start:1px solid var(--hairline)}
.first-bar{block-size:12px;border-radius:4px;background:var(--count-ground);opacity:0.75}
@media (width < 768px){
.first{display:block}
.first-side{block-size:var(--header-height);padding:12px;border-inline-end:0;border-block-end:1px solid var(--hairline);background:var(--sheet)}
.first-store{block-size:auto;margin:0;padding:0}
.first-brand,.first-find,.first-menu{display:none}
.first-main{padding:12px}
.first-row{block-size:150px}
}
`.trim();

/**
 * Returns the style sheet of index.html: variables of both color schemes, base styles, and styles of the static shell.
 * The system's scheme applies unless `<html data-theme>` is set.
 */
export function themeCss(): string {
  return [
    `:root{color-scheme:light;${colorDeclarations('light')}${declarations(sizes)}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;${colorDeclarations('dark')}}}`,
    `:root[data-theme=dark]{color-scheme:dark;${colorDeclarations('dark')}}`,
    `@media (width < 1200px){:root{${declarations(tabletSizes)}}}`,
    `@media (pointer:coarse){:root{${declarations(touchSizes)}}}`,
    '@media (prefers-reduced-motion:reduce){:root{--motion:0.01ms}}',
    baseCss,
    shellCss,
  ].join('\n');
}

function colorDeclarations(scheme: Scheme): string {
  return declarations(palettes[scheme]);
}

function declarations(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `--${toKebabCase(name)}:${value};`)
    .join('');
}

function toKebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
