import '../../../../i18n/en/areas/costs';
import { useTranslate } from 'ra-core';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { toCostMetrics } from './costMetrics';
import { type ProgramParts, useCosts } from './useCosts';
import { useMetricText } from './useMetricText';

/** The estimated monthly cost of a program before and after its changes. Nothing if it is unknown or stays the same. */
export default function CostChangeLine({ saved, drafted }: ProgramParts) {
  const translate = useTranslate();
  const { currency } = useCurrentSite();
  const text = useMetricText();
  const costs = useCosts({ saved, drafted });
  const cost = toCostMetrics(costs.drafted, costs.saved, currency).find(({ name }) => name === 'cost');
  if (!cost || cost.value === null || cost.change === null) return null;
  return (
    <p>
      {translate('costs.changed', {
        before: text.value(cost.kind, cost.value - cost.change),
        after: text.value(cost.kind, cost.value),
      })}
    </p>
  );
}
