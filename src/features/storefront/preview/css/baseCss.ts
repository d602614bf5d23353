/** Shared widget styles: page background, stars, buttons, cards. */
export const baseCss = `
* { box-sizing: border-box; margin: 0; padding: 0; }
body { min-block-size: 100%; background: var(--lw-ground); color: var(--lw-ink); font: 15px/1.5 var(--lw-font); overflow-wrap: anywhere; }
h1, h2, h3 { line-height: 1.25; font-weight: 650; text-wrap: balance; }
ul { list-style: none; }
[data-pick] { cursor: text; border-radius: 3px; }
[data-pick]:hover { outline: 2px solid var(--lw-brand); outline-offset: 2px; }
.lw-stars { display: inline-block; flex: none; inline-size: calc(var(--lw-star-size, 18px) * 5); block-size: var(--lw-star-size, 18px); background: linear-gradient(to right, var(--lw-star) var(--lw-filled), var(--lw-star-empty) var(--lw-filled)); -webkit-mask: var(--lw-star-shape) 0 0 / var(--lw-star-size, 18px) var(--lw-star-size, 18px) repeat-x; mask: var(--lw-star-shape) 0 0 / var(--lw-star-size, 18px) var(--lw-star-size, 18px) repeat-x; }
[dir='rtl'] .lw-stars { background: linear-gradient(to left, var(--lw-star) var(--lw-filled), var(--lw-star-empty) var(--lw-filled)); }
.lw-rating { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 8px; font-size: 14px; }
.lw-average { font-weight: 650; }
.lw-count, .lw-muted { color: var(--lw-second); }
.lw-rating .lw-count { text-decoration: underline; text-underline-offset: 3px; }
.lw-button { display: inline-block; max-inline-size: 100%; padding: 10px 20px; border: 2px solid var(--lw-button); border-radius: var(--lw-button-radius); background: var(--lw-button); color: var(--lw-button-text); font: 600 15px/1.3 var(--lw-font); text-align: center; text-decoration: none; cursor: pointer; }
.lw-button-outline { background: transparent; color: inherit; }
.lw-button-small { padding: 6px 14px; font-size: 13px; }
.lw-button[aria-disabled='true'] { opacity: 0.5; }
.lw-link { color: var(--lw-brand); text-decoration: underline; text-underline-offset: 3px; cursor: pointer; }
.lw-card { padding: var(--lw-gap); border: 1px solid var(--lw-edge); border-radius: var(--lw-radius); background: var(--lw-ground); box-shadow: var(--lw-shadow); }
.lw-title { font-size: 21px; }
.lw-icon { flex: none; inline-size: 40px; block-size: 40px; padding: 9px; border-radius: 50%; background: var(--lw-brand); color: var(--lw-on-brand); }
.lw-icon svg { display: block; inline-size: 22px; block-size: 22px; fill: none; stroke: currentcolor; stroke-width: 1.8; stroke-linecap: round; stroke-linejoin: round; }
`;

const starShapes: Readonly<Record<string, string>> = {
  pointed: "%3Cpath d='M12 1.8l3.1 6.6 7.1.9-5.2 5 1.3 7.1L12 17.9l-6.3 3.5L7 14.3l-5.2-5 7.1-.9z'/%3E",
  rounded:
    "%3Cpath stroke='%23000' stroke-width='3' stroke-linejoin='round' d='M12 4l2.4 5.2 5.6.7-4.1 3.9 1.1 5.6-5-2.8-5 2.8 1.1-5.6L4 9.9l5.6-.7z'/%3E",
};

/** Returns the CSS mask image for a star shape. */
export const getStarCss = (shape: string): string =>
  `:root { --lw-star-shape: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E${starShapes[shape] ?? starShapes['pointed']}%3C/svg%3E"); }`;
