import { useTranslate } from 'ra-core';
import type { Usage } from '../../../dataProvider/methods/billing';
import { Banner } from '../../ui/feedback/Banner';
import { useListText } from '../../ui/text/useListText';
import { getUsageLevel } from './usage';
import { useMetricName } from './useMetricName';

/** Warning about metrics that reach 80 % or 100 % of their limit. Renders nothing if there are none. */
export function UsageWarning({ usage }: { usage: readonly Usage[] }) {
  const translate = useTranslate();
  const getMetricName = useMetricName();
  const formatList = useListText();
  const getNames = (level: 'near' | 'reached') =>
    usage.filter((item) => getUsageLevel(item) === level).map(({ metric }) => getMetricName(metric));
  const [reached, near] = [getNames('reached'), getNames('near')];
  return (
    <>
      {reached.length > 0 && (
        <Banner tone="danger" title={translate('billing.warning.reached', { metrics: formatList(reached) })}>
          {translate('billing.warning.reachedText')}
        </Banner>
      )}
      {near.length > 0 && (
        <Banner tone="waiting" title={translate('billing.warning.near', { metrics: formatList(near) })}>
          {translate('billing.warning.nearText')}
        </Banner>
      )}
    </>
  );
}
