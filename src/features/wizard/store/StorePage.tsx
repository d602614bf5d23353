import '../../../../i18n/en/areas/wizard';
import { useLocale, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { Navigate } from 'react-router';
import * as z from 'zod/mini';
import { isDeepEqual } from '../../../../dataProvider/writes/mergeEdits';
import { currencies } from '../../../../i18n/currencies';
import { findLanguage, getLanguage, storeLanguages } from '../../../../resources/languages';
import type { Settings } from '../../../../resources/settings';
import { Editor } from '../../../engine/editing/Editor';
import type { EditSession } from '../../../engine/editing/useEditSession';
import { useSettingsEditor } from '../../../engine/editing/useSettingsEditor';
import { useErrorText } from '../../../engine/errors/errorText';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { formatCurrencyName } from '../../../lib/format/currencyName';
import { completeWebsite, parseWebsite } from '../../../lib/url/parseWebsite';
import { Banner } from '../../../ui/feedback/Banner';
import { GroupField } from '../../../ui/form/GroupField';
import selectStyles from '../../../ui/form/stackedSelect.module.css';
import { Checkbox } from '../../../ui/inputs/Checkbox';
import { Select } from '../../../ui/inputs/Select';
import { TextBox } from '../../../ui/inputs/TextBox';
import fieldStyles from '../../../ui/inputs/TextBox.module.css';
import { Card } from '../../../ui/layout/Card';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { BackButton } from '../../../ui/navigation/BackButton';
import textStyles from '../../../ui/text/text.module.css';
import { useListText } from '../../../ui/text/useListText';
import { useLanguageName, useLanguageNames } from '../../locale/dictionaries/useLanguageNames';
import { CurrencyChangeNotice } from '../../loyalty/programs/CurrencyChangeNotice';
import StepLinks from '../checklist/StepLinks';
import { useNextStep } from '../checklist/useSetupSteps';
import { goals, useGoals } from '../goals';
import styles from '../wizard.module.css';

/** First step of the wizard: goals, website, currency, and languages. */
export default function StorePage() {
  const translate = useTranslate();
  const errorText = useErrorText();
  const [isSaved, setSaved] = useState(false);
  const { siteName } = useCurrentSite();
  const { to: nextPage } = useNextStep('store');
  const formatList = useListText();
  const getLanguageName = useLanguageName();
  const editor = useSettingsEditor({
    name: 'edit:wizard.store',
    shape: storeBasicsShape,
    read: toStoreBasics,
    diff: (before, after) => ({ settings: diffStoreBasics(before, after) }),
    validate: ({ website }) => (isWebsiteValid(website) ? [] : ['website']),
    savedText: translate('wizard.store.saved'),
    onSaved: () => setSaved(true),
  });
  const isDone = !editor.isChanged && parseWebsite(editor.value.website) !== null && editor.value.currency !== '';
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
        back={<BackButton to="/wizard" label={translate('wizard.back')} />}
        title={translate('pages.wizard.store')}
        subtitle={translate('wizard.store.subtitle', { store: siteName })}
      />
      <Editor
        editor={editor}
        verb="save"
        submitLabel={translate('wizard.store.submit')}
        // Other pages of this tab keep the draft.
        guard={(to) => editor.isSaving || (to === null && editor.hasUnsavedChanges())}
        getLabel={([part = '']) => translate(labels[part] ?? 'pages.wizard.store')}
        formatValue={formatValue}
        renderError={(error) => (
          <Banner tone="danger" title={translate('wizard.store.failed')}>
            {errorText(error)}
          </Banner>
        )}
        isForm
      >
        <GoalsCard />
        <BasicsCard
          edited={editor}
          websiteError={
            editor.serverErrors['website'] ?? (isInvalid ? translate('wizard.store.websiteInvalid') : undefined)
          }
        />
        <StepLinks step="store" isComplete={isDone} isUnsaved={editor.isChanged} />
      </Editor>
      {isSaved && !editor.isChanged && !editor.isSaving && <Navigate to={nextPage} />}
    </>
  );
}

