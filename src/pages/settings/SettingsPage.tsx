import { useTranslate } from 'ra-core';
import type { ComponentType } from 'react';
import { Navigate, useParams } from 'react-router';
import { buildSettingsUrl, type SettingsSection, settingsSections } from '../../engine/shop/settingsUrl';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { PageHeader } from '../../ui/layout/PageHeader';
import { ButtonLink } from '../../ui/navigation/ButtonLink';
import { TabBar } from '../../ui/navigation/TabBar';
import { DataSection } from './DataSection';
import { DeveloperSection } from './DeveloperSection';
import { EmailSection } from './EmailSection';
import { GeneralSection } from './general/GeneralSection';
import { LoyaltySection } from './loyalty/LoyaltySection';
import { QuestionsSection } from './questions/QuestionsSection';
import { ReviewsSection } from './ReviewsSection';
import { SettingsPageLinks } from './SettingsPageLinks';
import { SettingsSearch } from './SettingsSearch';
import styles from './settings.module.css';
import { TeamSection } from './team/TeamSection';
import { useFieldFocus } from './useFieldFocus';
import { useSectionTitle } from './useSectionTitle';

const sections: Readonly<Record<SettingsSection, ComponentType>> = {
  general: GeneralSection,
  loyalty: LoyaltySection,
  reviews: ReviewsSection,
  questions: QuestionsSection,
  email: EmailSection,
  team: TeamSection,
  data: DataSection,
  developer: DeveloperSection,
};

/** Settings page. The section comes from the URL; unknown sections show a not found message. */
export default function SettingsPage() {
  const { '*': rest = '' } = useParams();
  useFieldFocus();
  if (rest === '') return <Navigate to={buildSettingsUrl('general')} replace />;
  return <SettingsContent section={settingsSections.find((item) => item === rest) ?? null} />;
}

function SettingsContent({ section }: { section: SettingsSection | null }) {
  const translate = useTranslate();
  useSectionTitle(section);
  const Section = section && sections[section];
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
          tabs={settingsSections.map((item) => ({
            key: item,
            label: translate(`settingsIndex.sections.${item}`),
            to: buildSettingsUrl(item),
            current: item === section,
          }))}
        />
      </div>
      {Section ? (
        <Section />
      ) : (
        <EmptyState
          title={translate('pages.notFound.title')}
          text={translate('pages.notFound.text')}
          action={
            <ButtonLink to={buildSettingsUrl('general')}>{translate('settingsIndex.sections.general')}</ButtonLink>
          }
        />
      )}
    </>
  );
}
