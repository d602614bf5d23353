/** Widget types with a form: the console's, and those of an extension. */
import { mapValues } from 'es-toolkit/object';
import { repeatableTypes, widgetPages } from '../../../resources/widgetPages';
import { widgetNameFields } from '../../../resources/widgetPages/commonFields';
import type { WidgetPage } from '../../../resources/widgetPages/widgetPage';
import { getExtension } from '../../defineConsole';
import { createSlots } from '../../engine/slots/createSlot';
import { getOwn } from '../../lib/getOwn';
import type { IconName } from '../../ui/icons/Icon';

const { widgetTypes: ownTypes } = getExtension();

const pages: Readonly<Record<string, WidgetPage>> = {
  ...mapValues(ownTypes, ({ controls, texts = [] }) => ({
    placement: 'inPage' as const,
    controls: { ...controls, show: { ...widgetNameFields, ...controls.show } },
    texts,
  })),
  ...widgetPages,
};

/** Types of which a store can have several widgets, in display order. */
export const addableTypes: readonly string[] = [...repeatableTypes, ...Object.keys(ownTypes)];

/** The form of a type of which a store can have several widgets; null if it has none, or is of another type. */
export const findAddablePage = (type: string | null): WidgetPage | null =>
  type !== null && addableTypes.includes(type) ? (getOwn(pages, type) ?? null) : null;

const widgetIcons: Readonly<Record<string, IconName>> = {
  BasicTheme: 'palette',
  ProductPageStarRating: 'star',
  CollectionPageStarRating: 'grid',
  ReviewAndFAQ: 'message',
  LoyaltyProgramLanding: 'medal',
  LoyaltyProgramDashboard: 'person',
  LoyaltyCouponPopup: 'gift',
  LoyaltyProgramNotifier: 'info',
  PointsBanner: 'flag',
  ProductPoints: 'cart',
  ReferralBlock: 'person',
  FeaturedReviews: 'star',
  instagram: 'feed',
  form: 'form',
};

/** The icon of a widget's type. */
export const getWidgetIcon = (type: string | null): IconName => getOwn(widgetIcons, type ?? '') ?? 'bolt';

/** Previews of an extension's types. */
export const ownPreviews = createSlots(
  'widgetTypes',
  Object.entries(ownTypes).flatMap(([name, { preview }]) => (preview ? [{ name, load: preview }] : [])),
);
