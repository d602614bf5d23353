import type { WidgetValues } from '../../../../../resources/widgetPages';
import { html, type SafeHtml } from '../../../../lib/html';
import { picture } from '../parts/pictures';
import { blindText, shopPage } from '../parts/shopPage';
import { stars } from '../parts/stars';
import { written } from '../parts/written';
import type { Scene } from '../scene';

/** The page of a product, its stars where the merchant wants them. */
export function productPage(scene: Scene, values: WidgetValues<'ProductPageStarRating'>): SafeHtml {
  return productWith(scene, { at: values.productPosition, part: productStars(scene, values) });
}

interface Slot {
  at: 'aboveTitle' | 'belowTitle' | 'belowPrice' | 'belowDescription' | 'pageEnd';
  part: SafeHtml;
}

/** The page of the first product, with a widget in one of its places. */
export function productWith(scene: Scene, { at, part }: Slot): SafeHtml {
  const { shop, words } = scene;
  const [product] = shop.products;
  const slot = (place: Slot['at']) => (at === place ? part : '');
  return shopPage(
    scene,
    html`<article class="shop-product">${picture(0, product?.name ?? '')}<div class="shop-about">${slot('aboveTitle')}<h1 dir="auto">${product?.name ?? ''}</h1>${slot('belowTitle')}<p class="shop-price">${words.money(product?.price ?? 0)}</p>${slot('belowPrice')}<div class="shop-buy" aria-hidden="true"><i></i></div><p>${written(shop.description, shop.sampleLocale)}</p></div></article>${slot('belowDescription')}${at === 'pageEnd' ? blindText(4) : ''}${slot('pageEnd')}`,
  );
}

function productStars({ shop, words }: Scene, values: WidgetValues<'ProductPageStarRating'>): SafeHtml {
  const { align, starSize, showAverage, showCount, showQuestions, withoutReviews } = values;
  const [{ rating, reviews } = { rating: 0, reviews: 0 }] = shop.products;
  const row = (parts: SafeHtml) => html`<div class="lw-rating lw-product-rating lw-align-${align}">${parts}</div>`;
  if (reviews > 0) {
    const average = showAverage ? html`<span class="lw-average">${words.number(rating)}</span>` : '';
    const count = showCount
      ? html`<span class="lw-count">${words.text('reviews.count', { count: reviews })}</span>`
      : '';
    const questions = shop.questions.length;
    const asked =
      showQuestions && questions > 0
        ? html`<span class="lw-count lw-question-count">${words.text('questions.count', { count: questions })}</span>`
        : '';
    return row(html`${stars(rating, words, starSize)}${average}${count}${asked}`);
  }
  if (withoutReviews === 'nothing') return html``;
  const invited =
    withoutReviews === 'invite'
      ? html`<a class="lw-link" role="button" tabindex="0">${words.text('reviews.write')}</a>`
      : html`<span class="lw-muted">${words.text('reviews.noneYet')}</span>`;
  return row(html`${stars(0, words, starSize)}${invited}`);
}

export const ratingCss = `
.lw-align-start { justify-content: flex-start; }
.lw-align-center { justify-content: center; }
.lw-align-end { justify-content: flex-end; }
`;
