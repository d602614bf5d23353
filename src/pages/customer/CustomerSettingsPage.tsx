import { classes } from '../../ui/classes';
import { BirthdaysEdited } from './birthdays/BirthdaysEdited';
import { CustomerFrame } from './CustomerFrame';
import { DeleteCustomer } from './settings/DeleteCustomer';
import { ProfileForm } from './settings/ProfileForm';
import styles from './sheets.module.css';

/** What can be changed of a customer. */
export default function CustomerSettingsPage() {
  return (
    <CustomerFrame tab="settings">
      {({ record, customer, isDeleted, remove }) => (
        <div className={classes(styles.stack, styles.narrow)}>
          <ProfileForm record={record} isDeleted={isDeleted} />
          <BirthdaysEdited customer={customer} />
          <DeleteCustomer onRemove={remove} />
        </div>
      )}
    </CustomerFrame>
  );
}
