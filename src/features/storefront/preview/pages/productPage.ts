import type { WidgetValues } from '../../../../../resources/widgetPages';
import { html, type SafeHtml } from '../../../../lib/html';
import { renderProductImage, renderStars, withLanguage } from '../parts/elements';
import { renderPlaceholderText, renderStorePage } from '../parts/storePage';
import type { PreviewContext } from '../previewContext';

/** Product page with the star rating at its configured position. */
export function renderProductPage(context: PreviewContext, values: WidgetValues<'ProductPageStarRating'>): SafeHtml {
  return renderProductWithWidget(context, {
    position: values.productPosition,
    content: renderProductStars(context, values),
  });
}

interface WidgetSlot {
  /** `behind`: the widget overlays the page instead of having a slot in it. */
  position: 'aboveTitle' | 'belowTitle' | 'belowPrice' | 'belowDescription' | 'pageEnd' | 'behind';
  content: SafeHtml;
}

/** Page of the first product with a widget in one of its slots. */
export function renderProductWithWidget(context: PreviewContext, { position, content }: WidgetSlot): SafeHtml {
  const { store, messages } = context;
  const [product] = store.products;
  const { name = '', price = 0, isOwn = false } = product ?? {};
  const renderSlot = (slotPosition: WidgetSlot['position']) => (position === slotPosition ? content : '');
  const title = html`<h1><bdi>${name}</bdi></h1>`;
  const priceLine = html`<p class="shop-price">${messages.money(price)}</p>`;
  const image = renderProductImage(isOwn ? null : 0, '');
  if (position === 'belowDescription' || position === 'pageEnd') {
    // Shorten the product so that a widget below it is visible.
    return renderStorePage(
      context,
      html`<article class="shop-product shop-product-short">${image}<div class="shop-about">${title}${priceLine}</div></article>${renderSlot('belowDescription')}${position === 'pageEnd' ? renderPlaceholderText(4) : ''}${renderSlot('pageEnd')}`,
    );
  }
  const about = isOwn ? renderPlaceholderText(3) : html`<p>${withLanguage(store.description, store.sampleLocale)}</p>`;
  return renderStorePage(
    context,
    html`<article class="shop-product">${image}<div class="shop-about">${renderSlot('aboveTitle')}${title}${renderSlot('belowTitle')}${priceLine}${renderSlot('belowPrice')}<div class="shop-buy" aria-hidden="true"><i></i></div>${about}</div></article>${position === 'behind' ? renderPlaceholderText(6) : ''}`,
  );
}

function renderProductStars(
  { store, messages }: PreviewContext,
  values: WidgetValues<'ProductPageStarRating'>,
): SafeHtml {
  const { align, starSize, showAverage, showCount, showQuestions, withoutReviews } = values;
  const [{ rating, reviews } = { rating: 0, reviews: 0 }] = store.products;
  const renderRow = (parts: SafeHtml) =>
    html`<div class="lw-rating lw-product-rating lw-align-${align}">${parts}</div>`;
  if (reviews > 0) {
    const average = showAverage ? html`<span class="lw-average">${messages.number(rating)}</span>` : '';
    const count = showCount
      ? html`<span class="lw-count">${messages.text('reviews.count', { count: reviews })}</span>`
      : '';
    const questions = store.questions.length;
    const questionCount =
      showQuestions && questions > 0
        ? html`<span class="lw-count lw-question-count">${messages.text('questions.count', { count: questions })}</span>`
        : '';
    return renderRow(html`${renderStars(rating, messages, starSize)}${average}${count}${questionCount}`);
  }
  if (withoutReviews === 'nothing') return html``;
  const invitation =
    withoutReviews === 'invite'
      ? html`<a class="lw-link" role="button" tabindex="0">${messages.text('reviews.write')}</a>`
      : html`<span class="lw-muted">${messages.text('reviews.noneYet')}</span>`;
  return renderRow(html`${renderStars(0, messages, starSize)}${invitation}`);
}

export const ratingCss = `
.lw-align-start { justify-content: flex-start; }
.lw-align-center { justify-content: center; }
.lw-align-end { justify-content: flex-end; }
`;
