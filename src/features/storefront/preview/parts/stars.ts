import { html, type SafeHtml } from '../../../../lib/html';
import type { ShopperMessages } from '../previewContext';

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
