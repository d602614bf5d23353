import { useTranslate } from 'ra-core';
import { getLanguage } from '../../../../resources/languages';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { Select } from '../../../ui/inputs/Select';
import { useFormEditor } from './formEditor';

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
