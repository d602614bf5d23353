import { knownLanguage, languageOf, shopLanguages } from '../../../../resources/languages';
import { type Dictionary, shopperText } from '../../../../resources/storefront/shopperText';
import type { ShopperTextKey } from '../../../../resources/storefront/texts';
import { html } from '../../../lib/html';
import { money } from '../../../lib/money';
import { percent } from '../../../lib/percent';
import type { SaidValues, Words } from './scene';

/** The code that the settings and calls have for a language, by its BCP 47 tag. */
export function languageCode(tag: string): string {
  return knownLanguage(tag)?.code ?? shopLanguages.find((one) => one.tag === tag)?.code ?? tag;
}

/** What stands before the name of a text where a click picks one. */
const textPick = 'text:';

/** The text that a pick names; null for anything else. */
export const pickedText = (name: string): string | null =>
  name.startsWith(textPick) ? name.slice(textPick.length) : null;

/** The shopper's words. @param locale BCP 47 tag @param today milliseconds */
export function shopperWords(dictionary: Dictionary, locale: string, currency: string, today: number): Words {
  const { code, tag } = languageOf(languageCode(locale));
  const say = (key: ShopperTextKey, values: SaidValues = {}) => shopperText(dictionary, key, values, code);
  const days = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' });
  const numbers = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 });
  return {
    say,
    text: (key, values) => html`<span data-pick="${textPick}${key}">${say(key, values)}</span>`,
    money: (amount) => money(amount, currency, tag),
    number: (value) => numbers.format(value),
    percent: (value) => percent(value, tag),
    day: (fromToday) => days.format(today + fromToday * 86_400_000),
  };
}
