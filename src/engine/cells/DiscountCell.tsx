import { useTranslate } from 'ra-core';
import { inPieces } from '../../lib/inPieces';
import { money } from '../../lib/money';
import { useShop } from '../shop';
import type { CellProps } from './cell';
import styles from './cells.module.css';
import { asDiscount } from './values';

/** A discount in words: '10 % off', 'Free shipping'. A type that is not known stands as it is. */
export function DiscountCell({ value, line }: CellProps) {
  const translate = useTranslate();
  const { currency, locale } = useShop();
  const discount = asDiscount(value);
  if (!discount) return null;
  const { discountType, discountValue, freeProduct } = discount;
  const words = () => {
    switch (discountType) {
      case 'percentage':
        return translate('list.value.percentage', {
          value: new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
            (discountValue ?? 0) / 100,
          ),
        });
      case 'fixed_amount':
        return translate('list.value.fixed_amount', { value: money(discountValue ?? 0, currency, locale) });
      case 'free_shipping':
        return translate('list.value.free_shipping');
      case 'free_product':
        return freeProduct?.label
          ? translate('list.value.free_product', { product: freeProduct.label })
          : translate('list.value.freeProductUnknown');
      default:
        return discountType;
    }
  };
  return (
    <span dir="auto" className={`${styles[line]} ${styles.oneLine}`}>
      {inPieces(words())}
    </span>
  );
}
