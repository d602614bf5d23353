/** Renders widgets as preview documents. */
import { type EditableType, type WidgetValues, widgetPages } from '../../../../resources/widgetPages';
import { parseWidgetValues } from '../../../../resources/widgetPages/widgetPage';
import { html, type SafeHtml } from '../../../lib/html';
import { type PreviewContent, previewWidths, type Scenario, scenarios } from '../../../ui/preview/previewContent';
import { getThemeColorCss } from '../colors';
import { dashboardCss, renderDashboard } from './pages/dashboard';
import { landingCss, renderLanding } from './pages/landing';
import {
  bannerCss,
  notifierCss,
  overlayCss,
  productPointsCss,
  referralBlockCss,
  renderNotifier,
  renderPointsBanner,
  renderPopup,
  renderProductPoints,
  renderReferralBlock,
} from './pages/loyaltyBlocks';
import { ratingCss, renderProductPage } from './pages/productPage';
import {
  featuredReviewsCss,
  renderCollectionPage,
  renderFeaturedReviews,
  renderReviewList,
  reviewCss,
} from './pages/reviewList';
import { heroCss, renderButton, renderLink, renderProductImage, renderStars, withLanguage } from './parts/elements';
import { renderPlaceholderText, renderStorePage, storePageCss } from './parts/storePage';
import { renderRewardCard, renderTaskCard, taskAndRewardCss } from './parts/taskAndRewardCards';
import type { PreviewContext } from './previewContext';
import { type ResolvedStyle, resolveStyle } from './resolveStyle';

type Values = WidgetValues<'instagram'>;

/** Posts beyond the visible columns of a carousel, to scroll to. */
const HIDDEN_POSTS = 3;

/** Home page with the feed. Its posts are sample images, because the console can't load those of Instagram. */
function renderInstagram(context: PreviewContext, values: Values): SafeHtml {
  const { columns, rows } = getGrid(context, values);
  const isGrid = values.feedLayout === 'grid';
  const count = isGrid ? columns * rows : columns + HIDDEN_POSTS;
  const posts = Array.from({ length: count }, (_, n) => renderPost(context, values, n));
  const track = isGrid
    ? `repeat(${columns}, minmax(0, 1fr))`
    : `calc((100% - ${values.imageGap}px * ${columns - 1}) / ${columns})`;
  return renderStorePage(
    context,
    html`${renderPlaceholderText(3)}<section class="lw-instagram">${renderHead(context, values)}<ul class="lw-posts lw-posts-${values.feedLayout}" style="gap: ${String(values.imageGap)}px; ${isGrid ? 'grid-template-columns' : 'grid-auto-columns'}: ${track}">${posts}</ul></section>`,
  );
}

/** Columns and rows at the width of the preview. */
function getGrid({ view }: PreviewContext, values: Values): { columns: number; rows: number } {
  if (view.width === previewWidths.phone) return { columns: values.columnsPhone, rows: values.rowsPhone };
  if (view.width === previewWidths.tablet) return { columns: values.columnsTablet, rows: values.rowsTablet };
  return { columns: values.columnsDesktop, rows: values.rowsDesktop };
}

function renderHead({ messages }: PreviewContext, values: Values): SafeHtml {
  const title = values.showTitle ? html`<h2 class="lw-title">${messages.text('tasks.social_follow')}</h2>` : '';
  const source = values.showSource ? html`<bdi class="lw-muted">${getSourceName(values)}</bdi>` : '';
  return html`<div class="lw-section-head">${title}${source}</div>`;
}

