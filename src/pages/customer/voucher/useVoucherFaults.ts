import { useTranslate } from 'ra-core';
import type { FocusEvent } from 'react';
import { useShop } from '../../../engine/shop';
import { points } from '../../../lib/points';
import { useLeftFields } from '../../../ui/useLeftFields';
import { type Fault, type Faults, type FaultyField, faultyFields, most } from './readVoucher';

/** Names of the fields on the wire. */
const sentAs: Readonly<Record<FaultyField, string>> = {
  percent: 'discountValue',
  amount: 'discountValue',
  freeProduct: 'freeProduct',
  products: 'selectedProducts',
  collections: 'selectedCollections',
  minimum: 'discountMinOrderValue',
  prefix: 'discountCodePrefix',
  coupon: 'coupon',
  points: 'pointsToDeduct',
};

export interface VoucherFaults {
  /** What stands at a field, in words. */
  at: (field: FaultyField) => string | undefined;
  /** Belongs around the fields, each in an element with `data-field`. */
  onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/** What is wrong, in words: at once where something wrong was typed, after leaving the field where nothing was. */
export function useVoucherFaults(
  faults: Faults,
  said: Readonly<Record<string, string>>,
  digits: number,
): VoucherFaults {
  const translate = useTranslate();
  const { currency, locale } = useShop();
  const left = useLeftFields();
  const words = (field: FaultyField, fault: Fault) =>
    translate(`voucher.fault.${field}.${fault}`, { currency, smart_count: digits, most: points(most, locale) });
  return {
    at(field) {
      const fault = faults[field];
      if (fault === undefined) return said[sentAs[field]];
      return fault !== 'missing' || left.has(field) ? words(field, fault) : undefined;
    },
    onBlur: left.onBlur,
  };
}

/** The fields that are wrong or missing, in their order. */
export const faultyOf = (faults: Faults) => faultyFields.filter((field) => faults[field] !== undefined);
