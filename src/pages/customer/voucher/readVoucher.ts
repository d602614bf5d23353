import type { Voucher } from '../../../../resources/vouchers';
import { readAmount } from '../../../lib/amount';
import { hasScope, type VoucherForm } from './voucherForm';

/** Fields that can be wrong, in their order. */
export const faultyFields = [
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
export type FaultyField = (typeof faultyFields)[number];

export type Fault = 'missing' | 'notNumber' | 'decimals' | 'range' | 'letters' | 'long' | 'fraction';
export type Faults = Partial<Record<FaultyField, Fault>>;

/** How the shop writes money. */
export interface MoneyRules {
  digits: number;
  locale: string;
}

/** Most that is taken of money or points: beyond it somebody leant on a key. */
export const most = 1_000_000_000;
const longestPrefix = 20;
const longestCode = 64;

/** What a form holds, as it is sent; or what is wrong, field by field. */
export function readVoucher(form: VoucherForm, rules: MoneyRules): { voucher: Voucher } | { faults: Faults } {
  const faults: Faults = {};
  const fault = (field: FaultyField, found: Fault | null) => {
    if (found !== null) faults[field] = found;
  };
  const { discountType, freeProduct } = form;
  const { to, products, collections } = hasScope(form) ? form.appliesTo : wholeOrder;
  const value = readValue(form, rules, fault);
  if (discountType === 'free_product' && !freeProduct) fault('freeProduct', 'missing');
  if (to === 'selectedProducts' && products.length === 0) fault('products', 'missing');
  if (to === 'selectedCollections' && collections.length === 0) fault('collections', 'missing');
  const minimum = form.minimum.trim() === '' ? 0 : readMoney('minimum', form.minimum, rules, fault, 0);
  const points = readPoints(form.points, fault);
  const [prefix, coupon] = [form.prefix.trim(), form.coupon.trim()];
  if (form.code === 'own') fault('coupon', couponFault(coupon));
  else fault('prefix', prefixFault(prefix));
  if (Object.keys(faults).length > 0) return { faults };

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

const wholeOrder: VoucherForm['appliesTo'] = { to: 'entireOrder', products: [], collections: [] };

type Report = (field: FaultyField, fault: Fault | null) => void;

/** Percent or money; null for a discount that has neither. */
function readValue({ discountType, percent, amount }: VoucherForm, rules: MoneyRules, fault: Report): number | null {
  if (discountType === 'fixed_amount') return readMoney('amount', amount, rules, fault, Number.MIN_VALUE);
  if (discountType !== 'percentage') return null;
  const read = readAmount(percent, { ...rules, digits: 2 });
  if ('fault' in read) fault('percent', read.fault);
  else if (!(read.amount > 0 && read.amount <= 100)) fault('percent', 'range');
  return 'amount' in read ? read.amount : null;
}

function readMoney(field: FaultyField, text: string, rules: MoneyRules, fault: Report, least: number): number {
  const read = readAmount(text, rules);
  if ('fault' in read) fault(field, read.fault);
  else if (!(read.amount >= least && read.amount <= most)) fault(field, 'range');
  return 'amount' in read ? read.amount : 0;
}

function readPoints(text: string, fault: Report): number {
  const typed = text.trim();
  if (typed === '') fault('points', 'missing');
  else if (/^[+-]?\d+[.,]\d+$/.test(typed)) fault('points', 'fraction');
  else if (!/^[+−-]?\d+$/.test(typed)) fault('points', 'notNumber');
  else if (!/^\+?\d+$/.test(typed) || Number(typed) > most) fault('points', 'range');
  return Number(typed);
}

function prefixFault(prefix: string): Fault | null {
  if (!/^[\w-]*$/.test(prefix)) return 'letters';
  return prefix.length > longestPrefix ? 'long' : null;
}

/** A code is typed at the checkout: what cannot be seen, or told apart, has no place in it. */
function couponFault(coupon: string): Fault | null {
  if (coupon === '') return 'missing';
  if (!/^[\x21-\x7E]*$/.test(coupon)) return 'letters';
  return coupon.length > longestCode ? 'long' : null;
}
