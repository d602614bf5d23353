import type { WidgetValues } from '../../../../../resources/widgetPages';
import { html, type SafeHtml } from '../../../../lib/html';
import { getMeanRating, renderButton, renderProductImage, renderStars, withLanguage } from '../parts/elements';
import { renderPlaceholderText, renderStorePage } from '../parts/storePage';
import type { PreviewContext, PreviewProduct, PreviewQuestion, PreviewReview } from '../previewContext';
import { type ResolvedStyle, resolveStyle } from '../resolveStyle';
import { renderProductWithWidget } from './productPage';

type Values = WidgetValues<'ReviewAndFAQ'>;

/** Product page with its reviews and questions. */
export function renderReviewList(context: PreviewContext, values: Values): SafeHtml {
  const style = resolveStyle(context.basics, values);
  const renderParts = { reviews: renderReviews, questions: renderQuestions };
  const order =
    values.firstPart === 'questions' ? (['questions', 'reviews'] as const) : (['reviews', 'questions'] as const);
  const visibleParts = order.filter((item) => values.parts === 'both' || values.parts === item);
  const content = html`<div class="lw-reviews-and-questions">${visibleParts.map((part) => renderParts[part](context, values, style))}</div>`;
  return renderProductWithWidget(context, { position: values.listPosition, content });
}

function renderReviews(context: PreviewContext, values: Values, style: ResolvedStyle): SafeHtml {
  const { messages, store } = context;
  const reviews = sortReviews(store.reviews, values.order);
  const visibleReviews = reviews.slice(0, values.perPage);
  const write = values.mayWrite ? renderButton(messages.text('reviews.write'), style) : '';
  const head = html`<div class="lw-section-head"><h2 class="lw-title">${messages.text('reviews.title')}</h2>${write}</div>`;
  if (reviews.length === 0) {
    const invitation = values.mayWrite ? html`<p class="lw-muted">${messages.text('reviews.beFirst')}</p>` : '';
    return html`<section class="lw-reviews">${head}<div class="lw-card lw-none"><p>${messages.text('reviews.noneYet')}</p>${invitation}</div></section>`;
  }
  const more = reviews.length > visibleReviews.length ? renderShowMore(messages.text('reviews.showMore'), style) : '';
  return html`<section class="lw-reviews">${head}${values.showSummary ? renderSummary(context) : ''}<ul class="lw-list lw-list-${values.layout}">${visibleReviews.map((review, n) => renderReview(context, values, review, n))}</ul>${more}</section>`;
}

const renderShowMore = (label: SafeHtml, style: ResolvedStyle) =>
  html`<p class="lw-more">${renderButton(label, { ...style, buttons: 'outline' })}</p>`;

/** Rating distribution, from five stars to one. */
function renderSummary({ store, messages }: PreviewContext): SafeHtml {
  const ratings = store.reviews.map(({ rating }) => rating);
  const mean = getMeanRating(ratings);
  const renderBar = (starCount: number) => {
    const share = Math.round(
      (ratings.filter((rating) => Math.round(rating) === starCount).length / ratings.length) * 100,
    );
    return html`<li><span>${messages.number(starCount)}</span><span class="lw-bar"><i style="inline-size: ${String(share)}%"></i></span><span class="lw-muted">${messages.percent(share)}</span></li>`;
  };
  return html`<div class="lw-card lw-summary"><div><p class="lw-mean">${messages.number(mean)}</p>${renderStars(mean, messages, 20)}<p class="lw-muted">${messages.text('reviews.count', { count: ratings.length })}</p></div><ul class="lw-spread">${[5, 4, 3, 2, 1].map(renderBar)}</ul></div>`;
}

/** One review as a list item. @param index chooses the sample image */
export function renderReview(
  { messages, store }: PreviewContext,
  values: Pick<Values, 'showDates' | 'showPictures' | 'showReplies'>,
  review: PreviewReview,
  index: number,
): SafeHtml {
  const date = values.showDates ? html`<span class="lw-muted">${messages.day(-review.daysAgo)}</span>` : '';
  const image =
    values.showPictures && review.hasPicture ? html`<div class="lw-photo">${renderProductImage(index, '')}</div>` : '';
  const title = review.title === '' ? '' : html`<h3>${withLanguage(review.title, review.locale)}</h3>`;
  const reply =
    values.showReplies && review.reply !== ''
      ? html`<div class="lw-reply"><strong>${messages.text('reviews.reply', { shop: store.name })}</strong><p>${withLanguage(review.reply, review.locale)}</p></div>`
      : '';
  return html`<li class="lw-card lw-review"><div class="lw-review-head">${renderStars(review.rating, messages, 16)}${date}</div>${title}<p>${withLanguage(review.text, review.locale)}</p>${image}<p class="lw-author"><bdi>${review.author}</bdi></p>${reply}</li>`;
}

function renderQuestions({ messages, store }: PreviewContext, values: Values, style: ResolvedStyle): SafeHtml {
  const visibleQuestions = store.questions.slice(0, values.perPage);
  const askButton = values.mayAsk ? renderButton(messages.text('questions.ask'), { ...style, buttons: 'outline' }) : '';
  const renderQuestion = (question: PreviewQuestion) => {
    const date = values.showDates ? html`<span class="lw-muted">${messages.day(-question.daysAgo)}</span>` : '';
    const answer =
      question.answer === ''
        ? ''
        : html`<div class="lw-answer"><strong>${messages.text('questions.answeredBy', { shop: store.name })}</strong><p>${withLanguage(question.answer, question.locale)}</p></div>`;
    return html`<li class="lw-card lw-question"><div class="lw-review-head"><bdi class="lw-author">${question.author}</bdi>${date}</div><h3>${withLanguage(question.question, question.locale)}</h3>${answer}</li>`;
  };
  const list =
    visibleQuestions.length === 0
      ? html`<div class="lw-card lw-none"><p>${messages.text('questions.noneYet')}</p></div>`
      : html`<ul class="lw-list lw-list-${values.layout}">${visibleQuestions.map(renderQuestion)}</ul>`;
  const more =
    store.questions.length > visibleQuestions.length ? renderShowMore(messages.text('questions.showMore'), style) : '';
  return html`<section class="lw-questions"><div class="lw-section-head"><h2 class="lw-title">${messages.text('questions.title')}</h2>${askButton}</div>${list}${more}</section>`;
}

export function sortReviews(reviews: readonly PreviewReview[], order: Values['order']): readonly PreviewReview[] {
  if (order === 'highest') return reviews.toSorted((a, b) => b.rating - a.rating);
  if (order === 'featured') return reviews.toSorted((a, b) => Number(b.isFeatured) - Number(a.isFeatured));
  return reviews.toSorted((a, b) => a.daysAgo - b.daysAgo);
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
