import { palettes, type Scheme, sizes, tabletSizes, touchSizes } from './tokens';

/** Styles of the static shell, a placeholder with the layout of the app shell and a list, or cards on other pages. */
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
:root:not([data-page=list]) :is(.first-tabs,.first-tools,.first-head,.first-row>:not(:nth-child(2))){display:none}
:root:not([data-page=list],[data-page=figures]) .first-row:nth-child(n+7),:root[data-page=figures] .first-row:nth-child(n+12),:root:is([data-page=editor],[data-page=full]) .first-row:nth-child(6){display:none}
:root:not([data-page=list]) .first-sheet{display:grid;grid-template-columns:var(--first-columns,minmax(0,1fr));gap:var(--space-4);border:0;border-radius:0;background:none;box-shadow:none;overflow:visible}
:root:not([data-page=list]) .first-row{align-items:start;block-size:var(--first-height,132px);padding:var(--space-5);border:1px solid var(--hairline);border-radius:var(--radius-sheet);background:var(--sheet);box-shadow:var(--sheet-shadow)}
:root[data-page=form] .first-sheet{--first-height:220px;max-inline-size:var(--form-width)}
:root:is([data-page=editor],[data-page=full]) .first-sheet{--first-height:420px;--first-columns:minmax(0,5fr) minmax(0,7fr)}
:root[data-page=figures] .first-sheet{--first-columns:repeat(4,minmax(0,1fr))}
:root[data-page=full] .first{grid-template-columns:minmax(0,1fr)}
:root[data-page=full] .first-side{display:none}
.first-bar{block-size:12px;border-radius:4px;background:var(--count-ground);opacity:0.75}
@media (width < 768px){
.first{display:block}
.first-side{block-size:var(--header-height);padding:12px;border-inline-end:0;border-block-end:1px solid var(--hairline);background:var(--sheet)}
.first-store{block-size:auto;margin:0;padding:0}
.first-brand,.first-find,.first-menu{display:none}
.first-main{padding:12px}
:root[data-page=list] .first-row{block-size:150px}
:root .first-sheet{--first-columns:minmax(0,1fr)}
:root[data-page=figures] .first-sheet{--first-columns:repeat(2,minmax(0,1fr))}
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

/**
 * Base styles of plain elements: a small reset, page background and typography, focus ring, and media query
 * preferences. Headings are focused by navigation, so that screen readers announce them, and show no ring.
 * Elements with `dir=auto` keep the text alignment of their surroundings.
 */
const baseCss = `
*,*::before,*::after{box-sizing:border-box}
html{background:var(--background);overflow-y:scroll;-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0;min-block-size:100vh;background:var(--background);color:var(--ink);font:400 var(--text-work)/var(--line-work) var(--font);overflow-wrap:break-word}
h1,h2,h3,h4,p,ul,ol,dl,dd,figure,fieldset{margin:0;padding:0}
h1{font-size:var(--text-title);line-height:var(--line-title);font-weight:var(--weight-strong);letter-spacing:-0.01em}
h2{font-size:var(--text-sheet);line-height:var(--line-sheet);font-weight:var(--weight-strong)}
strong{font-weight:var(--weight-strong)}
h3,h4{font-size:var(--text-work);line-height:var(--line-work);font-weight:var(--weight-strong)}
ul[class],ol[class]{list-style:none}
:is(ul,ol):not([class]){padding-inline-start:var(--space-5)}
fieldset{border:0;min-inline-size:0}
button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit}
button{padding:0;border:0;background:none;text-align:inherit}
button:not(:disabled,[aria-disabled=true]),summary,select{cursor:pointer}
a{color:var(--accent);text-underline-offset:3px}
img,svg,video{display:block;max-inline-size:100%}
bdi,[dir=auto]{text-align:-webkit-match-parent;text-align:match-parent}
table{border-collapse:collapse;border-spacing:0}
time,td,th,[data-numbers]{font-variant-numeric:tabular-nums}
::placeholder{color:var(--ink-third);opacity:1}
::selection{background:var(--accent);color:var(--on-accent)}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
:focus:not(:focus-visible),:is(h1,h2,h3):focus-visible{outline:none}
[hidden]{display:none!important}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:0.01ms!important;animation-iteration-count:1!important;transition-duration:0.01ms!important;scroll-behavior:auto!important}}
@media (forced-colors:active){:focus-visible{outline:2px solid Highlight}}
@media print{html,body{background:#fff}}
`.trim();
