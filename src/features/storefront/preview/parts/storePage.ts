import { html, type SafeHtml } from '../../../../lib/html';
import type { PreviewContext } from '../previewContext';

/** Storefront page layout, kept plain to draw attention to the widget. */
export function renderStorePage({ store }: PreviewContext, content: SafeHtml): SafeHtml {
  return html`<header class="shop-head"><strong><bdi>${store.name}</bdi></strong><span class="shop-menu" aria-hidden="true"><i></i><i></i><i></i></span></header><main class="shop-main">${content}</main>`;
}

/** Placeholder text lines. */
export const renderPlaceholderText = (lines: number): SafeHtml =>
  html`<div class="shop-blind" aria-hidden="true">${Array.from({ length: lines }, () => html`<i></i>`)}</div>`;

export const storePageCss = `
.shop-head { display: flex; align-items: center; justify-content: space-between; gap: 16px; padding: 16px 20px; border-block-end: 1px solid var(--lw-line); font-size: 17px; }
.shop-menu { display: flex; gap: 10px; }
.shop-menu i { inline-size: 34px; block-size: 8px; border-radius: 4px; background: var(--lw-line); }
.shop-main { max-inline-size: 1080px; margin-inline: auto; padding: 20px; }
.shop-product { display: grid; gap: 20px; }
.shop-product h1 { font-size: 25px; }
.shop-product-short { grid-template-columns: 96px 1fr; align-items: center; gap: 16px; }
.shop-product-short h1 { font-size: 19px; }
.shop-about { display: grid; align-content: start; gap: 12px; }
.shop-price { font-size: 18px; }
.shop-buy { padding: 12px; border-radius: 4px; background: var(--lw-ink); color: var(--lw-ground); font-weight: 600; text-align: center; }
.shop-buy i { display: inline-block; inline-size: 110px; block-size: 9px; border-radius: 5px; background: currentcolor; opacity: 0.75; vertical-align: middle; }
.shop-picture { display: grid; place-items: center; aspect-ratio: 1; border-radius: 6px; background: var(--lw-sunken); }
.shop-picture svg { inline-size: 62%; fill: none; stroke: var(--lw-second); stroke-width: 2.4; stroke-linejoin: round; stroke-linecap: round; }
.shop-picture-1 { background: color-mix(in srgb, var(--lw-sunken), #d8b48a 22%); }
.shop-picture-2 { background: color-mix(in srgb, var(--lw-sunken), #8aa9c9 22%); }
.shop-blind { display: grid; gap: 9px; }
.shop-blind i { block-size: 9px; border-radius: 5px; background: var(--lw-line); }
.shop-blind i:last-child { inline-size: 62%; }
.shop-grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(140px, 1fr)); gap: 24px 16px; }
.shop-card { display: grid; align-content: start; gap: 6px; }
.shop-card h2 { font-size: 15px; font-weight: 500; }
.shop-card .shop-price { font-size: 15px; color: var(--lw-second); }
.shop-heading { margin-block-end: 20px; }
.shop-heading i { display: block; inline-size: 40%; max-inline-size: 240px; block-size: 18px; border-radius: 9px; background: var(--lw-line); }
@media (min-width: 700px) {
  .shop-main { padding: 32px; }
  .shop-product:not(.shop-product-short) { grid-template-columns: 1fr 1fr; gap: 36px; }
  .shop-grid { grid-template-columns: repeat(3, 1fr); }
}
`;
