/** Widget types with a form, in display order. */
import { basicTheme } from './pages/basicTheme';
import { featuredReviews } from './pages/featuredReviews';
import { instagram } from './pages/instagram';
import { loyaltyCouponPopup } from './pages/loyaltyCouponPopup';
import { loyaltyProgramDashboard } from './pages/loyaltyProgramDashboard';
import { loyaltyProgramLanding } from './pages/loyaltyProgramLanding';
import { loyaltyProgramNotifier } from './pages/loyaltyProgramNotifier';
import { pointsBanner } from './pages/pointsBanner';
import { productPoints } from './pages/productPoints';
import { referralBlock } from './pages/referralBlock';
import { reviewAndFaq } from './pages/reviewAndFaq';
import { collectionPageStarRating, productPageStarRating } from './pages/starRatings';
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

/** Types of which a store can have several widgets. */
const repeatablePages = {
  PointsBanner: pointsBanner,
  ProductPoints: productPoints,
  ReferralBlock: referralBlock,
  FeaturedReviews: featuredReviews,
} as const;

const allPages = { ...pages, ...repeatablePages, instagram } as const;

/** Widget type with a page of the widget editor; also the last segment of the page's URL. */
export type WidgetType = keyof typeof pages;

/** Type of which a store can have several widgets, edited at `/other-widgets`. */
export type RepeatableType = keyof typeof repeatablePages;

/** Widget type with a form. */
export type EditableType = keyof typeof allPages;

/** Forms by widget type. */
export const widgetPages: Readonly<Record<EditableType, WidgetPage>> = allPages;

/** Values of a form's controls. */
export type WidgetValues<Type extends EditableType> = ValuesOf<(typeof allPages)[Type]>;

// Object.keys returns `string[]`.
const editableTypes = Object.keys(allPages) as readonly EditableType[];

/** Types of the widget editor in display order. */
export const widgetTypes = Object.keys(pages) as readonly WidgetType[];

/** Types of which a store can have several widgets, in display order. */
export const repeatableTypes = Object.keys(repeatablePages) as readonly RepeatableType[];

/** Returns the type of the widget editor, or null if the editor has no page for it. */
export const findWidgetType = (type: string | null | undefined): WidgetType | null =>
  widgetTypes.find((item) => item === type) ?? null;

/** Returns the type if it is one of the console's, or null. */
export const findEditableType = (type: string): EditableType | null =>
  editableTypes.find((item) => item === type) ?? null;

/** Types whose widgets have a dedicated page. */
const typesOfOtherPages: readonly string[] = [...widgetTypes, 'instagram', 'form', 'automation'];

/** Whether a widget is edited at `/other-widgets`, because its type has no dedicated page. */
export const isOtherWidget = ({ type }: { readonly type: string | null }): boolean =>
  type === null || !typesOfOtherPages.includes(type);
