import { html, type SafeHtml } from '../../../../lib/html';

/** Drawn things that stand for the pictures of products, which a preview does not load. */
const things: readonly SafeHtml[] = [
  html`<path d="M36 22 22 30l6 14 6-2v36h32V42l6 2 6-14-14-8c-2 6-6 9-14 9s-12-3-14-9z"/>`,
  html`<path d="M28 34h34v34a8 8 0 0 1-8 8H36a8 8 0 0 1-8-8zM62 42h6a8 8 0 0 1 0 18h-6"/>`,
  html`<path d="M24 66c0-22 10-36 26-36s26 14 26 36zM20 66h60v12H20zM50 30v-8"/>`,
  html`<path d="M26 42h48l4 38H22zM38 42c0-12 4-20 12-20s12 8 12 20"/>`,
  html`<path d="M34 46h32v34H34zM50 46v-8M50 36c-5-5-3-10 0-15 3 5 5 10 0 15z"/>`,
  html`<path d="M40 20h20v34l16 10c6 4 2 14-6 14H56L40 68z"/>`,
];

/** Stands for a product of the shop's own, whatever it is. */
const anything = html`<path d="M20 36 50 22l30 14v32L50 82 20 68zM20 36l30 14 30-14M50 50v32M35 29l30 14"/>`;

/** The picture of a product. @param place of a sample in its shop; null for what the shop has of its own @param label what it shows; '' where its name stands beside it */
export function picture(place: number | null, label: string): SafeHtml {
  const role = label === '' ? html`aria-hidden="true"` : html`role="img" aria-label="${label}"`;
  const thing = place === null ? anything : (things[place % things.length] ?? anything);
  return html`<div class="shop-picture shop-picture-${String((place ?? 0) % 3)}" ${role}><svg viewBox="0 0 100 100">${thing}</svg></div>`;
}
