/** Preview contexts and widget data for tests. */
import type { ConfigField } from '../../../../../resources/config/configField';
import { getLanguage } from '../../../../../resources/languages';
import { type EditableType, widgetPages } from '../../../../../resources/widgetPages';
import { basicTheme } from '../../../../../resources/widgetPages/pages/basicTheme';
import { allWidgetFields, parseWidgetValues } from '../../../../../resources/widgetPages/widgetPage';
import { createShopperMessages } from '../../../../../src/features/storefront/preview/createShopperMessages';
import type { PreviewContext, PreviewReview } from '../../../../../src/features/storefront/preview/previewContext';
import { buildPreviewStore, type StoreContent } from '../../../../../src/features/storefront/preview/previewStore';
import type { PreviewView, Scenario } from '../../../../../src/ui/preview/previewContent';

export const emptyStoreContent: StoreContent = {
  name: 'Nordlys',
  website: 'https://nordlys.example/',
  reviews: [],
  products: [],
  questions: [],
  tasks: [],
  rewards: [],
};

const review = (n: number): PreviewReview => ({
  author: `Author ${n}`,
  rating: 1 + ((n * 3) % 5),
  title: `Title ${n}`,
  text: `Text ${n}`,
  reply: n === 1 ? 'Thank you' : '',
  locale: null,
  daysAgo: n,
  hasPicture: n === 2,
  isFeatured: n === 4,
});

/** More reviews and questions than fit on the first page. */
export const fullStoreContent: StoreContent = {
  ...emptyStoreContent,
  reviews: Array.from({ length: 8 }, (_, n) => review(n)),
  questions: Array.from({ length: 8 }, (_, n) => ({
    author: `Author ${n}`,
    question: `Question ${n}`,
    answer: `Answer ${n}`,
    locale: null,
    daysAgo: n,
  })),
};

interface PreviewContextOptions {
  code?: string;
  scenario?: Scenario;
  scheme?: PreviewView['scheme'];
  own?: StoreContent;
  basics?: unknown;
  texts?: Readonly<Record<string, string>>;
  theme?: Partial<PreviewContext['theme']>;
}

const noTheme: PreviewContext['theme'] = {
  brandPrimaryColor: null,
  psrStarColor: null,
  btnPrimaryBg: null,
  btnPrimaryColor: null,
};

export function createPreviewContext(options: PreviewContextOptions = {}): PreviewContext {
  const { code = 'en', scenario = 'member', scheme = 'light', own = emptyStoreContent, texts = {}, theme } = options;
  const { tag, direction } = getLanguage(code);
  return {
    store: buildPreviewStore(own, scenario, code),
    messages: createShopperMessages(texts, code, 'EUR', Date.parse('2026-11-21T09:30:00Z')),
    view: { width: 360, scheme, locale: tag, direction, scenario },
    basics: parseWidgetValues(basicTheme, options.basics ?? {}),
    theme: { ...noTheme, ...theme },
  };
}

/** Returns widget data that each set one control to a non-default value. */
export function getControlVariations(type: EditableType): readonly Readonly<Record<string, unknown>>[] {
  const fields = Object.entries(allWidgetFields(widgetPages[type]));
  return [
    {},
    ...fields.flatMap(([name, field]) =>
      getOtherValues(field).map((value) => ({ ...getVisibleData(field), [name]: value })),
    ),
  ];
}

/** Data with which a control of one value is visible. */
function getVisibleData(field: ConfigField): Readonly<Record<string, unknown>> {
  const condition = 'visibleWhen' in field ? field.visibleWhen : undefined;
  return condition && field.kind === 'text' && 'is' in condition ? { [condition.field]: condition.is } : {};
}

function getOtherValues(field: ConfigField): readonly unknown[] {
  if (field.kind === 'choice') return field.choices.filter((choice) => choice !== field.default);
  if (field.kind === 'boolean') return [!field.default];
  if (field.kind === 'text') return [field.format === 'hashtags' ? '#one, two' : 'nordlys.home'];
  return field.kind === 'count' ? [field.min, field.max] : [];
}
