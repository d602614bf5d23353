import { useGetList, useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { ExtensionSlot } from '../../src/kit/page';

declare module '../../src/defineConsole' {
  interface OwnSlots {
    'late.below': { count: number };
  }
}

/** The late deliveries. */
export default function LatePage() {
  const translate = useTranslate();
  const { data, error } = useGetList('deliveries', {
    pagination: { page: 1, perPage: 5 },
    filter: { status: 'late' },
  });
  if (error) return <p role="alert">{error.message}</p>;
  return (
    <>
      <h1>{translate('acme.late.title')}</h1>
      {data?.length === 0 && <p>{translate('acme.late.none')}</p>}
      <p>
        <Link to="/deliveries?status=late">{data?.map(({ number }) => number).join(', ')}</Link>
      </p>
      <ExtensionSlot name="late.below" count={data?.length ?? 0} />
    </>
  );
}
