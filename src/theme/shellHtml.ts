/** Markup of the static shell in index.html, visible before any script has run. Generated at build time, in Node. */
export { themeCss } from './themeCss';

const sideWidths = [120, 0, 90, 0, 96, 84, 70, 64, 110];
const rowWidths = [34, 22, 28, 40, 18, 30, 26, 36, 24, 32];

/**
 * Returns the markup of the app shell and a list without text. It is aria-hidden because there is nothing to read yet.
 */
export function shellMarkup(): string {
  const side = sideWidths.map((width) => bar(`${width}px`)).join('');
  const rows = rowWidths.map(
    (width) => `<div class="first-row">${bar('15px')}${bar(`${width}%`)}${bar('14%')}${bar('9%')}</div>`,
  );
  return [
    '<div class="first" aria-hidden="true">',
    `<div class="first-side">${side}</div>`,
    '<div class="first-main">',
    `<div class="first-title">${bar('190px')}${bar('240px')}</div>`,
    '<div class="first-sheet"><div class="first-tabs"></div><div class="first-tools"></div><div class="first-head"></div>',
    ...rows,
    '</div></div></div>',
  ].join('');
}

/** The width is an SVG attribute because a style attribute would violate the Content-Security-Policy. */
function bar(width: string): string {
  return `<svg class="first-bar" width="${width}" height="12"></svg>`;
}
