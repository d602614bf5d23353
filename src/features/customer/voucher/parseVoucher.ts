import type { Voucher } from '../../../../resources/vouchers';
import { parseAmount } from '../../../lib/format/amount';
import { hasScope, type VoucherForm } from './voucherForm';

/** Fields that can be invalid, in form order. */
export const voucherFormFields = [
  'percent',
  'amount',
  'freeProduct',
  'products',
  'collections',
  'minimum',
  'prefix',
  'coupon',
  'points',
] as const;
export type VoucherFormField = (typeof voucherFormFields)[number];

export type VoucherIssue = 'missing' | 'notNumber' | 'decimals' | 'range' | 'letters' | 'long' | 'fraction';
export type VoucherIssues = Partial<Record<VoucherFormField, VoucherIssue>>;

/** Parsing rules for amounts. */
export interface MoneyRules {
  digits: number;
  locale: string;
}

/** Guards against typing errors. */
export const MAX_AMOUNT = 1_000_000_000;
const MAX_PREFIX_LENGTH = 20;
const MAX_CODE_LENGTH = 64;

/** Parses the form into a request, or returns the issues by field. */
export function parseVoucher(form: VoucherForm, rules: MoneyRules): { voucher: Voucher } | { issues: VoucherIssues } {
  const issues: VoucherIssues = {};
  const report = (field: VoucherFormField, issue: VoucherIssue | null) => {
    if (issue !== null) issues[field] = issue;
  };
  const { discountType, freeProduct } = form;
  const { to, products, collections } = hasScope(form) ? form.appliesTo : ENTIRE_ORDER;
  const value = parseDiscountValue(form, rules, report);
  if (discountType === 'free_product' && !freeProduct) report('freeProduct', 'missing');
  if (to === 'selectedProducts' && products.length === 0) report('products', 'missing');
  if (to === 'selectedCollections' && collections.length === 0) report('collections', 'missing');
  const minimum = form.minimum.trim() === '' ? 0 : parseMoney('minimum', form.minimum, rules, report, 0);
  const points = parsePointsCost(form.points, rules, report);
  const [prefix, coupon] = [form.prefix.trim(), form.coupon.trim()];
  if (form.code === 'own') report('coupon', validateCoupon(coupon));
  else report('prefix', validatePrefix(prefix));
  if (Object.keys(issues).length > 0) return { issues };

  const adminNote = form.adminNote.trim();
  const voucher: Voucher = {
    pointsToDeduct: points,
    discountType,
    ...(value !== null && { discountValue: value }),
    applyTo: to,
    ...(to === 'selectedProducts' && { selectedProducts: products.map(({ id }) => id) }),
    ...(to === 'selectedCollections' && { selectedCollections: collections.map(({ id }) => id) }),
    ...(minimum > 0 && { discountMinOrderValue: minimum }),
    ...(form.code === 'made' && prefix !== '' && { discountCodePrefix: prefix }),
    ...(adminNote !== '' && { adminNote }),
    alsoCreateInStore: form.alsoCreateInStore,
    ...(form.code === 'own' && { coupon }),
    ...(discountType === 'free_product' &&
      freeProduct && { freeProduct: { label: freeProduct.label, value: freeProduct.id } }),
  };
  return { voucher };
}

const ENTIRE_ORDER: VoucherForm['appliesTo'] = { to: 'entireOrder', products: [], collections: [] };

type Report = (field: VoucherFormField, issue: VoucherIssue | null) => void;

/** Discount value in percent or money; null for other types. */
function parseDiscountValue(
  { discountType, percent, amount }: VoucherForm,
  rules: MoneyRules,
  report: Report,
): number | null {
  if (discountType === 'fixed_amount') return parseMoney('amount', amount, rules, report, Number.MIN_VALUE);
  if (discountType !== 'percentage') return null;
  const parsed = parseAmount(percent, { ...rules, digits: 2 });
  if ('issue' in parsed) report('percent', parsed.issue);
  else if (!(parsed.amount > 0 && parsed.amount <= 100)) report('percent', 'range');
  return 'amount' in parsed ? parsed.amount : null;
}

function parseMoney(field: VoucherFormField, text: string, rules: MoneyRules, report: Report, min: number): number {
  const parsed = parseAmount(text, rules);
  if ('issue' in parsed) report(field, parsed.issue);
  else if (!(parsed.amount >= min && parsed.amount <= MAX_AMOUNT)) report(field, 'range');
  return 'amount' in parsed ? parsed.amount : 0;
}

function parsePointsCost(text: string, { locale }: MoneyRules, report: Report): number {
  const parsed = parseAmount(text, { digits: 0, locale });
  if ('issue' in parsed) report('points', parsed.issue === 'decimals' ? 'fraction' : parsed.issue);
  else if (!(parsed.amount >= 0 && parsed.amount <= MAX_AMOUNT)) report('points', 'range');
  return 'amount' in parsed ? parsed.amount : 0;
}

function validatePrefix(prefix: string): VoucherIssue | null {
  if (!/^[\w-]*$/.test(prefix)) return 'letters';
  return prefix.length > MAX_PREFIX_LENGTH ? 'long' : null;
}

/** Codes are typed at checkout, so only visible ASCII characters are allowed. */
function validateCoupon(coupon: string): VoucherIssue | null {
  if (coupon === '') return 'missing';
  if (!/^[\x21-\x7E]*$/.test(coupon)) return 'letters';
  return coupon.length > MAX_CODE_LENGTH ? 'long' : null;
}
