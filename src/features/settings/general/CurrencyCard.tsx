import { useLocale, useTranslate } from 'ra-core';
import { currencies } from '../../../../i18n/currencies';
import { useErrorText } from '../../../engine/errors/errorText';
import { formatMoney } from '../../../lib/format/formatMoney';
import { Picker } from '../../../ui/form/Picker';
import { Card } from '../../../ui/layout/Card';
import rows from '../../../ui/layout/cardRows.module.css';
import styles from '../settings.module.css';
import { useCurrencyChoices } from './useCurrencyChoices';

interface CurrencyCardProps {
  /** '' if the store has none. */
  value: string;
  onChange: (code: string) => void;
  error: string | undefined;
}

/** Default currency of the store, with examples of amounts in it. */
export function CurrencyCard({ value, onChange, error }: CurrencyCardProps) {
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
    </Card>
  );
}
