import { useGetList, useTranslate } from 'ra-core';
import { Link } from 'react-router';

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
      <ul>
        {data?.map((delivery) => (
          <li key={delivery.id}>
            <Link to={`/deliveries?record=${delivery.id}`}>{delivery.number}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
