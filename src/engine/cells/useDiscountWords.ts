import { useTranslate } from 'ra-core';
import type { DiscountConfig } from '../../../resources/shapes';
import { money } from '../../lib/money';
import { percent } from '../../lib/percent';
import { useShop } from '../shop';

/** Says a discount in words: '10 % off', 'Free shipping'. A type that is not known stands as it is. */
export function useDiscountWords(): (discount: DiscountConfig) => string | null {
  const translate = useTranslate();
  const { currency, locale } = useShop();
  return ({ discountType, discountValue, freeProduct }) => {
    switch (discountType) {
      case 'percentage':
        return translate('list.value.percentage', { value: percent(discountValue ?? 0, locale) });
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
}
