import type { ConsoleRecord } from '../../engine/records/consoleRecord';
import { toFiniteNumber, toText } from '../../engine/records/values';

/** Sum of one currency. */
export interface CurrencyTotal {
  /** ISO 4217 code; null for amounts without a currency. */
  currency: string | null;
  amount: number;
}

/** Totals of some orders. Amounts of different currencies are never added. */
export interface OrderTotals {
  orders: number;
  /** Largest first. Orders whose total is unknown are not in it. */
  value: readonly CurrencyTotal[];
  discount: readonly CurrencyTotal[];
  /** Orders whose total is unknown. */
  unknown: number;
}

/** Totals of all orders, and of those of each source that the program led to. */
export interface SalesTotals {
  value: OrderTotals;
  voucher: OrderTotals;
  referral: OrderTotals;
}

/** Adds up orders by source and currency. */
export function sumOrders(orders: readonly ConsoleRecord[]): SalesTotals {
  const ofSource = (source: string) => sum(orders.filter((order) => order['source'] === source));
  return { value: sum(orders), voucher: ofSource('voucher'), referral: ofSource('referral') };
}

function sum(orders: readonly ConsoleRecord[]): OrderTotals {
  return {
    orders: orders.length,
    value: sumByCurrency(orders, 'total'),
    discount: sumByCurrency(orders, 'discountValue'),
    unknown: orders.filter((order) => toFiniteNumber(order['total']) === null).length,
  };
}

function sumByCurrency(orders: readonly ConsoleRecord[], field: string): CurrencyTotal[] {
  const totals = new Map<string | null, number>();
  for (const order of orders) {
    const amount = toFiniteNumber(order[field]);
    const currency = toText(order['currency']);
    if (amount !== null) totals.set(currency, (totals.get(currency) ?? 0) + amount);
  }
  return [...totals].map(([currency, amount]) => ({ currency, amount })).sort((a, b) => b.amount - a.amount);
}
