import { useTranslate } from 'ra-core';
import { memo, useCallback } from 'react';
import { languageOf } from '../../../../../resources/languages';
import { type ShopperTextKey, shopperTexts } from '../../../../../resources/storefront/texts';
import type { WidgetPage } from '../../../../../resources/widgetPages/widgetPage';
import { useDictionary } from '../../../../engine/dictionaries/useDictionary';
import type { Edited } from '../../../../engine/editing/useEdited';
import { ReadNotice } from '../../../../engine/ReadNotice';
import { useShop } from '../../../../engine/shop';
import { ButtonLink } from '../../../../ui/ButtonLink';
import { Select } from '../../../../ui/Select';
import { Sheet } from '../../../../ui/Sheet';
import { type WidgetData, withText } from '../widgetData';
import styles from '../widgets.module.css';
import { WordsField } from './WordsField';

interface TextFieldsProps {
  page: WidgetPage;
  /** The same one at each key. */
  edited: Pick<Edited<WidgetData>, 'change' | 'listen' | 'latest'>;
  /** Code of the language that is edited; null: the shop's first. */
  language: string | null;
  onLanguage: (code: string) => void;
}

/** What the widget says in words of its own; a text that is left empty follows the shop's translations. */
export const TextFields = memo(function TextFields({ page, edited, language, onLanguage }: TextFieldsProps) {
  const translate = useTranslate();
  const { languages, shoppersLocale } = useShop();
  const code = languages.find((one) => one === language) ?? shoppersLocale;
  const { data: dictionary, error, isFetching, refetch } = useDictionary(code);
  const { change } = edited;
  const write = useCallback(
    (key: ShopperTextKey, next: string) =>
      change((now) => withText(now, code, key, next), { merge: `texts.${code}.${key}`, isTyped: true }),
    [change, code],
  );
  // How many of a thing is worded by plural forms, which are a matter of the translations.
  const keys = page.texts.filter((key) => 'text' in shopperTexts[key]);
  if (keys.length === 0) return null;
  return (
    <Sheet
      title={translate('widgets.groups.texts')}
      action={
        languages.length > 1 && (
          <Select
            label={translate('widgets.texts.language')}
            value={code}
            options={languages.map((one) => ({ value: one, label: languageOf(one).ownName }))}
            onChange={onLanguage}
          />
        )
      }
    >
      <p className={styles.quiet}>{translate('widgets.texts.text')}</p>
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
        <WordsField key={`${code} ${key}`} name={key} code={code} edited={edited} onWrite={write} />
      ))}
      <p className={styles.ways}>
        <ButtonLink size="small" to="/locale">
          {translate('widgets.texts.all')}
        </ButtonLink>
      </p>
    </Sheet>
  );
});
