import { useGetList, useTranslate } from 'ra-core';
import { Link, useLocation } from 'react-router';
import { Card, Skeleton } from '../../src/kit/page';

/** Card of the dashboard: how many deliveries are late. It throws on request, to show that it costs only itself. */
export default function LateCard({ period }: { period: string }) {
  const translate = useTranslate();
  const { search } = useLocation();
  const { total } = useGetList('deliveries', { pagination: { page: 1, perPage: 3 }, filter: { status: 'late' } });
  if (search.includes('broken')) throw new Error('The card of the late deliveries is broken.');
  return (
    <Card title={translate('acme.late.title')}>
      {total === undefined ? (
        <Skeleton width={120} />
      ) : (
        <p>
          <Link to="/late">{translate('acme.late.count', { smart_count: total, period })}</Link>
        </p>
      )}
    </Card>
  );
}
