import type { WidgetValues } from '../../../../../resources/widgetPages';
import { html, type SafeHtml } from '../../../../lib/html';
import { type DrawnStyle, drawnStyle } from '../ownStyle';
import { button } from '../parts/button';
import { picture } from '../parts/pictures';
import { meanRating, stars } from '../parts/stars';
import { written } from '../parts/written';
import type { Scene, ShownQuestion, ShownReview } from '../scene';
import { productWith } from './productPage';

type Values = WidgetValues<'ReviewAndFAQ'>;

/** The page of a product with its reviews and questions. */
export function reviewList(scene: Scene, values: Values): SafeHtml {
  const style = drawnStyle(scene.basics, values);
  const parts = { reviews: reviewPart, questions: questionPart };
  const order =
    values.firstPart === 'questions' ? (['questions', 'reviews'] as const) : (['reviews', 'questions'] as const);
  const shown = order.filter((one) => values.parts === 'both' || values.parts === one);
  const part = html`<div class="lw-reviews-and-questions">${shown.map((one) => parts[one](scene, values, style))}</div>`;
  return productWith(scene, { at: values.listPosition, part });
}

function reviewPart(scene: Scene, values: Values, style: DrawnStyle): SafeHtml {
  const { words, shop } = scene;
  const reviews = inOrder(shop.reviews, values.order);
  const shown = reviews.slice(0, values.perPage);
  const write = values.mayWrite ? button(words.text('reviews.write'), style) : '';
  const head = html`<div class="lw-section-head"><h2 class="lw-title">${words.text('reviews.title')}</h2>${write}</div>`;
  if (reviews.length === 0) {
    const invitation = values.mayWrite ? html`<p class="lw-muted">${words.text('reviews.beFirst')}</p>` : '';
    return html`<section class="lw-reviews">${head}<div class="lw-card lw-none"><p>${words.text('reviews.noneYet')}</p>${invitation}</div></section>`;
  }
  const more = reviews.length > shown.length ? showMore(words.text('reviews.showMore'), style) : '';
  return html`<section class="lw-reviews">${head}${values.showSummary ? summary(scene) : ''}<ul class="lw-list lw-list-${values.layout}">${shown.map((one, n) => review(scene, values, one, n))}</ul>${more}</section>`;
}

const showMore = (label: SafeHtml, style: DrawnStyle) =>
  html`<p class="lw-more">${button(label, { ...style, buttons: 'outline' })}</p>`;

/** How the ratings are spread, from five stars to one. */
function summary({ shop, words }: Scene): SafeHtml {
  const ratings = shop.reviews.map(({ rating }) => rating);
  const mean = meanRating(ratings);
  const bar = (of: number) => {
    const share = Math.round((ratings.filter((one) => Math.round(one) === of).length / ratings.length) * 100);
    return html`<li><span>${words.number(of)}</span><span class="lw-bar"><i style="inline-size: ${String(share)}%"></i></span><span class="lw-muted">${words.percent(share)}</span></li>`;
  };
  return html`<div class="lw-card lw-summary"><div><p class="lw-mean">${words.number(mean)}</p>${stars(mean, words, 20)}<p class="lw-muted">${words.text('reviews.count', { count: ratings.length })}</p></div><ul class="lw-spread">${[5, 4, 3, 2, 1].map(bar)}</ul></div>`;
}

function review({ words, shop }: Scene, values: Values, one: ShownReview, place: number): SafeHtml {
  const date = values.showDates ? html`<span class="lw-muted">${words.day(-one.daysAgo)}</span>` : '';
  const image = values.showPictures && one.hasPicture ? html`<div class="lw-photo">${picture(place, '')}</div>` : '';
  const title = one.title === '' ? '' : html`<h3>${written(one.title, one.locale)}</h3>`;
  const reply =
    values.showReplies && one.reply !== ''
      ? html`<div class="lw-reply"><strong>${words.text('reviews.reply', { shop: shop.name })}</strong><p>${written(one.reply, one.locale)}</p></div>`
      : '';
  return html`<li class="lw-card lw-review"><div class="lw-review-head">${stars(one.rating, words, 16)}${date}</div>${title}<p>${written(one.text, one.locale)}</p>${image}<p class="lw-author"><bdi>${one.author}</bdi></p>${reply}</li>`;
}

