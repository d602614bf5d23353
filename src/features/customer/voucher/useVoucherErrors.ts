import { useTranslate } from 'ra-core';
import type { FocusEvent } from 'react';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { formatPoints } from '../../../lib/format/formatPoints';
import { useTouchedFields } from '../../../ui/inputs/useTouchedFields';
import {
  MAX_AMOUNT,
  type VoucherFormField,
  type VoucherIssue,
  type VoucherIssues,
  voucherFormFields,
} from './parseVoucher';

/** API names of the form fields. */
const apiFieldNames: Readonly<Record<VoucherFormField, string>> = {
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

export interface VoucherErrors {
  /** Returns the error message of a field. */
  at: (field: VoucherFormField) => string | undefined;
  /** Blur handler for the element around the fields, which are marked with `data-field`. */
  onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/** Error messages by field. Invalid values are reported immediately, missing ones after blur. */
export function useVoucherErrors(
  issues: VoucherIssues,
  serverErrors: Readonly<Record<string, string>>,
  digits: number,
): VoucherErrors {
  const translate = useTranslate();
  const { currency, locale } = useCurrentSite();
  const touched = useTouchedFields();
  const getErrorMessage = (field: VoucherFormField, issue: VoucherIssue) => {
    if (issue === 'notNumber' && field !== 'percent')
      return translate(field === 'points' ? 'ui.fault.notWhole' : 'ui.fault.notNumber');
    return translate(`voucher.fault.${field}.${issue}`, {
      currency,
      smart_count: digits,
      most: formatPoints(MAX_AMOUNT, locale),
    });
  };
  return {
    at(field) {
      const issue = issues[field];
      if (issue === undefined) return serverErrors[apiFieldNames[field]];
      return issue !== 'missing' || touched.has(field) ? getErrorMessage(field, issue) : undefined;
    },
    onBlur: touched.onBlur,
  };
}

/** Returns the invalid or missing fields, in form order. */
export const findInvalidVoucherFields = (issues: VoucherIssues) =>
  voucherFormFields.filter((field) => issues[field] !== undefined);
