/** The eight pages of the widget editor, by the type of the widget that each edits, in the order in which they are offered. */
import { basicTheme } from './pages/basicTheme';
import { collectionPageStarRating } from './pages/collectionPageStarRating';
import { loyaltyCouponPopup } from './pages/loyaltyCouponPopup';
import { loyaltyProgramDashboard } from './pages/loyaltyProgramDashboard';
import { loyaltyProgramLanding } from './pages/loyaltyProgramLanding';
import { loyaltyProgramNotifier } from './pages/loyaltyProgramNotifier';
import { productPageStarRating } from './pages/productPageStarRating';
import { reviewAndFaq } from './pages/reviewAndFaq';
import type { ValuesOf, WidgetPage } from './widgetPage';

const pages = {
  BasicTheme: basicTheme,
  ProductPageStarRating: productPageStarRating,
  CollectionPageStarRating: collectionPageStarRating,
  ReviewAndFAQ: reviewAndFaq,
  LoyaltyProgramLanding: loyaltyProgramLanding,
  LoyaltyProgramDashboard: loyaltyProgramDashboard,
  LoyaltyCouponPopup: loyaltyCouponPopup,
  LoyaltyProgramNotifier: loyaltyProgramNotifier,
} as const;

/** Type of a widget that has a page, and the last step of the page's address. */
export type WidgetType = keyof typeof pages;

/** The pages by type. */
export const widgetPages: Readonly<Record<WidgetType, WidgetPage>> = pages;

/** The values of the controls of a page. */
export type WidgetValues<Type extends WidgetType> = ValuesOf<(typeof pages)[Type]>;

/** The types in the order in which they are offered. */
// Object.keys gives no more than is there.
export const widgetTypes = Object.keys(pages) as readonly WidgetType[];

/** The type of a text; null for one that has no page. */
export const widgetTypeOf = (type: string | null | undefined): WidgetType | null =>
  widgetTypes.find((one) => one === type) ?? null;