function questionPart({ words, shop }: Scene, values: Values, style: DrawnStyle): SafeHtml {
  const shown = shop.questions.slice(0, values.perPage);
  const ask = values.mayAsk ? button(words.text('questions.ask'), { ...style, buttons: 'outline' }) : '';
  const question = (one: ShownQuestion) => {
    const date = values.showDates ? html`<span class="lw-muted">${words.day(-one.daysAgo)}</span>` : '';
    const answered =
      one.answer === ''
        ? ''
        : html`<div class="lw-answer"><strong>${words.text('questions.answeredBy', { shop: shop.name })}</strong><p>${written(one.answer, one.locale)}</p></div>`;
    return html`<li class="lw-card lw-question"><div class="lw-review-head"><bdi class="lw-author">${one.author}</bdi>${date}</div><h3>${written(one.question, one.locale)}</h3>${answered}</li>`;
  };
  const list =
    shown.length === 0
      ? html`<div class="lw-card lw-none"><p>${words.text('questions.noneYet')}</p></div>`
      : html`<ul class="lw-list lw-list-${values.layout}">${shown.map(question)}</ul>`;
  const more = shop.questions.length > shown.length ? showMore(words.text('questions.showMore'), style) : '';
  return html`<section class="lw-questions"><div class="lw-section-head"><h2 class="lw-title">${words.text('questions.title')}</h2>${ask}</div>${list}${more}</section>`;
}

function inOrder(reviews: readonly ShownReview[], order: Values['order']): readonly ShownReview[] {
  if (order === 'highest') return reviews.toSorted((one, other) => other.rating - one.rating);
  if (order === 'featured') return reviews.toSorted((one, other) => Number(other.isFeatured) - Number(one.isFeatured));
  return reviews.toSorted((one, other) => one.daysAgo - other.daysAgo);
}

export const reviewCss = `
.lw-reviews-and-questions { display: grid; gap: calc(var(--lw-gap) * 2); margin-block-start: 36px; }
.lw-reviews, .lw-questions { display: grid; gap: var(--lw-gap); }
.lw-section-head { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 12px; }
.lw-list { display: grid; gap: var(--lw-gap); }
.lw-list-grid { grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr)); align-items: start; }
.lw-review, .lw-question { display: grid; gap: 8px; }
.lw-review h3, .lw-question h3 { font-size: 16px; }
.lw-review-head { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 4px 12px; font-size: 13px; }
.lw-author { font-weight: 600; font-size: 14px; }
.lw-photo { inline-size: 96px; }
.lw-photo .shop-picture { border-radius: var(--lw-small-radius); }
.lw-reply, .lw-answer { padding: 10px 14px; border-inline-start: 3px solid var(--lw-brand); background: var(--lw-sunken); font-size: 14px; }
.lw-summary { display: flex; flex-wrap: wrap; align-items: center; gap: 20px 36px; }
.lw-mean { font-size: 38px; font-weight: 650; line-height: 1.1; }
.lw-spread { display: grid; flex: 1; gap: 4px; min-inline-size: 180px; font-size: 13px; }
.lw-spread li { display: grid; grid-template-columns: 1.5em 1fr 3.5em; align-items: center; gap: 8px; }
.lw-bar { block-size: 8px; border-radius: 4px; background: var(--lw-star-empty); overflow: hidden; }
.lw-bar i { display: block; block-size: 100%; background: var(--lw-star); }
.lw-none { text-align: center; }
.lw-more { text-align: center; }
`;
