import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Card, TextBox } from '../../src/kit/page';

/** Section of the settings page. */
export default function CourierSection() {
  const translate = useTranslate();
  const [name, setName] = useState('');
  return (
    <Card title={translate('acme.courier.title')}>
      <div data-field="courier">
        <TextBox label={translate('acme.courier.name')} value={name} onChange={setName} />
      </div>
    </Card>
  );
}
