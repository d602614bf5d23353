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
  /** `behind`: no place in it, since the widget lies over the page. */
  at: 'aboveTitle' | 'belowTitle' | 'belowPrice' | 'belowDescription' | 'pageEnd' | 'behind';
  part: SafeHtml;
}

/** The page of the first product, with a widget in one of its places. */
export function productWith(scene: Scene, { at, part }: Slot): SafeHtml {
  const { shop, words } = scene;
  const [product] = shop.products;
  const { name = '', price = 0, isOwn = false } = product ?? {};
  const slot = (place: Slot['at']) => (at === place ? part : '');
  const title = html`<h1><bdi>${name}</bdi></h1>`;
  const cost = html`<p class="shop-price">${words.money(price)}</p>`;
  const image = picture(isOwn ? null : 0, '');
  if (at === 'belowDescription' || at === 'pageEnd') {
    // What stands further down is what one looks at: the product itself is told in short.
    return shopPage(
      scene,
      html`<article class="shop-product shop-product-short">${image}<div class="shop-about">${title}${cost}</div></article>${slot('belowDescription')}${at === 'pageEnd' ? blindText(4) : ''}${slot('pageEnd')}`,
    );
  }
  const about = isOwn ? blindText(3) : html`<p>${written(shop.description, shop.sampleLocale)}</p>`;
  return shopPage(
    scene,
    html`<article class="shop-product">${image}<div class="shop-about">${slot('aboveTitle')}${title}${slot('belowTitle')}${cost}${slot('belowPrice')}<div class="shop-buy" aria-hidden="true"><i></i></div>${about}</div></article>${at === 'behind' ? blindText(6) : ''}`,
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
