import type { WidgetValues } from '../../../../../resources/widgetPages';
import { html, type SafeHtml } from '../../../../lib/html';
import { getMeanRating, renderProductImage, renderStars } from '../parts/elements';
import { renderPlaceholderText, renderStorePage } from '../parts/storePage';
import type { PreviewContext, PreviewProduct, PreviewReview } from '../previewContext';
import { renderReview, sortReviews } from './reviewList';

/** Collection page: a product grid with star ratings. */
export function renderCollectionPage(
  context: PreviewContext,
  values: WidgetValues<'CollectionPageStarRating'>,
): SafeHtml {
  const { store, messages } = context;
  const renderCard = (product: PreviewProduct, n: number) => {
    const slot = (position: string) =>
      values.cardPosition === position ? renderCardStars(context, product, values) : '';
    return html`<article class="shop-card">${renderProductImage(product.isOwn ? null : n, '')}${slot('belowPicture')}<h2><bdi>${product.name}</bdi></h2>${slot('belowTitle')}<p class="shop-price">${messages.money(product.price)}</p>${slot('belowPrice')}</article>`;
  };
  return renderStorePage(
    context,
    html`<div class="shop-heading" aria-hidden="true"><i></i></div><div class="shop-grid">${store.products.map(renderCard)}</div>`,
  );
}

function renderCardStars(
  { messages }: PreviewContext,
  product: PreviewProduct,
  values: WidgetValues<'CollectionPageStarRating'>,
): SafeHtml {
  const { align, starSize, showAverage, showCount, withoutReviews } = values;
  const { rating, reviews } = product;
  if (reviews === 0 && withoutReviews === 'nothing') return html``;
  const average = showAverage && reviews > 0 ? html`<span class="lw-average">${messages.number(rating)}</span>` : '';
  const count =
    showCount && reviews > 0
      ? html`<span class="lw-muted">${messages.text('reviews.count', { count: reviews })}</span>`
      : '';
  return html`<div class="lw-rating lw-card-rating lw-align-${align}">${renderStars(rating, messages, starSize)}${average}${count}</div>`;
}

type FeaturedValues = WidgetValues<'FeaturedReviews'>;

/** Home page with a choice of the store's reviews. */
export function renderFeaturedReviews(context: PreviewContext, values: FeaturedValues): SafeHtml {
  return renderStorePage(
    context,
    html`${renderPlaceholderText(3)}<section class="lw-featured">${renderContent(context, values)}</section>`,
  );
}

function renderContent(context: PreviewContext, values: FeaturedValues): SafeHtml {
  const { store, messages } = context;
  const title = html`<h2 class="lw-title">${messages.text('reviews.title')}</h2>`;
  if (store.reviews.length === 0) {
    return html`${title}<div class="lw-card lw-none"><p>${messages.text('reviews.noneYet')}</p></div>`;
  }
  const visibleReviews = sortReviews(store.reviews, values.reviewChoice).slice(0, values.reviewCount);
  const renderItem = (review: PreviewReview, n: number) =>
    renderReview(context, { ...values, showReplies: false }, review, n);
  return html`<div class="lw-section-head">${title}${values.showSummary ? renderMean(context) : ''}</div><ul class="lw-feed lw-feed-${values.feedLayout}" style="--lw-columns: ${String(values.columns)}">${visibleReviews.map(renderItem)}</ul>`;
}

function renderMean({ store, messages }: PreviewContext): SafeHtml {
  const mean = getMeanRating(store.reviews.map(({ rating }) => rating));
  return html`<p class="lw-rating">${renderStars(mean, messages, 18)}<span class="lw-average">${messages.text('reviews.average', { rating: messages.number(mean) })}</span><span class="lw-muted">${messages.text('reviews.count', { count: store.reviews.length })}</span></p>`;
}

export const featuredReviewsCss = `
.lw-featured { display: grid; gap: var(--lw-gap); margin-block-start: 28px; }
.lw-feed { display: grid; gap: var(--lw-feed-gap, var(--lw-gap)); }
.lw-feed-grid { grid-template-columns: repeat(auto-fill, minmax(min(100%, max(200px, calc((100% - var(--lw-gap) * 3) / var(--lw-columns, 3)))), 1fr)); align-items: start; }
.lw-feed-carousel { grid-auto-flow: column; grid-auto-columns: max(220px, calc((100% - var(--lw-gap) * 3) / var(--lw-columns, 3))); padding-block-end: 10px; overflow-x: auto; }
`;
