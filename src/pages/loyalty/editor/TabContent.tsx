import { withMessages } from '../../../../i18n/i18n';
import { lazyPart } from '../../../ui/lazy/lazyPart';
import { PartsTab } from '../parts/PartsTab';
import { SettingsTab } from '../settings/SettingsTab';
import type { EditedProgram, ProgramTab } from './editedProgram';

const CostsTab = lazyPart(() => withMessages('costs', () => import('../costs/CostsTab')));
const TesterTab = lazyPart(() => withMessages('tester', () => import('../tester/TesterTab')));

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
