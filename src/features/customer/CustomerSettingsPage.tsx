import '../../../i18n/en/areas/customerPage';
import { classes } from '../../ui/classes';
import { BirthdaysEditor } from './birthdays/BirthdaysEditor';
import { CustomerFrame } from './CustomerFrame';
import styles from './cards.module.css';
import { DeleteCustomer } from './settings/DeleteCustomer';
import { ProfileForm } from './settings/ProfileForm';

/** Settings tab of a customer: profile, birthdays, and deletion. */
export default function CustomerSettingsPage() {
  return (
    <CustomerFrame tab="settings">
      {({ record, customer, isDeleted, remove }) => (
        <div className={classes(styles.stack, styles.narrow)}>
          <ProfileForm record={record} isDeleted={isDeleted} />
          <BirthdaysEditor customer={customer} />
          <DeleteCustomer onRemove={remove} />
        </div>
      )}
    </CustomerFrame>
  );
}
