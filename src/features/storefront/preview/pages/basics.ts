import { html, type SafeHtml } from '../../../../lib/html';
import { renderButton, renderLink } from '../parts/button';
import { renderStars } from '../parts/stars';
import { renderRewardCard, renderTaskCard } from '../parts/taskAndRewardCards';
import { withLanguage } from '../parts/withLanguage';
import type { PreviewContext } from '../previewContext';
import { resolveStyle } from '../resolveStyle';

/** Sample of all themed elements: stars, a review, buttons, points, cards. */
export function renderBasics(context: PreviewContext): SafeHtml {
  const { store, messages, basics } = context;
  const style = resolveStyle(basics);
  const [product] = store.products;
  const [review] = store.reviews;
  const rating = html`<div class="lw-rating">${renderStars(product?.rating ?? 0, messages, 20)}<span class="lw-average">${messages.number(product?.rating ?? 0)}</span><span class="lw-count">${messages.text('reviews.count', { count: product?.reviews ?? 0 })}</span></div>`;
  const reviewCard = review
    ? html`<article class="lw-card lw-review"><div class="lw-review-head">${renderStars(review.rating, messages, 16)}<span class="lw-muted">${messages.day(-review.daysAgo)}</span></div><h3>${withLanguage(review.title, review.locale)}</h3><p>${withLanguage(review.text, review.locale)}</p><p class="lw-author"><bdi>${review.author}</bdi></p></article>`
    : html`<div class="lw-card lw-none">${messages.text('reviews.noneYet')}</div>`;
  const buttons = html`<div class="lw-buttons">${renderButton(messages.text('reviews.write'), style)}${renderButton(messages.text('questions.ask'), { ...style, buttons: 'outline' })}${renderLink(messages.text('reviews.showMore'))}</div>`;
  const balance = store.member
    ? messages.text('loyalty.balanceIs', { points: messages.translate('points.count', { count: store.member.points }) })
    : messages.text('loyalty.welcome');
  const cards = html`<ul class="lw-cards" style="--lw-columns: 2">${store.tasks.slice(0, 2).map((task) => renderTaskCard(task, messages, false))}${store.rewards.slice(0, 2).map((reward) => renderRewardCard(reward, messages, style, store.member?.points ?? null))}</ul>`;
  return html`<main class="lw-page lw-basics"><header class="lw-hero lw-hero-brand lw-hero-start"><p><bdi>${store.name}</bdi></p><h1>${balance}</h1></header><section class="lw-section"><h2 class="lw-title">${messages.text('reviews.title')}</h2>${rating}${reviewCard}${buttons}</section><section class="lw-section"><h2 class="lw-title">${messages.text('loyalty.howToEarn')}</h2>${cards}</section></main>`;
}

export const basicsCss = `
.lw-buttons { display: flex; flex-wrap: wrap; align-items: center; gap: 12px 16px; }
`;
