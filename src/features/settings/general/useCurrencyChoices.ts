import { useLocale } from 'ra-core';
import { useMemo } from 'react';
import { type Currency, currencies } from '../../../../i18n/currencies';
import { toSupportedLocale } from '../../../lib/format/locale';
import { rankByWords } from '../../../lib/rankByWords';
import type { PickerChoice } from '../../../ui/form/PickerChoice';
import type { Search } from '../../../ui/form/usePickerSearch';

interface CurrencyChoice extends PickerChoice {
  keywords: string;
}

interface CurrencyChoices {
  /** Returns the choice of a code. A code that is not in the table is shown as it is. */
  getChoice: (code: string) => CurrencyChoice;
  /** Searches by code, symbol, and name, in English and in the user's language. */
  search: Search<CurrencyChoice>;
}

/** Every currency of the table, with names in the user's language. */
export function useCurrencyChoices(): CurrencyChoices {
  const locale = useLocale();
  return useMemo(() => {
    const names = new Intl.DisplayNames(toSupportedLocale(locale), { type: 'currency', fallback: 'none' });
    const choices = [...currencies.values()].map((currency) => toChoice(currency, names.of(currency.code)));
    return {
      getChoice: (code) => choices.find(({ id }) => id === code) ?? { id: code, label: code, keywords: '' },
      search: (text) =>
        Promise.resolve({ choices: rankByWords(choices, text), total: currencies.size, hasMore: false }),
    };
  }, [locale]);
}

function toChoice({ code, symbol, nativeSymbol, name, namePlural }: Currency, localName?: string): CurrencyChoice {
  return {
    id: code,
    label: `${code} · ${localName ?? name}`,
    detail: symbol === nativeSymbol ? symbol : `${symbol} · ${nativeSymbol}`,
    keywords: `${symbol} ${nativeSymbol} ${name} ${namePlural}`,
  };
}
