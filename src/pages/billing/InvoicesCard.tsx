import { useTranslate } from 'ra-core';
import type { Invoice } from '../../../dataProvider/methods/billing';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { formatDay } from '../../lib/format/day';
import { EMPTY_PLACEHOLDER } from '../../lib/format/EMPTY_PLACEHOLDER';
import { formatMoney } from '../../lib/format/formatMoney';
import { Card } from '../../ui/layout/Card';
import { ExternalLink } from '../../ui/navigation/ExternalLink';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import styles from './billing.module.css';

/** Invoices, newest first. */
export function InvoicesCard({ invoices }: { invoices: readonly Invoice[] }) {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  return (
    <Card title={translate('billing.invoices.title')}>
      {invoices.length === 0 ? (
        <p className={styles.muted}>{translate('billing.empty')}</p>
      ) : (
        <table className={styles.table} aria-label={translate('billing.invoices.title')}>
          <thead>
            <tr>
              <th scope="col">{translate('billing.invoices.date')}</th>
              <th scope="col">{translate('billing.invoices.total')}</th>
              <th scope="col">
                <VisuallyHidden>{translate('billing.invoices.document')}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {invoices.map(({ _id, date, total, currency, url }) => {
              const day = date === null ? EMPTY_PLACEHOLDER : formatDay(date, locale);
              return (
                <tr key={_id}>
                  <td>{day}</td>
                  <td className={styles.number}>{formatMoney(total, currency, locale)}</td>
                  <td>
                    {url !== null && (
                      <ExternalLink href={url}>
                        {translate('billing.invoices.open')}
                        <VisuallyHidden> {day}</VisuallyHidden>
                      </ExternalLink>
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </Card>
  );
}
