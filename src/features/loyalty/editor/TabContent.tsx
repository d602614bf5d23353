import { lazyPart } from '../../../ui/lazy/lazyPart';
import { PartsTab } from '../parts/PartsTab';
import { SettingsTab } from '../settings/SettingsTab';
import type { EditedProgram, ProgramTab } from './editedProgram';

const CostsTab = lazyPart(() => import('../costs/CostsTab'));
const TesterTab = lazyPart(() => import('../tester/TesterTab'));

/** Renders the content of a tab. */
export function TabContent({ tab, edited }: { tab: ProgramTab; edited: EditedProgram }) {
  switch (tab) {
    case '':
      return <PartsTab />;
    case 'settings':
      return <SettingsTab />;
    case 'costs':
      return <CostsTab {...edited} />;
    case 'try':
      return <TesterTab {...edited} />;
  }
}
