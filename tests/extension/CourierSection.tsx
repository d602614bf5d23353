import { useTranslate } from 'ra-core';
import { Card } from '../../src/kit/page';

/** Section of the settings page. */
export default function CourierSection() {
  const translate = useTranslate();
  return (
    <Card title={translate('acme.courier.title')}>
      <label data-field="courier">
        {translate('acme.courier.name')} <input defaultValue="" />
      </label>
    </Card>
  );
}
