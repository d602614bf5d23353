/** Small elements that several widgets show. */
import { html, type SafeHtml } from '../../../../lib/html';
import type { ShopperMessages } from '../previewContext';
import type { ResolvedStyle } from '../resolveStyle';

interface ButtonOptions {
  isSmall?: boolean;
  isDisabled?: boolean;
}

/** Themed button, filled or outlined. */
export function renderButton(
  label: SafeHtml,
  { buttons }: ResolvedStyle,
  { isSmall, isDisabled }: ButtonOptions = {},
): SafeHtml {
  const classes = ['lw-button', buttons === 'outline' && 'lw-button-outline', isSmall && 'lw-button-small'];
  const className = classes.filter((item) => item !== false && item !== undefined).join(' ');
  return html`<a class="${className}" role="button" tabindex="0" aria-disabled="${String(isDisabled === true)}">${label}</a>`;
}

/** Action that looks like a link. */
export const renderLink = (label: SafeHtml): SafeHtml =>
  html`<a class="lw-link" role="button" tabindex="0">${label}</a>`;

/**
 * Five stars, filled according to a rating.
 * @param rating 0 to 5
 */
export function renderStars(rating: number, { translate, number }: ShopperMessages, size = 18): SafeHtml {
  const filledPercent = Math.round((rating / 5) * 1000) / 10;
  const label = translate('reviews.average', { rating: number(rating) });
  return html`<span class="lw-stars" role="img" aria-label="${label}" style="--lw-star-size: ${String(size)}px; --lw-filled: ${String(filledPercent)}%"></span>`;
}

/** Returns the mean rating rounded to one decimal, or 0 if there are no ratings. */
export function getMeanRating(ratings: readonly number[]): number {
  if (ratings.length === 0) return 0;
  return Math.round((ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length) * 10) / 10;
}

/** Placeholder drawings for product images, which previews don't load. */
const sampleDrawings: readonly SafeHtml[] = [
  html`<path d="M36 22 22 30l6 14 6-2v36h32V42l6 2 6-14-14-8c-2 6-6 9-14 9s-12-3-14-9z"/>`,
  html`<path d="M28 34h34v34a8 8 0 0 1-8 8H36a8 8 0 0 1-8-8zM62 42h6a8 8 0 0 1 0 18h-6"/>`,
  html`<path d="M24 66c0-22 10-36 26-36s26 14 26 36zM20 66h60v12H20zM50 30v-8"/>`,
  html`<path d="M26 42h48l4 38H22zM38 42c0-12 4-20 12-20s12 8 12 20"/>`,
  html`<path d="M34 46h32v34H34zM50 46v-8M50 36c-5-5-3-10 0-15 3 5 5 10 0 15z"/>`,
  html`<path d="M40 20h20v34l16 10c6 4 2 14-6 14H56L40 68z"/>`,
];

/** Placeholder for the store's own products. */
const defaultDrawing = html`<path d="M20 36 50 22l30 14v32L50 82 20 68zM20 36l30 14 30-14M50 50v32M35 29l30 14"/>`;

/**
 * Placeholder image of a product.
 * @param index position of a sample product; null for the store's own products
 * @param label accessible name; '' hides the image, for example next to the product name
 */
export function renderProductImage(index: number | null, label: string): SafeHtml {
  const role = label === '' ? html`aria-hidden="true"` : html`role="img" aria-label="${label}"`;
  const drawing = index === null ? defaultDrawing : (sampleDrawings[index % sampleDrawings.length] ?? defaultDrawing);
  return html`<div class="shop-picture shop-picture-${String((index ?? 0) % 3)}" ${role}><svg viewBox="0 0 100 100">${drawing}</svg></div>`;
}

/** Wraps user content with its language. If the language is unknown, `bdi` detects the direction. */
export const withLanguage = (text: string, locale: string | null): SafeHtml =>
  locale === null ? html`<bdi>${text}</bdi>` : html`<bdi lang="${locale}">${text}</bdi>`;

interface HeroOptions {
  heroBackground: 'brand' | 'plain';
  align: 'center' | 'start';
}

/** Page header of a loyalty page, with a brand-colored or plain background. */
export const renderHero = ({ heroBackground, align }: HeroOptions, content: SafeHtml): SafeHtml =>
  html`<header class="lw-hero lw-hero-${heroBackground} lw-hero-${align}">${content}</header>`;

/** Section of a loyalty page with a heading. */
export const renderSection = (name: string, title: SafeHtml, content: SafeHtml): SafeHtml =>
  html`<section class="lw-section ${name}"><h2 class="lw-title">${title}</h2>${content}</section>`;

export const heroCss = `
.lw-page { max-inline-size: 1080px; margin-inline: auto; padding-block-end: 40px; }
.lw-hero { display: grid; gap: 14px; padding: 44px 24px; }
.lw-hero h1 { font-size: 30px; }
.lw-hero-brand { background: var(--lw-brand); color: var(--lw-on-brand); }
.lw-hero-plain { border-block-end: 1px solid var(--lw-line); }
.lw-hero-center { justify-items: center; text-align: center; }
.lw-hero-start { justify-items: start; }
.lw-hero p { max-inline-size: 56ch; }
.lw-hero-brand .lw-muted, .lw-hero-brand .lw-link { color: inherit; }
.lw-hero-brand .lw-button:not(.lw-button-outline) { border-color: var(--lw-on-brand); }
.lw-hero-brand .lw-button-outline { border-color: currentcolor; }
.lw-section { display: grid; gap: var(--lw-gap); padding: 28px 20px 0; }
.lw-refer { display: flex; flex-wrap: wrap; align-items: center; gap: 12px 20px; }
.lw-refer > div { flex: 1; min-inline-size: 180px; }
.lw-code { display: inline-block; max-inline-size: 100%; padding: 7px 12px; border: 1px dashed var(--lw-second); border-radius: var(--lw-small-radius); font: 600 14px/1.4 ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
@media (min-width: 700px) {
  .lw-hero { padding: 64px 40px; }
  .lw-hero h1 { font-size: 38px; }
  .lw-section { padding: 36px 32px 0; }
}
`;
