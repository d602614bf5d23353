import { useTranslate } from 'ra-core';
import { getLanguage } from '../../../../resources/languages';
import { TextBox } from '../../../ui/inputs/TextBox';
import { Card } from '../../../ui/layout/Card';
import { useListText } from '../../../ui/text/useListText';
import { LanguagesCard } from '../../locale/dictionaries/LanguagesCard';
import { useLanguageName } from '../../locale/dictionaries/useLanguageNames';
import { SectionFrame } from '../form/SectionFrame';
import { useSectionForm } from '../form/useSectionForm';
import { CurrencyCard } from './CurrencyCard';
import { generalSettings } from './generalSettings';

/** Website, currency, and languages of the store. */
export function GeneralSection() {
  const translate = useTranslate();
  const formatList = useListText();
  const getLanguageName = useLanguageName();
  const form = useSectionForm(generalSettings);
  const { value, change } = form;
  const formatLanguage = (code: unknown) => getLanguageName(getLanguage(String(code)));
  const formatValue = (part: unknown, [name]: readonly string[]) => {
    if (Array.isArray(part)) return formatList(part.map(formatLanguage));
    if (name === 'defaultLanguage') return formatLanguage(part);
    return typeof part === 'string' ? part : '';
  };
  return (
    <SectionFrame form={form} fieldsByKey={generalSettings.fieldsByKey} formatValue={formatValue}>
      <Card title={translate('settingsPage.website.title')}>
        <div data-field="website">
          <TextBox
            dir="ltr"
            inputMode="url"
            autoComplete="url"
            label={translate('settingsIndex.fields.website')}
            help={translate('settingsPage.website.help')}
            error={form.getFieldError('website')}
            value={value.website}
            onChange={(website) => change((now) => ({ ...now, website }), { merge: 'website' })}
          />
        </div>
      </Card>
      <CurrencyCard
        value={value.currency}
        onChange={(currency) => change((now) => ({ ...now, currency }))}
        error={form.getFieldError('currency')}
      />
      <div data-field="languages">
        <div data-field="defaultLanguage">
          <LanguagesCard
            value={value}
            onChange={(next) =>
              change((now) => ({ ...now, ...next, languages: [...(next.languages ?? now.languages)] }))
            }
            error={form.getFieldError('languages') ?? form.getFieldError('defaultLanguage')}
          />
        </div>
      </div>
    </SectionFrame>
  );
}
