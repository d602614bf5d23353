import { useTranslate } from 'ra-core';
import { customers } from '../../../resources/customers';
import { displayName } from '../../../resources/displayName';
import { useEntityLabels } from '../../engine/entity/entityLabels';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { formatDay, toDay } from '../../lib/format/day';
import { buildMailto } from '../../lib/url/buildMailto';
import { Avatar } from '../../ui/images/Avatar';
import { ExternalLink } from '../../ui/navigation/ExternalLink';
import styles from './CustomerFrame.module.css';
import type { Customer } from './customer';

/** Avatar and name. */
export function CustomerTitle({ customer }: { customer: Customer }) {
  const labels = useEntityLabels(customers);
  const name = displayName(customer);
  return (
    <span className={styles.title}>
      <Avatar name={name} src={customer.profilePhotoUrl} />
      <bdi className={styles.name}>{name ?? labels.title(customer)}</bdi>
    </span>
  );
}

/** Email link and customer-since date. */
export function CustomerSubtitle({ customer: { emailAddress, createdAt } }: { customer: Customer }) {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  return (
    <span className={styles.subtitle}>
      {emailAddress && <ExternalLink href={buildMailto({ to: emailAddress })}>{emailAddress}</ExternalLink>}
      {createdAt && (
        <span>{translate('customerPage.since', { day: formatDay(toDay(new Date(createdAt)), locale) })}</span>
      )}
    </span>
  );
}
