import { useTranslate } from 'ra-core';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { Button } from '../../../ui/buttons/Button';
import { Card } from '../../../ui/layout/Card';
import styles from '../cards.module.css';

/** Card to delete the customer, after confirmation. */
export function DeleteCustomer({ onRemove }: { onRemove: () => void }) {
  const translate = useTranslate();
  const { siteName } = useCurrentSite();
  return (
    <Card title={translate('customerPage.remove.title')}>
      <p className={styles.quiet}>{translate('customerPage.remove.text', { site: siteName })}</p>
      <div>
        <Button kind="danger" onClick={onRemove}>
          {translate('customerPage.remove.submit')}
        </Button>
      </div>
    </Card>
  );
}
