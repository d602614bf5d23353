import '../../../i18n/en/areas/settingsPage';
import '../../../i18n/en/areas/settingsIndex';
import { useTranslate } from 'ra-core';
import type { ComponentType } from 'react';
import { Navigate, useParams } from 'react-router';
import { buildSettingsUrl, type SettingsSection, settingsSections } from '../../engine/shop/settingsUrl';
import { PageHeader } from '../../ui/layout/PageHeader';
import NotFoundPage from '../../ui/navigation/NotFoundPage';
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

/** Settings page. The section comes from the URL. */
export default function SettingsPage() {
  const { '*': rest = '' } = useParams();
  useFieldFocus();
  if (rest === '') return <Navigate to={buildSettingsUrl('general')} replace />;
  const section = settingsSections.find((item) => item === rest);
  return section === undefined ? <NotFoundPage /> : <SettingsContent section={section} />;
}

function SettingsContent({ section }: { section: SettingsSection }) {
  const translate = useTranslate();
  useSectionTitle(section);
  const Section = sections[section];
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
      <Section />
    </>
  );
}
