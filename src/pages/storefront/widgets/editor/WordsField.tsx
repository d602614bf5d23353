import { memo } from 'react';
import { languageOf } from '../../../../../resources/languages';
import { shopperText } from '../../../../../resources/storefront/shopperText';
import type { PlainText } from '../../../../../resources/storefront/shopperTextShape';
import { type ShopperTextKey, shopperTexts } from '../../../../../resources/storefront/texts';
import { useDictionary } from '../../../../engine/dictionaries/useDictionary';
import type { Edited } from '../../../../engine/editing/useEdited';
import { useTyped } from '../../../../engine/editing/useTyped';
import { TextBox } from '../../../../ui/TextBox';
import { textName } from '../useWidgetWords';
import { ownText, type WidgetData } from '../widgetData';
import { useTextHint } from './useTextHint';

interface WordsFieldProps {
  /** Of a text that is worded once. */
  name: ShopperTextKey;
  /** Of the language. */
  code: string;
  edited: Pick<Edited<WidgetData>, 'listen' | 'latest'>;
  /** The same function from one render to the next. */
  onWrite: (name: ShopperTextKey, text: string) => void;
}

/** One text of a widget in one language. While another is typed, it is not drawn anew. */
export const WordsField = memo(function WordsField({ name, code, edited, onWrite }: WordsFieldProps) {
  const text = useTyped(edited, (data) => ownText(data, code, name));
  const { data: dictionary } = useDictionary(code);
  const hintOf = useTextHint();
  const { direction, tag } = languageOf(code);
  return (
    <div data-field={`texts.${name}`}>
      <TextBox
        label={textName(name)}
        value={text}
        placeholder={shopperText(dictionary?.texts ?? {}, name, {}, code)}
        lang={tag}
        dir={direction}
        autoComplete="off"
        maxLength={1000}
        help={hintOf(text, shopperTexts[name] as PlainText)}
        onChange={(next) => onWrite(name, next)}
      />
    </div>
  );
});
