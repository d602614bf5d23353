import { useTranslate } from 'ra-core';
import { customers } from '../../../resources/customers';
import { useShop } from '../../engine/shop';
import { useEntityWords } from '../../engine/words';
import { dayOf, dayText } from '../../lib/day';
import { personName } from '../../lib/names';
import { Avatar } from '../../ui/Avatar';
import { ExternalLink } from '../../ui/ExternalLink';
import styles from './CustomerFrame.module.css';
import type { Customer } from './customer';

/** Picture and name. */
export function CustomerTitle({ customer }: { customer: Customer }) {
  const words = useEntityWords(customers);
  const name = personName(customer);
  return (
    <span className={styles.title}>
      <Avatar name={name} src={customer.profilePhotoUrl} />
      <bdi className={styles.name}>{name ?? words.title(customer)}</bdi>
    </span>
  );
}

/** The e-mail address to write to, and since when. */
export function CustomerSubtitle({ customer: { emailAddress, createdAt } }: { customer: Customer }) {
  const translate = useTranslate();
  const { locale } = useShop();
  return (
    <span className={styles.subtitle}>
      {emailAddress && <ExternalLink href={`mailto:${emailAddress}`}>{emailAddress}</ExternalLink>}
      {createdAt && (
        <span>{translate('customerPage.since', { day: dayText(dayOf(new Date(createdAt)), locale) })}</span>
      )}
    </span>
  );
}
