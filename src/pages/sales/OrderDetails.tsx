import { useRecordContext, useTranslate } from 'ra-core';
import type { ConsoleRecord } from '../../engine/records/consoleRecord';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { ExternalLink } from '../../ui/navigation/ExternalLink';
import { OrderRewards } from './OrderRewards';
import { getOrderId } from './orderRewards';
import styles from './sales.module.css';

/** What the panel of an order shows below its fields: a link to the store's platform, and the rewards behind it. */
export function OrderDetails() {
  const record = useRecordContext<ConsoleRecord>();
  const translate = useTranslate();
  const { buildOrderUrl } = useCurrentSite();
  if (!record) return null;
  const url = buildOrderUrl(getOrderId(record));
  return (
    <div className={styles.details}>
      {url !== null && (
        <p>
          <ExternalLink href={url}>{translate('sales.open')}</ExternalLink>
        </p>
      )}
      <OrderRewards order={record} />
    </div>
  );
}
