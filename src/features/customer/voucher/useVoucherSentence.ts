import { useTranslate } from 'ra-core';
import type { Voucher } from '../../../../resources/vouchers';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { formatAndList } from '../../../lib/format/formatList';
import { formatMoney } from '../../../lib/format/formatMoney';
import { formatPercent } from '../../../lib/format/formatPercent';
import { formatPoints } from '../../../lib/format/formatPoints';
import type { VoucherForm } from './voucherForm';

/** Further products are counted. */
const MAX_NAMED_PRODUCTS = 3;

/** Returns a function that describes a voucher in a sentence. */
export function useVoucherSentence(): (voucher: Voucher, form: VoucherForm) => string {
  const translate = useTranslate();
  const { currency, locale } = useCurrentSite();

  const formatNames = (choices: VoucherForm['appliesTo']['products']) => {
    const first = choices.slice(0, MAX_NAMED_PRODUCTS).map(({ label }) => label);
    const more = choices.length - first.length;
    const all = more > 0 ? [...first, translate('voucher.sentence.more', { smart_count: more })] : first;
    return formatAndList(all, locale);
  };
  const formatValue = ({ discountType, discountValue = 0 }: Voucher) =>
    discountType === 'percentage' ? formatPercent(discountValue, locale) : formatMoney(discountValue, currency, locale);
  const formatBenefit = (voucher: Voucher, { appliesTo, freeProduct }: VoucherForm) => {
    if (voucher.discountType === 'free_shipping') return translate('voucher.sentence.freeShipping');
    if (voucher.discountType === 'free_product') {
      return translate('voucher.sentence.freeProduct', { product: freeProduct?.label ?? '' });
    }
    if (voucher.applyTo === 'selectedProducts') {
      return translate('voucher.sentence.products', {
        value: formatValue(voucher),
        products: formatNames(appliesTo.products),
      });
    }
    if (voucher.applyTo === 'selectedCollections') {
      const collections = formatNames(appliesTo.collections);
      return translate('voucher.sentence.collections', { value: formatValue(voucher), collections });
    }
    return translate('voucher.sentence.entireOrder', { value: formatValue(voucher) });
  };
  const formatCode = ({ coupon, discountCodePrefix }: Voucher) => {
    if (coupon !== undefined) return translate('voucher.sentence.ownCode', { code: coupon });
    if (discountCodePrefix === undefined) return translate('voucher.sentence.madeCode');
    return translate('voucher.sentence.prefixedCode', { prefix: discountCodePrefix });
  };

  return (voucher, form) => {
    const { discountMinOrderValue: minimum, pointsToDeduct, alsoCreateInStore } = voucher;
    const amount = minimum === undefined ? null : formatMoney(minimum, currency, locale);
    const parts = {
      gets:
        amount === null
          ? formatBenefit(voucher, form)
          : translate(isOrderDiscount(voucher) ? 'voucher.sentence.from' : 'voucher.sentence.onOrdersFrom', {
              gets: formatBenefit(voucher, form),
              amount,
            }),
      code: formatCode(voucher),
      cost:
        pointsToDeduct === 0
          ? translate('voucher.sentence.gift')
          : translate('voucher.sentence.costs', {
              smart_count: pointsToDeduct,
              points: formatPoints(pointsToDeduct, locale),
            }),
    };
    const sentence = translate('voucher.sentence.whole', parts);
    return alsoCreateInStore ? sentence : `${sentence} ${translate('voucher.sentence.notInStore')}`;
  };
}

const isOrderDiscount = ({ discountType, applyTo }: Voucher) =>
  applyTo === 'entireOrder' && (discountType === 'percentage' || discountType === 'fixed_amount');
