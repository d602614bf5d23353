import '../../../i18n/en/areas/automation';
import { useTranslate } from 'ra-core';
import { useParams } from 'react-router';
import { ReadFailure } from '../../engine/errors/ReadNotice';
import { CardSkeleton } from '../../ui/feedback/CardSkeleton';
import { EmptyState } from '../../ui/feedback/EmptyState';
import columnStyles from '../../ui/layout/columns.module.css';
import { PageHeader } from '../../ui/layout/PageHeader';
import { BackButton } from '../../ui/navigation/BackButton';
import { RuleEditor } from './editor/RuleEditor';
import { RulesPage } from './list/RulesPage';
import { useRules } from './useRules';

/** Automation rules: their list, or the rule whose id is in the URL. */
export default function AutomationPage() {
  const { '*': id = '' } = useParams();
  return id === '' ? <RulesPage /> : <RulePage key={id} id={id} />;
}

/** The page of a rule. */
function RulePage({ id }: { id: string }) {
  const translate = useTranslate();
  const query = useRules();
  const { rules, isPending, isFetching } = query;
  const widget = rules?.find(({ _id }) => _id === id);
  if (widget) return <RuleEditor widget={widget} />;
  return (
    <>
      <PageHeader
        title={translate('shell.menu.automation')}
        back={<BackButton to="/automation" label={translate('automation.back')} />}
      />
      {isPending && (
        <div className={columnStyles.stack}>
          <CardSkeleton height={96} />
          <CardSkeleton height={160} />
          <CardSkeleton height={96} />
        </div>
      )}
      {rules === null && <ReadFailure title={translate('automation.failed')} read={query} />}
      {/* A rule that was just created is in the next response. */}
      {rules && !isFetching && (
        <EmptyState title={translate('automation.gone')} text={translate('automation.goneText')} />
      )}
    </>
  );
}
