import { useLocale, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { type Currency, currencies } from '../../../../i18n/currencies';
import { getLanguage } from '../../../../resources/languages';
import { useErrorText } from '../../../engine/errors/errorText';
import { formatCurrencyName } from '../../../lib/format/currencyName';
import { formatMoney } from '../../../lib/format/formatMoney';
import { rankByWords } from '../../../lib/rankByWords';
import { completeWebsite, parseWebsite } from '../../../lib/url/parseWebsite';
import { Picker } from '../../../ui/form/Picker';
import type { PickerChoice } from '../../../ui/form/PickerChoice';
import type { Search } from '../../../ui/form/usePickerSearch';
import { TextBox } from '../../../ui/inputs/TextBox';
import { Card } from '../../../ui/layout/Card';
import rows from '../../../ui/layout/cardRows.module.css';
import { useListText } from '../../../ui/text/useListText';
import { LanguagesCard } from '../../locale/dictionaries/LanguagesCard';
import { diffStoreLanguages, storeLanguagesOf } from '../../locale/dictionaries/storeLanguagesOf';
import { useLanguageName } from '../../locale/dictionaries/useLanguageNames';
import { CurrencyChangeNotice } from '../../loyalty/programs/CurrencyChangeNotice';
import { SectionFrame } from '../form/SectionFrame';
import { type SectionDefinition, useSectionForm } from '../form/useSectionForm';
import styles from '../settings.module.css';

/** Website, currency, and languages of the store. */
export function GeneralSection() {
  const translate = useTranslate();
  const formatList = useListText();
  const getLanguageName = useLanguageName();
  const form = useSectionForm(generalSettings);
  const { value, change } = form;
  const formatLanguage = (code: unknown) => getLanguageName(getLanguage(String(code)));
  const formatValue = (part: unknown, [name]: readonly string[]) => {
    if (Array.isArray(part)) return formatList(part.map(formatLanguage));
    if (name === 'defaultLanguage') return formatLanguage(part);
    return typeof part === 'string' ? part : '';
  };
  return (
    <SectionFrame form={form} fieldsByKey={generalSettings.fieldsByKey} formatValue={formatValue}>
      <Card title={translate('settingsPage.website.title')}>
        <div data-field="website">
          <TextBox
            dir="ltr"
            inputMode="url"
            autoComplete="url"
            label={translate('settingsIndex.fields.website')}
            help={translate('settingsPage.website.help')}
            error={form.getFieldError('website')}
            value={value.website}
            onChange={(website) => change((now) => ({ ...now, website }), { merge: 'website' })}
            onBlur={() => change((now) => ({ ...now, website: completeWebsite(now.website) }), { merge: 'website' })}
          />
        </div>
      </Card>
      <CurrencyCard
        saved={form.saved.currency}
        value={value.currency}
        onChange={(currency) => change((now) => ({ ...now, currency }))}
        error={form.getFieldError('currency')}
      />
      <div data-field="languages">
        <div data-field="defaultLanguage">
          <LanguagesCard
            saved={form.saved}
            value={value}
            onChange={(next) =>
              change((now) => ({ ...now, ...next, languages: [...(next.languages ?? now.languages)] }))
            }
            error={form.getFieldError('languages') ?? form.getFieldError('defaultLanguage')}
          />
        </div>
      </div>
    </SectionFrame>
  );
}

const shape = z.object({
  website: z.string(),
  /** Code as in the settings, even if it is unknown; '' if the store has none. */
  currency: z.string(),
  languages: z.array(z.string()),
  defaultLanguage: z.string(),
});
type GeneralSettings = z.infer<typeof shape>;
type GeneralField = 'website' | 'currency' | 'languages' | 'defaultLanguage';

/** Website, currency, and languages of the store. */
const generalSettings: SectionDefinition<GeneralSettings, GeneralField> = {
  name: 'general',
  shape,
  read: (settings) => ({
    website: completeWebsite(settings.website ?? ''),
    currency: settings.defaultCurrency ?? '',
    ...storeLanguagesOf(settings),
  }),
  diff: (saved, value) => ({
    ...(completeWebsite(value.website) !== saved.website && { website: completeWebsite(value.website) }),
    ...(value.currency !== saved.currency && { defaultCurrency: value.currency === '' ? null : value.currency }),
    ...diffStoreLanguages(saved, value),
  }),
  findIssues: (saved, { website, currency, languages, defaultLanguage }) => ({
    ...(website.trim() !== saved.website && !isWebAddress(website) && { website: 'settingsPage.website.invalid' }),
    ...(currency !== saved.currency &&
      currency !== '' &&
      !currencies.has(currency) && { currency: 'settingsPage.currency.invalid' }),
    ...(!languages.includes(defaultLanguage) && { languages: 'settingsPage.languages.defaultMissing' }),
  }),
  fieldsByKey: {
    website: 'website',
    defaultCurrency: 'currency',
    supportedLanguages: 'languages',
    defaultLocale: 'defaultLanguage',
  },
};

function isWebAddress(text: string): boolean {
  const url = parseWebsite(text);
  return url !== null && new URL(url).hostname.includes('.');
}

interface CurrencyCardProps {
  saved: string;
  /** '' if the store has none. */
  value: string;
  onChange: (code: string) => void;
  error: string | undefined;
}

/** Default currency of the store, with examples of amounts in it. */
function CurrencyCard({ saved, value, onChange, error }: CurrencyCardProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const errorText = useErrorText();
  const { getChoice, search } = useCurrencyChoices();
  const help = () => {
    if (value === '') return translate('settingsPage.currency.none');
    return currencies.has(value) ? undefined : translate('settingsPage.currency.unknown', { code: value });
  };
  return (
    <Card title={translate('settingsPage.currency.title')}>
      <div data-field="currency" className={styles.form}>
        <Picker
          label={translate('settingsIndex.fields.currency')}
          search={search}
          debounce={0}
          errorText={errorText}
          value={value === '' ? null : getChoice(value)}
          onChange={(choice) => onChange(choice?.id ?? '')}
          help={help()}
          error={error}
        />
      </div>
      <p className={rows.small}>
        {translate('settingsPage.currency.example', {
          whole: formatMoney(1234, value, locale),
          fraction: formatMoney(1234.56, value, locale),
        })}
      </p>
      <CurrencyChangeNotice saved={saved} chosen={value} />
    </Card>
  );
}

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
function useCurrencyChoices(): CurrencyChoices {
  const locale = useLocale();
  return useMemo(() => {
    const choices = [...currencies.values()].map((currency) => toChoice(currency, locale));
    return {
      getChoice: (code) => choices.find(({ id }) => id === code) ?? { id: code, label: code, keywords: '' },
      search: (text) =>
        Promise.resolve({ choices: rankByWords(choices, text), total: currencies.size, hasMore: false }),
    };
  }, [locale]);
}

function toChoice(currency: Currency, locale: string): CurrencyChoice {
  const { code, symbol, nativeSymbol, name, namePlural } = currency;
  return {
    id: code,
    label: formatCurrencyName(currency, locale),
    detail: symbol === nativeSymbol ? symbol : `${symbol} · ${nativeSymbol}`,
    keywords: `${symbol} ${nativeSymbol} ${name} ${namePlural}`,
  };
}
