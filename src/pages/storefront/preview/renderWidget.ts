/** What a shopper meets of each widget, as a document of a preview. */
import { type WidgetType, type WidgetValues, widgetPages } from '../../../../resources/widgetPages';
import { readValues } from '../../../../resources/widgetPages/widgetPage';
import type { SafeHtml } from '../../../lib/html';
import type { PreviewContent } from '../../../ui/preview/previewContent';
import { colourRules } from './colours';
import { baseCss, starRules } from './css/baseCss';
import { styleRules } from './css/styleRules';
import { type DrawnStyle, drawnStyle } from './ownStyle';
import { basicsCss, basicsPage } from './pages/basics';
import { collectionPage } from './pages/collectionPage';
import { dashboard, dashboardCss } from './pages/dashboard';
import { landing, landingCss } from './pages/landing';
import { notifier, notifierCss } from './pages/notifier';
import { overlayCss, popup } from './pages/popup';
import { productPage, ratingCss } from './pages/productPage';
import { reviewCss, reviewList } from './pages/reviewList';
import { heroCss } from './parts/hero';
import { shopCss } from './parts/shopPage';
import { waysCss } from './parts/ways';
import type { Scene } from './scene';

type Renderings = { readonly [Type in WidgetType]: (scene: Scene, values: WidgetValues<Type>) => SafeHtml };

const renderings: Renderings = {
  BasicTheme: basicsPage,
  ProductPageStarRating: productPage,
  CollectionPageStarRating: collectionPage,
  ReviewAndFAQ: reviewList,
  LoyaltyProgramLanding: landing,
  LoyaltyProgramDashboard: dashboard,
  LoyaltyCouponPopup: popup,
  LoyaltyProgramNotifier: notifier,
};

/** Every rule of the widgets and of the shop around them. */
const rules = [
  baseCss,
  shopCss,
  ratingCss,
  reviewCss,
  heroCss,
  waysCss,
  landingCss,
  dashboardCss,
  overlayCss,
  notifierCss,
  basicsCss,
].join('\n');

/** A widget as a shopper meets it. @param data of the widget, as it is stored @param customCss of the merchant, after all else */
export function renderWidget(type: WidgetType, data: unknown, scene: Scene, customCss: string): PreviewContent {
  const { view, basics, theme } = scene;
  const values = readValues(widgetPages[type], data);
  // Each rendering takes the values of its own page, which is where they were read from.
  const render = renderings[type] as (scene: Scene, values: object) => SafeHtml;
  const own: Partial<DrawnStyle> = type === 'BasicTheme' ? {} : values;
  // The basic theme says in which the shop's widgets are drawn, unless they follow the shop.
  const scheme = basics.scheme === 'shop' ? view.scheme : basics.scheme;
  return {
    body: render(scene, values),
    css: [
      colourRules(theme, scheme),
      styleRules(drawnStyle(basics, own), basics.font),
      starRules(basics.stars),
      rules,
    ].join('\n'),
    ownCss: customCss,
    locale: view.locale,
    direction: view.direction,
    scheme,
  };
}
