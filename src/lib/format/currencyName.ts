import type { Currency } from '../../../i18n/currencies';
import { byLocale } from './locale';

const names = byLocale((tag) => new Intl.DisplayNames(tag, { type: 'currency', fallback: 'none' }));

/** Returns the code of a currency and its localized name, such as `USD · dollar des États-Unis`. */
export const formatCurrencyName = ({ code, name }: Currency, locale: string): string =>
  `${code} · ${names(locale).of(code) ?? name}`;
