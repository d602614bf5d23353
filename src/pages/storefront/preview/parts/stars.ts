import { html, type SafeHtml } from '../../../../lib/html';
import type { Words } from '../scene';

/** Five stars, filled by a mean of 0 to 5. */
export function stars(rating: number, { say, number }: Words, size = 18): SafeHtml {
  const filled = Math.round((rating / 5) * 1000) / 10;
  const label = say('reviews.average', { rating: number(rating) });
  return html`<span class="lw-stars" role="img" aria-label="${label}" style="--lw-star-size: ${String(size)}px; --lw-filled: ${String(filled)}%"></span>`;
}

/** The mean of ratings, with one decimal; 0 of none. */
export function meanRating(ratings: readonly number[]): number {
  if (ratings.length === 0) return 0;
  return Math.round((ratings.reduce((sum, one) => sum + one, 0) / ratings.length) * 10) / 10;
}
