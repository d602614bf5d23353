import { useTranslate } from 'ra-core';
import { ReadNotice } from '../../engine/errors/ReadNotice';
import { Banner } from '../../ui/feedback/Banner';
import { useProviderRuns } from './useRules';

/** Says whether rules run on their own, which only some APIs support. */
export function SupportNotice({ ruleId }: { ruleId: string }) {
  const translate = useTranslate();
  const { data: runs, error, isFetching, refetch } = useProviderRuns(ruleId);
  if (error && runs === undefined) {
    return (
      <ReadNotice
        tone="waiting"
        title={translate('automation.support.failed')}
        error={error}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (runs === undefined) return null;
  return <Banner tone="info">{translate(runs ? 'automation.support.yes' : 'automation.support.no')}</Banner>;
}
