import { useTranslate } from 'ra-core';
import { memo, useCallback } from 'react';
import { getLanguage } from '../../../../../resources/languages';
import { shopperText } from '../../../../../resources/storefront/shopperText';
import { getPlaceholders, type PlainText } from '../../../../../resources/storefront/shopperTextShape';
import { type ShopperTextKey, shopperTexts } from '../../../../../resources/storefront/texts';
import type { WidgetPage } from '../../../../../resources/widgetPages/widgetPage';
import { useEditSelector } from '../../../../engine/editing/editStore';
import type { EditSession } from '../../../../engine/editing/useEditSession';
import { ReadNotice } from '../../../../engine/errors/ReadNotice';
import { useCurrentSite } from '../../../../engine/shop/currentSite';
import { Select } from '../../../../ui/inputs/Select';
import { TextBox } from '../../../../ui/inputs/TextBox';
import { Card } from '../../../../ui/layout/Card';
import flowStyles from '../../../../ui/layout/flow.module.css';
import { ButtonLink } from '../../../../ui/navigation/ButtonLink';
import textStyles from '../../../../ui/text/text.module.css';
import { useListText } from '../../../../ui/text/useListText';
import { useDictionary } from '../../../locale/dictionaries/useDictionary';
import { getCustomText, setWidgetText, type WidgetData } from '../../widgetData';
import { getTextLabel } from '../useWidgetLabels';

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
      <p className={textStyles.second}>{translate('widgets.texts.text')}</p>
      {error && !dictionary && (
        <ReadNotice tone="waiting" title={translate('widgets.texts.unread')} read={{ error, isFetching, refetch }} />
      )}
      {keys.map((key) => (
        <WidgetTextField key={`${code} ${key}`} name={key} code={code} edited={edited} onChange={setText} />
      ))}
      <p className={flowStyles.buttons}>
        <ButtonLink size="small" to="/locale">
          {translate('widgets.texts.all')}
        </ButtonLink>
      </p>
    </Card>
  );
});

interface WidgetTextFieldProps {
  /** Key of a text without plural forms. */
  name: ShopperTextKey;
  /** Language code. */
  code: string;
  edited: Pick<EditSession<WidgetData>, 'listen' | 'latest'>;
  /** Must have a stable identity, for `memo`. */
  onChange: (name: ShopperTextKey, text: string) => void;
}

/** Input of one widget text in one language. Doesn't re-render while another text is edited. */
const WidgetTextField = memo(function WidgetTextField({ name, code, edited, onChange }: WidgetTextFieldProps) {
  const text = useEditSelector(edited, (data) => getCustomText(data, code, name));
  const { data: dictionary } = useDictionary(code);
  const getHint = useTextHint();
  const { direction, tag } = getLanguage(code);
  return (
    <div data-field={`texts.${name}`}>
      <TextBox
        label={getTextLabel(name)}
        value={text}
        placeholder={shopperText(dictionary?.texts ?? {}, name, {}, code)}
        lang={tag}
        dir={direction}
        autoComplete="off"
        maxLength={1000}
        help={getHint(text, shopperTexts[name] as PlainText)}
        onChange={(next) => onChange(name, next)}
      />
    </div>
  );
});

/** Returns a function that describes possible mistakes in a custom text. Hints don't block publishing. */
function useTextHint(): (text: string, defaultText: PlainText) => string | undefined {
  const translate = useTranslate();
  const formatList = useListText();
  const formatNames = (names: readonly string[]) => formatList(names.map((name) => `{{${name}}}`));
  return (text, defaultText) => {
    const expectedPlaceholders = getPlaceholders(defaultText.text);
    if (text.trim() === '') return undefined;
    const usedPlaceholders = getPlaceholders(text);
    const missing = expectedPlaceholders.filter((name) => !usedPlaceholders.includes(name));
    const unknown = usedPlaceholders.filter((name) => !expectedPlaceholders.includes(name));
    const hints = [
      missing.length > 0 && translate('widgets.texts.missing', { values: formatNames(missing) }),
      unknown.length > 0 && translate('widgets.texts.unknown', { values: formatNames(unknown) }),
      [...text].length > defaultText.max && translate('widgets.texts.long', { smart_count: defaultText.max }),
    ].filter((hint) => hint !== false);
    return hints.length === 0 ? undefined : hints.join(' ');
  };
}
