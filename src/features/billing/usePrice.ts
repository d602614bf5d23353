import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import type { Plan } from '../../../dataProvider/methods/billing';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { formatMoney } from '../../lib/format/formatMoney';

type Price = Pick<Plan, 'price' | 'currency' | 'interval'>;

/** Returns a formatter of prices with their period. An unknown price is '—'. */
export function usePrice(): (price: Price) => string {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  return useCallback(
    ({ price, currency, interval }) => {
      const amount = formatMoney(price, currency, locale);
      if (price === null || !interval) return amount;
      const period = translate(`billing.interval.${interval}`, { _: interval });
      return translate('billing.price', { amount, period });
    },
    [translate, locale],
  );
}

/** Returns the difference of two prices, or null if they can't be compared. */
export function getPriceDifference(from: Price | null, to: Price): number | null {
  if (!from || from.price === null || to.price === null) return null;
  return from.currency === to.currency && from.interval === to.interval ? to.price - from.price : null;
}
