/** Input of the widget previews: store content, visitor and messages. */
import type { ShopperTextKey } from '../../../../resources/storefront/texts';
import type { WidgetValues } from '../../../../resources/widgetPages';
import type { WidgetTheme } from '../../../../resources/widgetTheme';
import type { SafeHtml } from '../../../lib/html';
import type { PreviewView } from '../../../ui/preview/previewContent';

/** Interpolation values of a message. Numbers are formatted in the language of the preview. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Storefront messages and formatters in the language of the preview. */
export interface ShopperMessages {
  /** Returns a message as plain text, for attributes and interpolation values. */
  translate: (key: ShopperTextKey, values?: MessageValues) => string;
  /** Returns a message as HTML. Clicking it selects its text in the editor. */
  text: (key: ShopperTextKey, values?: MessageValues) => SafeHtml;
  money: (amount: number) => string;
  number: (value: number) => string;
  percent: (value: number) => string;
  /** Formats a date relative to today, in days. Negative values are in the past. */
  day: (fromToday: number) => string;
}

export interface PreviewReview {
  author: string;
  /** 1 to 5. */
  rating: number;
  title: string;
  text: string;
  reply: string;
  /** BCP 47 tag of the review's language; null if unknown. */
  locale: string | null;
  /** Age of the review in days. */
  daysAgo: number;
  hasPicture: boolean;
  isFeatured: boolean;
}

export interface PreviewQuestion {
  author: string;
  question: string;
  answer: string;
  locale: string | null;
  daysAgo: number;
}

export interface PreviewProduct {
  name: string;
  /** Whether the name is from the store's catalog. The other fields are always sample data. */
  isOwn: boolean;
  price: number;
  /** Mean rating, 1 to 5, and number of reviews; both are 0 without reviews. */
  rating: number;
  reviews: number;
}

/** A task that earns points. */
export interface PreviewTask {
  type: string;
  /** Custom title; '' for the default. */
  title: string;
  points: number;
  /** Amount that earns the points, in the store's currency; null if they are earned once. */
  perAmount: number | null;
}

/** A reward that costs points. */
export interface PreviewReward {
  type: string;
  title: string;
  cost: number;
  /** Discount as a percentage or an amount, depending on the type; null if not applicable. */
  value: number | null;
}

export interface PreviewVoucher {
  code: string;
  /** Discount in percent. */
  percent: number;
  /** Minimum order amount. */
  minimum: number;
  /** Days until it expires. */
  daysLeft: number;
}

/** An entry of a member's activity. Negative points were spent. */
export interface PreviewActivity {
  task: string;
  points: number;
  daysAgo: number;
}

export interface PreviewMember {
  name: string;
  points: number;
  /** Points that expire soon, and in how many days; null for none. */
  expiring: { points: number; days: number } | null;
  vouchers: readonly PreviewVoucher[];
  activity: readonly PreviewActivity[];
  referralUrl: string;
}

/** Store content as seen by a visitor. */
export interface PreviewStore {
  name: string;
  products: readonly PreviewProduct[];
  /** Description of the first product. */
  description: string;
  /** BCP 47 tag of the sample data. */
  sampleLocale: string;
  reviews: readonly PreviewReview[];
  questions: readonly PreviewQuestion[];
  tasks: readonly PreviewTask[];
  rewards: readonly PreviewReward[];
  /** Null for guests. */
  member: PreviewMember | null;
}

/** Everything a widget preview depends on, except the widget's own values. */
export interface PreviewContext {
  store: PreviewStore;
  messages: ShopperMessages;
  view: PreviewView;
  /** Values of the basic theme widget, shared by all widgets. */
  basics: WidgetValues<'BasicTheme'>;
  theme: WidgetTheme;
}

/** Checks if the visitor of the preview is in a widget's audience. */
export const isInAudience = (
  { store }: Pick<PreviewContext, 'store'>,
  audience: 'everyone' | 'guests' | 'members',
): boolean => audience === 'everyone' || (audience === 'members') === (store.member !== null);
