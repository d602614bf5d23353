/** Renders widgets as preview documents. */
import { type EditableType, type WidgetValues, widgetPages } from '../../../../resources/widgetPages';
import { parseWidgetValues } from '../../../../resources/widgetPages/widgetPage';
import type { SafeHtml } from '../../../lib/html';
import type { PreviewContent } from '../../../ui/preview/previewContent';
import { getThemeColorCss } from '../colors';
import { baseCss, getStarCss } from './css/baseCss';
import { basicsCss, renderBasics } from './pages/basics';
import { renderCollectionPage } from './pages/collectionPage';
import { dashboardCss, renderDashboard } from './pages/dashboard';
import { featuredReviewsCss, renderFeaturedReviews } from './pages/featuredReviews';
import { instagramCss, renderInstagram } from './pages/instagram';
import { landingCss, renderLanding } from './pages/landing';
import { notifierCss, renderNotifier } from './pages/notifier';
import { bannerCss, renderPointsBanner } from './pages/pointsBanner';
import { overlayCss, renderPopup } from './pages/popup';
import { ratingCss, renderProductPage } from './pages/productPage';
import { productPointsCss, renderProductPoints } from './pages/productPoints';
import { referralBlockCss, renderReferralBlock } from './pages/referralBlock';
import { renderReviewList, reviewCss } from './pages/reviewList';
import { heroCss } from './parts/hero';
import { storePageCss } from './parts/storePage';
import { taskAndRewardCss } from './parts/taskAndRewardCards';
import type { PreviewContext } from './previewContext';
import { type ResolvedStyle, resolveStyle } from './resolveStyle';

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
