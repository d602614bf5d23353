import { useTranslate } from 'ra-core';
import type { DiscountConfig } from '../../../resources/shapes';
import { formatMoney } from '../../lib/format/formatMoney';
import { formatPercent } from '../../lib/format/formatPercent';
import { useCurrentSite } from '../shop/currentSite';

/** Formats a discount: '10 % off', 'Free shipping'. An unknown type is shown unchanged. */
export function useFormatDiscount(): (discount: DiscountConfig) => string | null {
  const translate = useTranslate();
  const { currency, locale } = useCurrentSite();
  return ({ discountType, discountValue, freeProduct }) => {
    switch (discountType) {
      case 'percentage':
        return translate('list.value.percentage', { value: formatPercent(discountValue ?? 0, locale) });
      case 'fixed_amount':
        return translate('list.value.fixed_amount', { value: formatMoney(discountValue ?? 0, currency, locale) });
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
}
