import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { customers } from '../../../../resources/customers';
import { pageOf } from '../../../engine/recordLink';
import { Sheet } from '../../../ui/Sheet';
import type { Customer } from '../customer';
import { BirthdayList } from './BirthdayList';

/** Birthdays and events to read, with the way to where they are changed. */
export function BirthdaysShown({ customer: { _id } }: { customer: Customer }) {
  const translate = useTranslate();
  return (
    <Sheet
      title={translate('customerPage.birthdays.title')}
      action={<Link to={`${pageOf(customers, _id)}/settings`}>{translate('customerPage.birthdays.manage')}</Link>}
    >
      <BirthdayList customerId={_id} />
    </Sheet>
  );
}