/** Returns '@account' or '#one #two', with an ellipsis while the source isn't set. */
function getSourceName({ feedSource, account, hashtags }: Values): string {
  if (feedSource === 'account') return `@${account.trim().replace(/^@/, '') || '…'}`;
  const names = hashtags.split(/[\s,#]+/).filter((name) => name !== '');
  return names.length === 0 ? '#…' : names.map((name) => `#${name}`).join(' ');
}

function renderPost({ store }: PreviewContext, values: Values, index: number): SafeHtml {
  const product = store.products[index % Math.max(1, store.products.length)];
  const caption =
    values.showCaptions && product ? html`<p class="lw-caption lw-muted"><bdi>${product.name}</bdi></p>` : '';
  const image = html`<div class="lw-post-image lw-post-${values.imageShape}">${renderProductImage(index, '')}</div>`;
  return html`<li class="lw-post">${image}${caption}</li>`;
}

const instagramCss = `
.lw-instagram { display: grid; gap: var(--lw-gap); margin-block-start: 28px; }
.lw-posts { display: grid; }
.lw-posts-carousel { grid-auto-flow: column; padding-block-end: 10px; overflow-x: auto; }
.lw-post { display: grid; align-content: start; gap: 6px; min-inline-size: 0; }
.lw-post-image .shop-picture { border-radius: var(--lw-radius); }
.lw-post-portrait .shop-picture { aspect-ratio: 4 / 5; }
.lw-caption { font-size: 13px; }
`;

/** Shared widget styles: page background, stars, buttons, cards. */
const baseCss = `
* { box-sizing: border-box; margin: 0; padding: 0; }
body { min-block-size: 100%; background: var(--lw-ground); color: var(--lw-ink); font: 15px/1.5 var(--lw-font); overflow-wrap: anywhere; }
h1, h2, h3 { line-height: 1.25; font-weight: 650; text-wrap: balance; }
ul { list-style: none; }
[data-pick] { cursor: text; border-radius: 3px; }
[data-pick]:hover { outline: 2px solid var(--lw-brand); outline-offset: 2px; }
.lw-stars { display: inline-block; flex: none; inline-size: calc(var(--lw-star-size, 18px) * 5); block-size: var(--lw-star-size, 18px); background: linear-gradient(to right, var(--lw-star) var(--lw-filled), var(--lw-star-empty) var(--lw-filled)); -webkit-mask: var(--lw-star-shape) 0 0 / var(--lw-star-size, 18px) var(--lw-star-size, 18px) repeat-x; mask: var(--lw-star-shape) 0 0 / var(--lw-star-size, 18px) var(--lw-star-size, 18px) repeat-x; }
[dir='rtl'] .lw-stars { background: linear-gradient(to left, var(--lw-star) var(--lw-filled), var(--lw-star-empty) var(--lw-filled)); }
.lw-rating { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 8px; font-size: 14px; }
.lw-average { font-weight: 650; }
.lw-count, .lw-muted { color: var(--lw-second); }
.lw-rating .lw-count { text-decoration: underline; text-underline-offset: 3px; }
.lw-button { display: inline-block; max-inline-size: 100%; padding: 10px 20px; border: 2px solid var(--lw-button); border-radius: var(--lw-button-radius); background: var(--lw-button); color: var(--lw-button-text); font: 600 15px/1.3 var(--lw-font); text-align: center; text-decoration: none; cursor: pointer; }
.lw-button-outline { background: transparent; color: inherit; }
.lw-button-small { padding: 6px 14px; font-size: 13px; }
.lw-button[aria-disabled='true'] { opacity: 0.5; }
.lw-link { color: var(--lw-brand); text-decoration: underline; text-underline-offset: 3px; cursor: pointer; }
.lw-card { padding: var(--lw-gap); border: 1px solid var(--lw-edge); border-radius: var(--lw-radius); background: var(--lw-ground); box-shadow: var(--lw-shadow); }
.lw-title { font-size: 21px; }
.lw-icon { flex: none; inline-size: 40px; block-size: 40px; padding: 9px; border-radius: 50%; background: var(--lw-brand); color: var(--lw-on-brand); }
.lw-icon svg { display: block; inline-size: 22px; block-size: 22px; fill: none; stroke: currentcolor; stroke-width: 1.8; stroke-linecap: round; stroke-linejoin: round; }
`;

const starShapes: Readonly<Record<string, string>> = {
  pointed: "%3Cpath d='M12 1.8l3.1 6.6 7.1.9-5.2 5 1.3 7.1L12 17.9l-6.3 3.5L7 14.3l-5.2-5 7.1-.9z'/%3E",
  rounded:
    "%3Cpath stroke='%23000' stroke-width='3' stroke-linejoin='round' d='M12 4l2.4 5.2 5.6.7-4.1 3.9 1.1 5.6-5-2.8-5 2.8 1.1-5.6L4 9.9l5.6-.7z'/%3E",
};

/** Returns the CSS mask image for a star shape. */
const getStarCss = (shape: string): string =>
  `:root { --lw-star-shape: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E${starShapes[shape] ?? starShapes['pointed']}%3C/svg%3E"); }`;

/** Sample of all themed elements: stars, a review, buttons, points, cards. */
function renderBasics(context: PreviewContext): SafeHtml {
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

const basicsCss = `
.lw-buttons { display: flex; flex-wrap: wrap; align-items: center; gap: 12px 16px; }
`;

type Renderers = { readonly [Type in EditableType]: (context: PreviewContext, values: WidgetValues<Type>) => SafeHtml };

const renderers: Renderers = {
  BasicTheme: renderBasics,
  ProductPageStarRating: renderProductPage,
  CollectionPageStarRating: renderCollectionPage,
  ReviewAndFAQ: renderReviewList,
  LoyaltyProgramLanding: renderLanding,
  LoyaltyProgramDashboard: renderDashboard,
  LoyaltyCouponPopup: renderPopup,
  LoyaltyProgramNotifier: renderNotifier,
  PointsBanner: renderPointsBanner,
  ProductPoints: renderProductPoints,
  ReferralBlock: renderReferralBlock,
  FeaturedReviews: renderFeaturedReviews,
  instagram: renderInstagram,
};

const memberScenarios = [
  'member',
  'newMember',
  'expiring',
  'longWords',
  'nothing',
] as const satisfies readonly Scenario[];

/** Scenarios of a widget's preview; only members see the dashboard. Empty if all visitors see the same. */
export function getScenarios(type: EditableType): readonly Scenario[] {
  if (widgetPages[type].sameForAll) return [];
  return type === 'LoyaltyProgramDashboard' ? memberScenarios : scenarios;
}

/** Styles of all widgets and of the surrounding store page. */
const widgetCss = [
  baseCss,
  storePageCss,
  ratingCss,
  reviewCss,
  heroCss,
  taskAndRewardCss,
  landingCss,
  dashboardCss,
  overlayCss,
  notifierCss,
  basicsCss,
  bannerCss,
  productPointsCss,
  referralBlockCss,
  featuredReviewsCss,
  instagramCss,
].join('\n');

/**
 * Renders a widget as on the storefront.
 * @param data stored data of the widget
 * @param customCss the merchant's styles, applied last
 */
export function renderWidget(
  type: EditableType,
  data: unknown,
  context: PreviewContext,
  customCss: string,
): PreviewContent {
  const { view, basics, theme } = context;
  const values = parseWidgetValues(widgetPages[type], data);
  // Type-safe because the values were parsed with the page of the same type.
  const render = renderers[type] as (context: PreviewContext, values: object) => SafeHtml;
  const ownStyle: Partial<ResolvedStyle> = type === 'BasicTheme' ? {} : values;
  // The basic theme can override the color scheme of the store.
  const scheme = basics.scheme === 'shop' ? view.scheme : basics.scheme;
  return {
    body: render(context, values),
    css: [
      getThemeColorCss(theme, scheme),
      getStyleCss(resolveStyle(basics, ownStyle), basics.font),
      getStarCss(basics.stars),
      widgetCss,
    ].join('\n'),
    ownCss: customCss,
    locale: view.locale,
    direction: view.direction,
    scheme,
  };
}

const radii: Readonly<Record<string, readonly [string, string, string]>> = {
  square: ['0', '0', '0'],
  soft: ['12px', '8px', '6px'],
  round: ['22px', '999px', '12px'],
};
const gaps: Readonly<Record<string, string>> = { compact: '10px', normal: '16px', roomy: '26px' };
const edges: Readonly<Record<string, readonly [string, string]>> = {
  none: ['transparent', 'none'],
  line: ['var(--lw-line)', 'none'],
  shadow: ['transparent', '0 1px 3px rgb(0 0 0 / 0.14), 0 6px 20px rgb(0 0 0 / 0.1)'],
};
const fonts: Readonly<Record<string, string>> = {
  // The storefront's font is unknown here; use a common one.
  shop: "'Helvetica Neue', Arial, sans-serif",
  system: 'system-ui, sans-serif',
  serif: "Georgia, 'Times New Roman', serif",
};

/** Returns the CSS custom properties for a widget's corners, spacing, edges and font. */
function getStyleCss(
  { corners, spacing, edges: edge }: ResolvedStyle,
  font: WidgetValues<'BasicTheme'>['font'],
): string {
  const [card = '0', button = '0', small = '0'] = radii[corners] ?? [];
  const [line = 'transparent', shadow = 'none'] = edges[edge] ?? [];
  return `:root { --lw-radius: ${card}; --lw-button-radius: ${button}; --lw-small-radius: ${small}; --lw-gap: ${gaps[spacing] ?? '16px'}; --lw-edge: ${line}; --lw-shadow: ${shadow}; --lw-font: ${fonts[font] ?? 'sans-serif'}; }`;
}
