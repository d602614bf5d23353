import { useTranslate } from 'ra-core';
import { useShop } from '../../../engine/shop';
import { Button } from '../../../ui/Button';
import { Sheet } from '../../../ui/Sheet';
import styles from '../sheets.module.css';

/** The way to delete the customer; it asks before. */
export function DeleteCustomer({ onRemove }: { onRemove: () => void }) {
  const translate = useTranslate();
  const { siteName } = useShop();
  return (
    <Sheet title={translate('customerPage.remove.title')}>
      <p className={styles.quiet}>{translate('customerPage.remove.text', { site: siteName })}</p>
      <div>
        <Button kind="danger" onClick={onRemove}>
          {translate('customerPage.remove.submit')}
        </Button>
      </div>
    </Sheet>
  );
}
