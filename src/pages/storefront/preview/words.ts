import { languageOf } from '../../../../resources/languages';
import { type Dictionary, shopperText } from '../../../../resources/storefront/shopperText';
import type { ShopperTextKey } from '../../../../resources/storefront/texts';
import { byLocale } from '../../../lib/byLocale';
import { html, type SafeHtml } from '../../../lib/html';
import { money } from '../../../lib/money';
import { percent } from '../../../lib/percent';
import type { SaidValues, Words } from './scene';

const days = byLocale((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }));
const numbers = byLocale((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }));

/** What stands before the name of a text where a click picks one. */
const textPick = 'text:';

/** The text that a pick names; null for anything else. */
export const pickedText = (name: string): string | null =>
  name.startsWith(textPick) ? name.slice(textPick.length) : null;

/** The shopper's words. @param code of the language, as the settings have it @param today milliseconds */
export function shopperWords(dictionary: Dictionary, code: string, currency: string, today: number): Words {
  const { tag } = languageOf(code);
  /** What is said without values, which a page says many times. */
  const plain = new Map<ShopperTextKey, SafeHtml>();
  const say = (key: ShopperTextKey, values: SaidValues = {}) => shopperText(dictionary, key, values, code);
  return {
    say,
    text(key, values) {
      const known = values === undefined ? plain.get(key) : undefined;
      if (known) return known;
      const text = html`<bdi data-pick="${textPick}${key}">${say(key, values)}</bdi>`;
      if (values === undefined) plain.set(key, text);
      return text;
    },
    money: (amount) => money(amount, currency, tag),
    number: (value) => numbers(tag).format(value),
    percent: (value) => percent(value, tag),
    day: (fromToday) => days(tag).format(today + fromToday * 86_400_000),
  };
}
