import { useTranslate } from 'ra-core';
import type { ReplyVariable } from './variables';

/** Localized fallback values of the variables, for records without a value. */
export function useVariableFallbacks(): Readonly<Record<ReplyVariable, string>> {
  const translate = useTranslate();
  return {
    'customer.firstName': translate('replies.usual.customer'),
    'customer.name': translate('replies.usual.customer'),
    'product.name': translate('replies.usual.product'),
    'shop.name': translate('replies.usual.shop'),
  };
}
