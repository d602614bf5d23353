import { useTranslate } from 'ra-core';
import { memo, useCallback } from 'react';
import { getLanguage } from '../../../../../resources/languages';
import { type ShopperTextKey, shopperTexts } from '../../../../../resources/storefront/texts';
import type { WidgetPage } from '../../../../../resources/widgetPages/widgetPage';
import { useDictionary } from '../../../../engine/dictionaries/useDictionary';
import type { EditSession } from '../../../../engine/editing/useEditSession';
import { ReadNotice } from '../../../../engine/errors/ReadNotice';
import { useCurrentSite } from '../../../../engine/shop/currentSite';
import { setWidgetText, type WidgetData } from '../../../../engine/storefront/widgetData';
import { Select } from '../../../../ui/inputs/Select';
import { Card } from '../../../../ui/layout/Card';
import { ButtonLink } from '../../../../ui/navigation/ButtonLink';
import styles from '../widgets.module.css';
import { WidgetTextField } from './WidgetTextField';

interface TextFieldsProps {
  page: WidgetPage;
  /** Must have a stable identity, for `memo`. */
  edited: Pick<EditSession<WidgetData>, 'change' | 'listen' | 'latest'>;
  /** Code of the edited language; null for the store's first language. */
  language: string | null;
  onLanguageChange: (code: string) => void;
}

/** Custom texts of a widget. Empty texts fall back to the store's translations. */
export const TextFields = memo(function TextFields({ page, edited, language, onLanguageChange }: TextFieldsProps) {
  const translate = useTranslate();
  const { languages, shoppersLocale } = useCurrentSite();
  const code = languages.find((item) => item === language) ?? shoppersLocale;
  const { data: dictionary, error, isFetching, refetch } = useDictionary(code);
  const { change } = edited;
  const setText = useCallback(
    (key: ShopperTextKey, next: string) =>
      change((now) => setWidgetText(now, code, key, next), { merge: `texts.${code}.${key}`, isTyped: true }),
    [change, code],
  );
  // Texts with plural forms can only be changed in the translations.
  const keys = page.texts.filter((key) => 'text' in shopperTexts[key]);
  if (keys.length === 0) return null;
  return (
    <Card
      title={translate('widgets.groups.texts')}
      action={
        languages.length > 1 && (
          <Select
            label={translate('widgets.texts.language')}
            value={code}
            options={languages.map((item) => ({ value: item, label: getLanguage(item).ownName }))}
            onChange={onLanguageChange}
          />
        )
      }
    >
      <p className={styles.muted}>{translate('widgets.texts.text')}</p>
      {error && !dictionary && (
        <ReadNotice
          tone="waiting"
          title={translate('widgets.texts.unread')}
          error={error}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {keys.map((key) => (
        <WidgetTextField key={`${code} ${key}`} name={key} code={code} edited={edited} onChange={setText} />
      ))}
      <p className={styles.actions}>
        <ButtonLink size="small" to="/locale">
          {translate('widgets.texts.all')}
        </ButtonLink>
      </p>
    </Card>
  );
});
