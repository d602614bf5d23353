import '../../../../i18n/en/areas/wizard';
import { useTranslate } from 'ra-core';
import { getLanguage } from '../../../../resources/languages';
import { useLanguageName } from '../../../engine/dictionaries/useLanguageNames';
import { Editor } from '../../../engine/editing/Editor';
import { useSettingsEditor } from '../../../engine/editing/useSettingsEditor';
import { useErrorText } from '../../../engine/errors/errorText';
import { Banner } from '../../../ui/feedback/Banner';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { ButtonLink } from '../../../ui/navigation/ButtonLink';
import { useListText } from '../../../ui/text/useListText';
import styles from '../wizard.module.css';
import { BasicsCard } from './BasicsCard';
import { GoalsCard } from './GoalsCard';
import { diffStoreBasics, isWebsiteValid, storeBasicsShape, toStoreBasics } from './storeBasics';

/** First step of the wizard: goals, website, currency, and languages. */
export default function StorePage() {
  const translate = useTranslate();
  const errorText = useErrorText();
  const formatList = useListText();
  const getLanguageName = useLanguageName();
  const editor = useSettingsEditor({
    name: 'edit:wizard.store',
    shape: storeBasicsShape,
    read: toStoreBasics,
    diff: (before, after) => ({ settings: diffStoreBasics(before, after) }),
    validate: ({ website }) => (isWebsiteValid(website) ? [] : ['website']),
    savedText: translate('wizard.store.saved'),
  });
  const isInvalid = editor.isChecked && editor.issues.length > 0;
  const formatLanguage = (code: string) => getLanguageName(getLanguage(code));
  const formatValue = (value: unknown, [part]: readonly string[]): string => {
    if (Array.isArray(value)) return formatList(value.map((code) => formatLanguage(String(code))));
    if (typeof value !== 'string') return '';
    return part === 'defaultLanguage' ? formatLanguage(value) : value;
  };
  const labels: Readonly<Record<string, string>> = {
    website: 'wizard.store.website',
    currency: 'wizard.store.currency',
    defaultLanguage: 'wizard.store.language',
    otherLanguages: 'wizard.store.languages',
  };
  return (
    <>
      <PageHeader
        title={translate('pages.wizard.store')}
        subtitle={translate('wizard.store.subtitle')}
        actions={<ButtonLink to="/wizard">{translate('wizard.back')}</ButtonLink>}
      />
      <Editor
        editor={editor}
        verb="save"
        getLabel={([part = '']) => translate(labels[part] ?? 'pages.wizard.store')}
        formatValue={formatValue}
        renderError={(error) => (
          <Banner tone="danger" title={translate('wizard.store.failed')}>
            {errorText(error)}
          </Banner>
        )}
        className={styles.stack}
      >
        <GoalsCard />
        <BasicsCard
          edited={editor}
          websiteError={
            editor.serverErrors['website'] ?? (isInvalid ? translate('wizard.store.websiteInvalid') : undefined)
          }
        />
      </Editor>
    </>
  );
}
