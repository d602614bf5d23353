import { useTranslate } from 'ra-core';
import { currencies } from '../../../../i18n/currencies';
import { findLanguage, storeLanguages } from '../../../../resources/languages';
import { useLanguageNames } from '../../../engine/dictionaries/useLanguageNames';
import type { EditSession } from '../../../engine/editing/useEditSession';
import { GroupField } from '../../../ui/form/GroupField';
import selectStyles from '../../../ui/form/stackedSelect.module.css';
import { Checkbox } from '../../../ui/inputs/Checkbox';
import { Select } from '../../../ui/inputs/Select';
import { TextBox } from '../../../ui/inputs/TextBox';
import { Card } from '../../../ui/layout/Card';
import styles from '../wizard.module.css';
import { type StoreBasics, toggleLanguage } from './storeBasics';

interface BasicsCardProps {
  edited: Pick<EditSession<StoreBasics>, 'value' | 'change'>;
  websiteError: string | undefined;
}

/** Points are no currency that a store is run in. */
const POINTS_CODE = 'PTS';
const currencyOptions = [...currencies.values()]
  .filter(({ code }) => code !== POINTS_CODE)
  .map(({ code, name }) => ({ value: code, label: `${code} · ${name}` }));

/** Website, currency, and languages of the store. */
export function BasicsCard({ edited: { value, change }, websiteError }: BasicsCardProps) {
  const translate = useTranslate();
  const formatNames = useLanguageNames();
  const { website, currency, defaultLanguage, otherLanguages } = value;
  const update = (next: Partial<StoreBasics>, merge?: string) =>
    change((now) => ({ ...now, ...next }), merge === undefined ? {} : { merge });
  const unset = currency === '' ? [{ value: '', label: translate('wizard.store.choose') }] : [];
  const isKnownCurrency = currencyOptions.some((option) => option.value === currency);
  const unknown = currency !== '' && !isKnownCurrency ? [{ value: currency, label: currency }] : [];
  const languageOptions = storeLanguages.map((language) => ({ value: language.code, label: formatNames(language) }));
  const unknownLanguages = [defaultLanguage, ...otherLanguages]
    .filter((code) => !findLanguage(code))
    .map((code) => ({ value: code, label: code }));
  const allLanguages = [...languageOptions, ...unknownLanguages];
  return (
    <Card title={translate('wizard.store.title')}>
      <div data-field="website">
        <TextBox
          label={translate('wizard.store.website')}
          help={translate('wizard.store.websiteHelp')}
          error={websiteError}
          dir="ltr"
          inputMode="url"
          placeholder="https://"
          value={website}
          onChange={(next) => update({ website: next }, 'website')}
        />
      </div>
      <Select
        showLabel
        className={selectStyles.field}
        label={translate('wizard.store.currency')}
        value={currency}
        options={[...unset, ...unknown, ...currencyOptions]}
        onChange={(next) => update({ currency: next })}
      />
      <Select
        showLabel
        className={selectStyles.field}
        label={translate('wizard.store.language')}
        value={defaultLanguage}
        options={allLanguages}
        onChange={(next) =>
          update({ defaultLanguage: next, otherLanguages: otherLanguages.filter((code) => code !== next) })
        }
      />
      <GroupField label={translate('wizard.store.languages')} help={translate('wizard.store.languagesHelp')}>
        {(ariaProps) => (
          <fieldset {...ariaProps} className={styles.languages}>
            {allLanguages
              .filter((option) => option.value !== defaultLanguage)
              .map(({ value: code, label }) => (
                <Checkbox
                  key={code}
                  showLabel
                  label={label}
                  checked={otherLanguages.includes(code)}
                  onChange={({ target }) =>
                    update({ otherLanguages: toggleLanguage(otherLanguages, code, target.checked) })
                  }
                />
              ))}
          </fieldset>
        )}
      </GroupField>
    </Card>
  );
}
