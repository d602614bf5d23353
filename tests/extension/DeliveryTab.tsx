import { useGetList, useTranslate } from 'ra-core';
import type { AnalyticsDays } from '../../src/defineConsole';
import { Card } from '../../src/kit/page';

/** Tab of the analytics: the deliveries between two days. */
export default function DeliveryTab({ firstDay, lastDay }: AnalyticsDays) {
  const translate = useTranslate();
  const { data = [] } = useGetList('deliveries', { pagination: { page: 1, perPage: 100 } });
  const sent = data.filter(({ createdAt }) => createdAt.slice(0, 10) >= firstDay && createdAt.slice(0, 10) <= lastDay);
  return (
    <Card title={translate('acme.tab.title')}>
      <p>{translate('acme.tab.sent', { smart_count: sent.length, firstDay, lastDay })}</p>
    </Card>
  );
}
