import { useTranslate } from 'ra-core';
import { Card } from '../../src/kit/page';
import CustomerCourier from './CustomerCourier';

/** The courier of a customer, as a tab and a section. */
export default function CourierCard() {
  const translate = useTranslate();
  return (
    <Card title={translate('acme.courier.title')}>
      <CustomerCourier />
    </Card>
  );
}
