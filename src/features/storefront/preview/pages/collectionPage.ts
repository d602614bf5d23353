import type { WidgetValues } from '../../../../../resources/widgetPages';
import { html, type SafeHtml } from '../../../../lib/html';
import { renderProductImage } from '../parts/productImage';
import { renderStars } from '../parts/stars';
import { renderStorePage } from '../parts/storePage';
import type { PreviewContext, PreviewProduct } from '../previewContext';

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
