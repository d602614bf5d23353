import { useTranslate } from 'ra-core';
import { getLanguage } from '../../../../resources/languages';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { Select } from '../../../ui/inputs/Select';
import { TextArea } from '../../../ui/inputs/TextArea';
import { TextBox } from '../../../ui/inputs/TextBox';
import { getCustomText, setWidgetText } from '../../storefront/widgetData';
import { useFormEditor } from './formEditor';

interface FormTextInputProps {
  /** Key of the text: `title`, or `<field id>.label`. */
  name: string;
  label: string;
  help?: string | undefined;
  required?: boolean | undefined;
  rows?: number;
  maxLength: number;
  /** Shown if the text is missing in the store's first language. */
  error?: string | undefined;
}

/** Input of a text in the language that is edited. A missing translation shows the text of the first language. */
export function FormTextInput({ name, label, help, required, rows, maxLength, error }: FormTextInputProps) {
  const translate = useTranslate();
  const { shoppersLocale } = useCurrentSite();
  const { data, change, language } = useFormEditor();
  const { direction, tag } = getLanguage(language);
  const isFirstLanguage = language === shoppersLocale;
  const original = getCustomText(data, shoppersLocale, name);
  const common = {
    label,
    value: getCustomText(data, language, name),
    lang: tag,
    dir: direction,
    autoComplete: 'off',
    maxLength,
    required: isFirstLanguage && required,
    placeholder: isFirstLanguage ? undefined : original,
    help: help ?? (isFirstLanguage || original === '' ? undefined : translate('forms.texts.fallback')),
    error: isFirstLanguage ? error : undefined,
    onChange: (text: string) =>
      change((now) => setWidgetText(now, language, name, text), { merge: `texts.${language}.${name}` }),
  };
  return (
    <div data-field={`texts.${name}`}>
      {rows === undefined ? <TextBox {...common} /> : <TextArea {...common} rows={rows} />}
    </div>
  );
}

/** Chooses the language of the texts in all cards. Nothing if the store has one language. */
export function LanguagePicker() {
  const translate = useTranslate();
  const { languages } = useCurrentSite();
  const { language, setLanguage } = useFormEditor();
  if (languages.length < 2) return null;
  return (
    <Select
      label={translate('widgets.texts.language')}
      value={language}
      options={languages.map((code) => ({ value: code, label: getLanguage(code).ownName }))}
      onChange={setLanguage}
    />
  );
}
