import { withWords } from '../../../../i18n/words';
import { lazyPart } from '../../../ui/lazyPart';
import { PartsTab } from '../parts/PartsTab';
import { SettingsTab } from '../settings/SettingsTab';
import type { EditedProgram, ProgramTab } from './editedProgram';

const CostsTab = lazyPart(() => withWords('costs', () => import('../costs/CostsTab')));
const TryTab = lazyPart(() => withWords('tester', () => import('../tester/TryTab')));

/** What the tab of an address shows. */
export function TabContent({ tab, edited }: { tab: ProgramTab; edited: EditedProgram }) {
  switch (tab) {
    case '':
      return <PartsTab />;
    case 'settings':
      return <SettingsTab />;
    case 'costs':
      return <CostsTab {...edited} />;
    case 'try':
      return <TryTab {...edited} />;
  }
}
