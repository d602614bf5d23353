/** What a widget is drawn from: the shop, who looks at it, and the words. */
import type { ShopperTextKey } from '../../../../resources/storefront/texts';
import type { WidgetValues } from '../../../../resources/widgetPages';
import type { WidgetTheme } from '../../../../resources/widgetTheme';
import type { SafeHtml } from '../../../lib/html';
import type { PreviewView } from '../../../ui/preview/previewContent';

/** A value in a text: a number is written as the language writes it. */
export type SaidValues = Readonly<Record<string, string | number>>;

/** The shopper's words in the language that is looked at. */
export interface Words {
  /** A text, plain: for an attribute, or as a value of another text. */
  say: (key: ShopperTextKey, values?: SaidValues) => string;
  /** A text as HTML; a click on it picks it. */
  text: (key: ShopperTextKey, values?: SaidValues) => SafeHtml;
  money: (amount: number) => string;
  number: (value: number) => string;
  percent: (value: number) => string;
  /** A day so many days from today; before it where negative. */
  day: (fromToday: number) => string;
}

export interface ShownReview {
  author: string;
  /** 1 to 5. */
  rating: number;
  title: string;
  text: string;
  reply: string;
  /** BCP 47 tag of what the shopper wrote; null where it is not known. */
  locale: string | null;
  /** Days since it was written. */
  daysAgo: number;
  hasPicture: boolean;
  isFeatured: boolean;
}

export interface ShownQuestion {
  author: string;
  question: string;
  answer: string;
  locale: string | null;
  daysAgo: number;
}

export interface ShownProduct {
  name: string;
  /** The shop has it: what is shown of it beside its name is made up all the same. */
  isOwn: boolean;
  price: number;
  /** Mean of its reviews, 1 to 5, and how many there are; 0 of none. */
  rating: number;
  reviews: number;
}

/** A way to earn points. */
export interface ShownTask {
  type: string;
  /** The merchant's own; '' for none. */
  title: string;
  points: number;
}

/** What points buy. */
export interface ShownGain {
  type: string;
  title: string;
  cost: number;
  /** What it takes off: percent or an amount; null where that says nothing. */
  value: number | null;
}

export interface ShownVoucher {
  code: string;
  /** Percent that it takes off. */
  percent: number;
  /** Least amount of an order. */
  minimum: number;
  /** Days for which it is still good. */
  daysLeft: number;
}

/** A line of a member's activity; negative points were spent. */
export interface ShownActivity {
  task: string;
  points: number;
  daysAgo: number;
}

export interface ShownMember {
  name: string;
  points: number;
  /** Points that are lost soon, and in how many days; null for none. */
  expiring: { points: number; days: number } | null;
  vouchers: readonly ShownVoucher[];
  activity: readonly ShownActivity[];
  link: string;
}

/** A shop as the one who looks at it finds it. */
export interface ShownShop {
  name: string;
  products: readonly ShownProduct[];
  /** Of the first product. */
  description: string;
  /** BCP 47 tag of what is a sample. */
  sampleLocale: string;
  reviews: readonly ShownReview[];
  questions: readonly ShownQuestion[];
  tasks: readonly ShownTask[];
  gains: readonly ShownGain[];
  /** Null: a guest. */
  member: ShownMember | null;
}

/** Everything that a widget is drawn from, but its own values. */
export interface Scene {
  shop: ShownShop;
  words: Words;
  view: PreviewView;
  /** What all widgets have in common. */
  basics: WidgetValues<'BasicTheme'>;
  theme: WidgetTheme;
}
