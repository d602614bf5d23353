import type { WidgetValues } from '../../../../../resources/widgetPages';
import { html, type SafeHtml } from '../../../../lib/html';
import { picture } from '../parts/pictures';
import { shopPage } from '../parts/shopPage';
import { stars } from '../parts/stars';
import type { Scene, ShownProduct } from '../scene';

/** The grid of a collection, each product with its stars. */
export function collectionPage(scene: Scene, values: WidgetValues<'CollectionPageStarRating'>): SafeHtml {
  const { shop, words } = scene;
  const card = (product: ShownProduct, n: number) => {
    const slot = (place: string) => (values.cardPosition === place ? cardStars(scene, product, values) : '');
    return html`<article class="shop-card">${picture(product.isOwn ? null : n, '')}${slot('belowPicture')}<h2><bdi>${product.name}</bdi></h2>${slot('belowTitle')}<p class="shop-price">${words.money(product.price)}</p>${slot('belowPrice')}</article>`;
  };
  return shopPage(
    scene,
    html`<div class="shop-heading" aria-hidden="true"><i></i></div><div class="shop-grid">${shop.products.map(card)}</div>`,
  );
}

function cardStars(
  { words }: Scene,
  product: ShownProduct,
  values: WidgetValues<'CollectionPageStarRating'>,
): SafeHtml {
  const { align, starSize, showAverage, showCount, withoutReviews } = values;
  const { rating, reviews } = product;
  if (reviews === 0 && withoutReviews === 'nothing') return html``;
  const average = showAverage && reviews > 0 ? html`<span class="lw-average">${words.number(rating)}</span>` : '';
  const count =
    showCount && reviews > 0
      ? html`<span class="lw-muted">${words.text('reviews.count', { count: reviews })}</span>`
      : '';
  return html`<div class="lw-rating lw-card-rating lw-align-${align}">${stars(rating, words, starSize)}${average}${count}</div>`;
}
