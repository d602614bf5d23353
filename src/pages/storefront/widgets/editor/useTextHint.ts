import { useTranslate } from 'ra-core';
import { type PlainText, placeholdersOf } from '../../../../../resources/storefront/shopperTextShape';
import { useListText } from '../../../../ui/useListText';

/** What may be wrong with a text of the merchant's own, told before it is live; nothing keeps it from being published. */
export function useTextHint(): (text: string, usual: PlainText) => string | undefined {
  const translate = useTranslate();
  const list = useListText();
  const written = (names: readonly string[]) => list(names.map((name) => `{{${name}}}`));
  return (text, usual) => {
    const wanted = placeholdersOf(usual.text);
    if (text.trim() === '') return undefined;
    const given = placeholdersOf(text);
    const missing = wanted.filter((name) => !given.includes(name));
    const unknown = given.filter((name) => !wanted.includes(name));
    const hints = [
      missing.length > 0 && translate('widgets.texts.missing', { values: written(missing) }),
      unknown.length > 0 && translate('widgets.texts.unknown', { values: written(unknown) }),
      [...text].length > usual.max && translate('widgets.texts.long', { smart_count: usual.max }),
    ].filter((hint) => hint !== false);
    return hints.length === 0 ? undefined : hints.join(' ');
  };
}
