import { getLanguage } from '../../../../resources/languages';
import { type Dictionary, shopperText } from '../../../../resources/storefront/shopperText';
import type { ShopperTextKey } from '../../../../resources/storefront/texts';
import { formatMoney } from '../../../lib/format/formatMoney';
import { formatPercent } from '../../../lib/format/formatPercent';
import { byLocale } from '../../../lib/format/locale';
import { html, type SafeHtml } from '../../../lib/html';
import type { MessageValues, ShopperMessages } from './previewContext';

const dateFormats = byLocale((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }));
const numberFormats = byLocale((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }));

/** Prefix of text keys in `data-pick` attributes. */
const TEXT_PICK_PREFIX = 'text:';

/** Returns the text key of a `data-pick` value, or null if it is not a text. */
export const parseTextPick = (name: string): string | null =>
  name.startsWith(TEXT_PICK_PREFIX) ? name.slice(TEXT_PICK_PREFIX.length) : null;

/**
 * Creates the messages and formatters of a preview.
 * @param code language code as in the site settings
 * @param today epoch milliseconds
 */
export function createShopperMessages(
  dictionary: Dictionary,
  code: string,
  currency: string,
  today: number,
): ShopperMessages {
  const { tag } = getLanguage(code);
  /** Cache of messages without values, which a page uses many times. */
  const messageCache = new Map<ShopperTextKey, SafeHtml>();
  const translate = (key: ShopperTextKey, values: MessageValues = {}) => shopperText(dictionary, key, values, code);
  return {
    translate,
    text(key, values) {
      const cached = values === undefined ? messageCache.get(key) : undefined;
      if (cached) return cached;
      const text = html`<bdi data-pick="${TEXT_PICK_PREFIX}${key}">${translate(key, values)}</bdi>`;
      if (values === undefined) messageCache.set(key, text);
      return text;
    },
    money: (amount) => formatMoney(amount, currency, tag),
    number: (value) => numberFormats(tag).format(value),
    percent: (value) => formatPercent(value, tag),
    day: (fromToday) => dateFormats(tag).format(today + fromToday * 86_400_000),
  };
}
