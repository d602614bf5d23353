import { useTranslate } from 'ra-core';
import { memo } from 'react';
import { getLanguage } from '../../../../../resources/languages';
import { shopperText } from '../../../../../resources/storefront/shopperText';
import { getPlaceholders, type PlainText } from '../../../../../resources/storefront/shopperTextShape';
import { type ShopperTextKey, shopperTexts } from '../../../../../resources/storefront/texts';
import { useDictionary } from '../../../../engine/dictionaries/useDictionary';
import { useEditSelector } from '../../../../engine/editing/useEditSelector';
import type { EditSession } from '../../../../engine/editing/useEditSession';
import { getCustomText, type WidgetData } from '../../../../engine/storefront/widgetData';
import { TextBox } from '../../../../ui/inputs/TextBox';
import { useListText } from '../../../../ui/text/useListText';
import { getTextLabel } from '../useWidgetLabels';

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
export const WidgetTextField = memo(function WidgetTextField({ name, code, edited, onChange }: WidgetTextFieldProps) {
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
