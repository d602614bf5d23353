/** Scenes for widgets, and every way in which their controls can be set. */
import type { ConfigField } from '../../../../../resources/config/configField';
import { languageOf } from '../../../../../resources/languages';
import { type WidgetType, widgetPages } from '../../../../../resources/widgetPages';
import { basicTheme } from '../../../../../resources/widgetPages/pages/basicTheme';
import { fieldsOf, readValues } from '../../../../../resources/widgetPages/widgetPage';
import type { Scene, ShownReview } from '../../../../../src/pages/storefront/preview/scene';
import { type OwnShop, shownShop } from '../../../../../src/pages/storefront/preview/shownShop';
import { shopperWords } from '../../../../../src/pages/storefront/preview/words';
import type { PreviewView, Scenario } from '../../../../../src/ui/preview/previewContent';

export const emptyShop: OwnShop = {
  name: 'Nordlys',
  website: 'https://nordlys.example/',
  reviews: [],
  products: [],
  questions: [],
  tasks: [],
  gains: [],
};

const review = (n: number): ShownReview => ({
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

/** More of everything than is shown at first. */
export const fullShop: OwnShop = {
  ...emptyShop,
  reviews: Array.from({ length: 8 }, (_, n) => review(n)),
  questions: Array.from({ length: 8 }, (_, n) => ({
    author: `Author ${n}`,
    question: `Question ${n}`,
    answer: `Answer ${n}`,
    locale: null,
    daysAgo: n,
  })),
};

interface Look {
  code?: string;
  scenario?: Scenario;
  scheme?: PreviewView['scheme'];
  own?: OwnShop;
  basics?: unknown;
  texts?: Readonly<Record<string, string>>;
  theme?: Partial<Scene['theme']>;
}

const noTheme: Scene['theme'] = {
  brandPrimaryColor: null,
  psrStarColor: null,
  btnPrimaryBg: null,
  btnPrimaryColor: null,
};

export function sceneOf(look: Look = {}): Scene {
  const { code = 'en', scenario = 'member', scheme = 'light', own = emptyShop, texts = {}, theme } = look;
  const { tag, direction } = languageOf(code);
  return {
    shop: shownShop(own, scenario, code),
    words: shopperWords(texts, code, 'EUR', Date.parse('2026-11-21T09:30:00Z')),
    view: { width: 360, scheme, locale: tag, direction, scenario },
    basics: readValues(basicTheme, look.basics ?? {}),
    theme: { ...noTheme, ...theme },
  };
}

/** Data of a widget with one control after the other as it is not at first. */
export function settingsOf(type: WidgetType): readonly Readonly<Record<string, unknown>>[] {
  const fields = Object.entries(fieldsOf(widgetPages[type]));
  return [{}, ...fields.flatMap(([name, field]) => othersOf(field).map((value) => ({ [name]: value })))];
}

function othersOf(field: ConfigField): readonly unknown[] {
  if (field.kind === 'choice') return field.choices.filter((choice) => choice !== field.default);
  if (field.kind === 'switch') return [!field.default];
  return field.kind === 'whole' ? [field.min, field.max] : [];
}