/** What the merchant sets the app up for. */
function GoalsCard() {
  const translate = useTranslate();
  const [chosen, setChosen] = useGoals();
  return (
    <Card title={translate('wizard.goals.title')}>
      <p className={textStyles.second}>{translate('wizard.goals.text')}</p>
      <ul className={styles.choices}>
        {goals.map((goal) => (
          <li key={goal}>
            <Checkbox
              showLabel
              label={translate(`wizard.goals.${goal}`)}
              checked={chosen.includes(goal)}
              onChange={({ target }) =>
                setChosen(goals.filter((item) => (item === goal ? target.checked : chosen.includes(item))))
              }
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface BasicsCardProps {
  edited: Pick<EditSession<StoreBasics>, 'value' | 'change'> & { saved: StoreBasics };
  websiteError: string | undefined;
}

/** Points are no currency that a store is run in. */
const POINTS_CODE = 'PTS';
const storeCurrencies = [...currencies.values()].filter(({ code }) => code !== POINTS_CODE);

/** Website, currency, and languages of the store. */
function BasicsCard({ edited: { saved, value, change }, websiteError }: BasicsCardProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const formatNames = useLanguageNames();
  const noteId = useId();
  const { website, currency, defaultLanguage, otherLanguages } = value;
  const update = (next: Partial<StoreBasics>, merge?: string) =>
    change((now) => ({ ...now, ...next }), merge === undefined ? {} : { merge });
  const unset = currency === '' ? [{ value: '', label: translate('wizard.store.choose') }] : [];
  const currencyOptions = storeCurrencies.map((item) => ({
    value: item.code,
    label: formatCurrencyName(item, locale),
  }));
  const isKnownCurrency = currencyOptions.some((option) => option.value === currency);
  const unknown = currency !== '' && !isKnownCurrency ? [{ value: currency, label: currency }] : [];
  const languageOptions = storeLanguages.map((language) => ({ value: language.code, label: formatNames(language) }));
  const unknownLanguages = [defaultLanguage, ...otherLanguages]
    .filter((code) => !findLanguage(code))
    .map((code) => ({ value: code, label: code }));
  const allLanguages = [...languageOptions, ...unknownLanguages];
  return (
    <Card title={translate('wizard.store.title')}>
      <div data-field="website">
        <TextBox
          label={translate('wizard.store.website')}
          help={translate('wizard.store.websiteHelp')}
          error={websiteError}
          dir="ltr"
          inputMode="url"
          placeholder="https://"
          value={website}
          onChange={(next) => update({ website: next }, 'website')}
          onBlur={() => update({ website: completeWebsite(website) }, 'website')}
        />
      </div>
      <div className={fieldStyles.field}>
        <Select
          showLabel
          className={selectStyles.field}
          label={translate('wizard.store.currency')}
          aria-describedby={currency === '' ? noteId : undefined}
          value={currency}
          options={[...unset, ...unknown, ...currencyOptions]}
          onChange={(next) => update({ currency: next })}
        />
        {currency === '' && (
          <p id={noteId} className={fieldStyles.help}>
            {translate('wizard.store.currencyMissing')}
          </p>
        )}
      </div>
      <CurrencyChangeNotice saved={saved.currency} chosen={currency} />
      <Select
        showLabel
        className={selectStyles.field}
        label={translate('wizard.store.language')}
        value={defaultLanguage}
        options={allLanguages}
        onChange={(next) =>
          update({ defaultLanguage: next, otherLanguages: otherLanguages.filter((code) => code !== next) })
        }
      />
      <GroupField label={translate('wizard.store.languages')} help={translate('wizard.store.languagesHelp')}>
        {(ariaProps) => (
          <fieldset {...ariaProps} className={styles.languages}>
            {allLanguages
              .filter((option) => option.value !== defaultLanguage)
              .map(({ value: code, label }) => (
                <Checkbox
                  key={code}
                  showLabel
                  label={label}
                  checked={otherLanguages.includes(code)}
                  onChange={({ target }) =>
                    update({ otherLanguages: toggleLanguage(otherLanguages, code, target.checked) })
                  }
                />
              ))}
          </fieldset>
        )}
      </GroupField>
    </Card>
  );
}

/** Schema of persisted drafts. */
const storeBasicsShape = z.object({
  website: z.string(),
  /** Currency code; '' if not set. */
  currency: z.string(),
  defaultLanguage: z.string(),
  /** Other language codes, including unknown ones. */
  otherLanguages: z.array(z.string()),
});
type StoreBasics = z.infer<typeof storeBasicsShape>;

/** Extracts the basics from the settings. */
function toStoreBasics(settings: Settings): StoreBasics {
  const defaultLanguage = settings.defaultLocale || 'en';
  return {
    website: completeWebsite(settings.website ?? ''),
    currency: settings.defaultCurrency ?? '',
    defaultLanguage,
    otherLanguages: [...new Set(settings.supportedLanguages)].filter((code) => code !== '' && code !== defaultLanguage),
  };
}

/** Returns the changed settings. The default language is always supported. */
function diffStoreBasics(saved: StoreBasics, basics: StoreBasics): Partial<Settings> {
  const getLanguages = ({ defaultLanguage, otherLanguages }: StoreBasics) => [
    defaultLanguage,
    ...otherLanguages.filter((code) => code !== defaultLanguage),
  ];
  const website = completeWebsite(basics.website);
  return {
    ...(website !== saved.website && { website }),
    ...(basics.currency !== saved.currency && { defaultCurrency: basics.currency }),
    ...(basics.defaultLanguage !== saved.defaultLanguage && { defaultLocale: basics.defaultLanguage }),
    ...(!isDeepEqual(getLanguages(basics), getLanguages(saved)) && { supportedLanguages: getLanguages(basics) }),
  };
}

/** Whether a website is empty, an http(s) URL or a bare domain. */
function isWebsiteValid(website: string): boolean {
  return website.trim() === '' || parseWebsite(website) !== null;
}

/** Selects or deselects another language. Known languages are in the order of the language list. */
function toggleLanguage(codes: readonly string[], code: string, isSelected: boolean): string[] {
  const known = storeLanguages.map((language) => language.code);
  const next = new Set(isSelected ? [...codes, code] : codes.filter((item) => item !== code));
  return [...known.filter((item) => next.has(item)), ...[...next].filter((item) => !known.includes(item))];
}
