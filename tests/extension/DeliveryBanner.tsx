import { useTranslate } from 'ra-core';

/** The banner as customers see it. */
export default function DeliveryBanner({ values }: { values: Readonly<Record<string, unknown>> }) {
  const translate = useTranslate();
  return <p>{translate('acme.banner', { smart_count: Number(values['deadline']) })}</p>;
}
