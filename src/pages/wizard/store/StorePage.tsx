import { useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { getLanguage } from '../../../../resources/languages';
import { useLanguageName } from '../../../engine/dictionaries/useLanguageNames';
import { EditBar } from '../../../engine/editing/EditBar';
import { EditGuard } from '../../../engine/editing/EditGuard';
import { MergeConflictNotice } from '../../../engine/editing/MergeConflictNotice';
import { useEditSession } from '../../../engine/editing/useEditSession';
import { useErrorText } from '../../../engine/errors/errorText';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { Banner } from '../../../ui/feedback/Banner';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { ButtonLink } from '../../../ui/navigation/ButtonLink';
import { useListText } from '../../../ui/text/useListText';
import styles from '../wizard.module.css';
import { BasicsCard } from './BasicsCard';
import { GoalsCard } from './GoalsCard';
import { isWebsiteValid, storeBasicsShape, toStoreBasics } from './storeBasics';
import { useSaveStoreBasics } from './useSaveStoreBasics';

/** First step of the wizard: goals, website, currency, and languages. */
export default function StorePage() {
  const translate = useTranslate();
  const errorText = useErrorText();
  const formatList = useListText();
  const getLanguageName = useLanguageName();
  const { settings } = useCurrentSite();
  const saved = useMemo(() => toStoreBasics(settings), [settings]);
  const edited = useEditSession({ saved, name: 'edit:wizard.store', shape: storeBasicsShape });
  const { save, error } = useSaveStoreBasics(edited);
  const [isChecked, setChecked] = useState(false);
  const isInvalid = !isWebsiteValid(edited.value.website);
  const trySave = () => {
    const isValid = isWebsiteValid(edited.latest().website);
    setChecked(!isValid);
    if (isValid) save();
    else document.querySelector<HTMLInputElement>('input[inputmode="url"]')?.focus();
  };
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
  const invalidText = isChecked && isInvalid ? translate('wizard.store.websiteInvalid') : undefined;
  return (
    <>
      <PageHeader
        title={translate('pages.wizard.store')}
        subtitle={translate('wizard.store.subtitle')}
        actions={<ButtonLink to="/wizard">{translate('wizard.back')}</ButtonLink>}
      />
      <div className={styles.stack}>
        {edited.isRestored && edited.isChanged && <Banner tone="info" title={translate('editing.restored')} />}
        <MergeConflictNotice
          conflicts={edited.conflicts}
          decide={edited.decide}
          nameOf={([part = '']) => translate(labels[part] ?? 'pages.wizard.store')}
          textOf={formatValue}
        />
        <GoalsCard />
        <BasicsCard edited={edited} websiteError={error?.fields['website'] ?? invalidText} />
      </div>
      <EditBar
        edited={edited}
        message={translate(edited.isSaving ? 'wizard.store.saving' : 'wizard.store.unsaved')}
        publish={translate('wizard.store.save')}
        answer={
          error &&
          edited.isChanged && (
            <Banner tone="danger" title={translate('wizard.store.failed')}>
              {errorText(error)}
            </Banner>
          )
        }
        onPublish={trySave}
      />
      <EditGuard when={() => edited.isSaving || edited.hasUnsavedChanges()} />
    </>
  );
}
