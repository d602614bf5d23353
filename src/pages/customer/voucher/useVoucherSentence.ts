import { useTranslate } from 'ra-core';
import type { Voucher } from '../../../../resources/vouchers';
import { useShop } from '../../../engine/shop';
import { allOf } from '../../../lib/enumerated';
import { money } from '../../../lib/money';
import { percent } from '../../../lib/percent';
import { points } from '../../../lib/points';
import type { VoucherForm } from './voucherForm';

/** As many products as are named one by one. */
const named = 3;

/** What the shopper will get, in a sentence. */
export function useVoucherSentence(): (voucher: Voucher, form: VoucherForm) => string {
  const translate = useTranslate();
  const { currency, locale } = useShop();

  const names = (choices: VoucherForm['appliesTo']['products']) => {
    const first = choices.slice(0, named).map(({ label }) => label);
    const more = choices.length - first.length;
    const all = more > 0 ? [...first, translate('voucher.sentence.more', { smart_count: more })] : first;
    return allOf(all, locale);
  };
  const value = ({ discountType, discountValue = 0 }: Voucher) =>
    discountType === 'percentage' ? percent(discountValue, locale) : money(discountValue, currency, locale);
  const gets = (voucher: Voucher, { appliesTo, freeProduct }: VoucherForm) => {
    if (voucher.discountType === 'free_shipping') return translate('voucher.sentence.freeShipping');
    if (voucher.discountType === 'free_product') {
      return translate('voucher.sentence.freeProduct', { product: freeProduct?.label ?? '' });
    }
    if (voucher.applyTo === 'selectedProducts') {
      return translate('voucher.sentence.products', { value: value(voucher), products: names(appliesTo.products) });
    }
    if (voucher.applyTo === 'selectedCollections') {
      const collections = names(appliesTo.collections);
      return translate('voucher.sentence.collections', { value: value(voucher), collections });
    }
    return translate('voucher.sentence.entireOrder', { value: value(voucher) });
  };
  const code = ({ coupon, discountCodePrefix }: Voucher) => {
    if (coupon !== undefined) return translate('voucher.sentence.ownCode', { code: coupon });
    if (discountCodePrefix === undefined) return translate('voucher.sentence.madeCode');
    return translate('voucher.sentence.prefixedCode', { prefix: discountCodePrefix });
  };

  return (voucher, form) => {
    const { discountMinOrderValue: minimum, pointsToDeduct, alsoCreateInStore } = voucher;
    const amount = minimum === undefined ? null : money(minimum, currency, locale);
    const parts = {
      gets:
        amount === null
          ? gets(voucher, form)
          : translate(isWhole(voucher) ? 'voucher.sentence.from' : 'voucher.sentence.onOrdersFrom', {
              gets: gets(voucher, form),
              amount,
            }),
      code: code(voucher),
      cost:
        pointsToDeduct === 0
          ? translate('voucher.sentence.gift')
          : translate('voucher.sentence.costs', {
              smart_count: pointsToDeduct,
              points: points(pointsToDeduct, locale),
            }),
    };
    const sentence = translate('voucher.sentence.whole', parts);
    return alsoCreateInStore ? sentence : `${sentence} ${translate('voucher.sentence.notInStore')}`;
  };
}

const isWhole = ({ discountType, applyTo }: Voucher) =>
  applyTo === 'entireOrder' && (discountType === 'percentage' || discountType === 'fixed_amount');
