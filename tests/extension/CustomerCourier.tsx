import { useRecordContext, useTranslate } from 'ra-core';

/** The courier of a customer. */
export default function CustomerCourier() {
  const translate = useTranslate();
  const name: unknown = useRecordContext()?.['courier'];
  return <p>{name ? translate('acme.courier.of', { name }) : translate('acme.courier.none')}</p>;
}
