import '../../../i18n/en/areas/automation';
import { useParams } from 'react-router';
import { RulePage } from './editor/RulePage';
import { RulesPage } from './list/RulesPage';

/** Automation rules: their list, or the rule whose id is in the URL. */
export default function AutomationPage() {
  const { '*': id = '' } = useParams();
  return id === '' ? <RulesPage /> : <RulePage key={id} id={id} />;
}
