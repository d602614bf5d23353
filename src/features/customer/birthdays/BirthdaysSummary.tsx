import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { customers } from '../../../../resources/customers';
import { toRecordPath } from '../../../engine/entity/recordLink';
import { Card } from '../../../ui/layout/Card';
import type { Customer } from '../customer';
import { BirthdayList } from './BirthdayList';

/** Read-only list of birthdays and events, with a link to edit them. */
export function BirthdaysSummary({ customer: { _id } }: { customer: Customer }) {
  const translate = useTranslate();
  return (
    <Card
      title={translate('customerPage.birthdays.title')}
      action={<Link to={`${toRecordPath(customers, _id)}/settings`}>{translate('customerPage.birthdays.manage')}</Link>}
    >
      <BirthdayList customerId={_id} />
    </Card>
  );
}
