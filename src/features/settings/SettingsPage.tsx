import '../../../i18n/en/areas/settingsPage';
import '../../../i18n/en/areas/settingsIndex';
import { useTranslate } from 'ra-core';
import { type ComponentType, type FormEvent, useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { getExtension } from '../../defineConsole';
import { buildSettingsUrl } from '../../engine/shop/settingsUrl';
import { usePageTitle } from '../../engine/shop/usePageTitle';
import { sections, useSettingsIndex } from '../../engine/shop/useSettingsIndex';
import { createSlots } from '../../engine/slots/createSlot';
import { getOwn } from '../../lib/getOwn';
import { rankByWords } from '../../lib/rankByWords';
import { settingsPages } from '../../slots/menuPages';
import type { SettingsSection } from '../../slots/parts';
import { focusField } from '../../ui/focus/focusField';
import { SearchBox } from '../../ui/inputs/SearchBox';
import flowStyles from '../../ui/layout/flow.module.css';
import { PageHeader } from '../../ui/layout/PageHeader';
import { ButtonLink } from '../../ui/navigation/ButtonLink';
import { useHasPage } from '../../ui/navigation/knownPages';
import NotFoundPage from '../../ui/navigation/NotFoundPage';
import { PageLink } from '../../ui/navigation/PageLink';
import { TabBar } from '../../ui/navigation/TabBar';
import textStyles from '../../ui/text/text.module.css';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { DeveloperSection } from './DeveloperSection';
import { GeneralSection } from './general/GeneralSection';
import { LoyaltySection } from './loyalty/LoyaltySection';
import { QuestionsSection } from './questions/QuestionsSection';
import styles from './settings.module.css';
import { TeamSection } from './team/TeamSection';

const ownContents: Readonly<Record<SettingsSection, ComponentType>> = {
  general: GeneralSection,
  loyalty: LoyaltySection,
  questions: QuestionsSection,
  team: TeamSection,
  developer: DeveloperSection,
};

const contents: Readonly<Record<string, ComponentType>> = {
  ...ownContents,
  ...createSlots('settings', getExtension().settings),
};

/** Settings page. The section comes from the URL. */
export default function SettingsPage() {
  const { '*': rest = '' } = useParams();
  useFieldFocus();
  const [first] = sections;
  if (rest === '' && first) return <Navigate to={buildSettingsUrl(first.name)} replace />;
  const section = sections.find(({ name }) => name === rest);
  return section === undefined ? <NotFoundPage /> : <SettingsContent section={section} />;
}

function SettingsContent({ section }: { section: (typeof sections)[number] }) {
  const translate = useTranslate();
  usePageTitle(translate('settingsIndex.inFind', { name: translate(section.label) }));
  const Content = getOwn(contents, section.name);
  return (
    <>
      <PageHeader
        title={translate('shell.menu.settings')}
        subtitle={translate('settingsPage.subtitle')}
        actions={<SettingsPageLinks />}
      />
      <SettingsSearch />
      <div className={styles.tabs}>
        <TabBar
          label={translate('settingsPage.sections')}
          tabs={sections.map((item) => ({
            key: item.name,
            label: translate(item.label),
            to: buildSettingsUrl(item.name),
            current: item === section,
          }))}
        />
      </div>
      {Content && <Content />}
    </>
  );
}

/** Links to the pages of settings that have no entry in the sidebar. */
function SettingsPageLinks() {
  const translate = useTranslate();
  const hasPage = useHasPage();
  return (
    <nav aria-label={translate('settingsPage.pages')} className={flowStyles.buttons}>
      {settingsPages
        .filter((page) => hasPage(`/${page}`))
        .map((page) => (
          <ButtonLink key={page} size="small" to={`/${page}`}>
            {translate(`shell.menu.${page}`)}
          </ButtonLink>
        ))}
    </nav>
  );
}

/** Focuses the field that the URL names, such as `?field=website`, after every navigation. */
function useFieldFocus(): void {
  const { key } = useLocation();
  const [params] = useSearchParams();
  const field = params.get('field');
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again focuses the field again
  useEffect(() => {
    if (field === null) return;
    // The shell focuses the page's heading in an effect that runs later.
    const timer = setTimeout(() => {
      // The field may be loading.
      if (!focusField(field)) observer.observe(document.body, { childList: true, subtree: true });
    }, 0);
    const observer = new MutationObserver(() => {
      if (focusField(field)) observer.disconnect();
    });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [field, key]);
}

/** Search for settings by name or synonym. A result leads to its field; Enter opens the first one. */
function SettingsSearch() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const entries = useSettingsIndex();
  const [text, setText] = useState('');
  const isEmpty = text.trim() === '';
  const found = isEmpty ? [] : rankByWords(entries, text);
  const close = () => setText('');
  const openFirst = (event: FormEvent) => {
    event.preventDefault();
    const [first] = found;
    if (!first) return;
    close();
    void navigate(first.to);
  };
  const status =
    found.length === 0
      ? translate('settingsPage.search.none', { text: text.trim() })
      : translate('settingsPage.search.found', { smart_count: found.length });
  return (
    <div className={styles.finder}>
      <form onSubmit={openFirst}>
        <SearchBox
          className={styles.search}
          label={translate('settingsPage.search.label')}
          placeholder={translate('settingsPage.search.label')}
          value={text}
          onChange={setText}
          onClear={close}
        />
      </form>
      <VisuallyHidden>
        <span role="status">{isEmpty ? '' : status}</span>
      </VisuallyHidden>
      {found.length > 0 && (
        <ul aria-label={translate('settingsPage.search.results')} className={styles.results}>
          {found.map(({ to, label, sectionLabel }) => (
            <li key={to}>
              <PageLink to={to} className={styles.result} onClick={close}>
                <span className={textStyles.medium}>{label}</span>
                {sectionLabel !== null && <span className={textStyles.second}>{sectionLabel}</span>}
              </PageLink>
            </li>
          ))}
        </ul>
      )}
      {!isEmpty && found.length === 0 && <p className={textStyles.second}>{status}</p>}
    </div>
  );
}
