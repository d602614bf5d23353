import { html, type SafeHtml } from '../../../../lib/html';
import { drawnStyle } from '../ownStyle';
import { button, link } from '../parts/button';
import { stars } from '../parts/stars';
import { gainCard, taskCard } from '../parts/ways';
import { written } from '../parts/written';
import type { Scene } from '../scene';

/** Some of everything that the theme shows in: stars, a review, buttons, points, cards. */
export function basicsPage(scene: Scene): SafeHtml {
  const { shop, words, basics } = scene;
  const style = drawnStyle(basics);
  const [product] = shop.products;
  const [review] = shop.reviews;
  const rating = html`<div class="lw-rating">${stars(product?.rating ?? 0, words, 20)}<span class="lw-average">${words.number(product?.rating ?? 0)}</span><span class="lw-count">${words.text('reviews.count', { count: product?.reviews ?? 0 })}</span></div>`;
  const told = review
    ? html`<article class="lw-card lw-review"><div class="lw-review-head">${stars(review.rating, words, 16)}<span class="lw-muted">${words.day(-review.daysAgo)}</span></div><h3>${written(review.title, review.locale)}</h3><p>${written(review.text, review.locale)}</p><p class="lw-author"><bdi>${review.author}</bdi></p></article>`
    : html`<div class="lw-card lw-none">${words.text('reviews.noneYet')}</div>`;
  const buttons = html`<div class="lw-buttons">${button(words.text('reviews.write'), style)}${button(words.text('questions.ask'), { ...style, buttons: 'outline' })}${link(words.text('reviews.showMore'))}</div>`;
  const balance = shop.member
    ? words.text('loyalty.balanceIs', { points: words.say('points.count', { count: shop.member.points }) })
    : words.text('loyalty.welcome');
  const cards = html`<ul class="lw-cards" style="--lw-columns: 2">${shop.tasks.slice(0, 2).map((one) => taskCard(one, words, false))}${shop.gains.slice(0, 2).map((one) => gainCard(one, words, style, shop.member?.points ?? null))}</ul>`;
  return html`<main class="lw-page lw-basics"><header class="lw-hero lw-hero-brand lw-hero-start"><p><bdi>${shop.name}</bdi></p><h1>${balance}</h1></header><section class="lw-section"><h2 class="lw-title">${words.text('reviews.title')}</h2>${rating}${told}${buttons}</section><section class="lw-section"><h2 class="lw-title">${words.text('loyalty.howToEarn')}</h2>${cards}</section></main>`;
}

export const basicsCss = `
.lw-buttons { display: flex; flex-wrap: wrap; align-items: center; gap: 12px 16px; }
`;
