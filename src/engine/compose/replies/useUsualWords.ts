import { useTranslate } from 'ra-core';
import type { Variable } from './variables';

/** What stands for a variable where the record does not tell, in the language that is spoken. */
export function useUsualWords(): Readonly<Record<Variable, string>> {
  const translate = useTranslate();
  return {
    'customer.firstName': translate('replies.usual.customer'),
    'customer.name': translate('replies.usual.customer'),
    'product.name': translate('replies.usual.product'),
    'shop.name': translate('replies.usual.shop'),
  };
}
