import type { Happening } from '../../../../resources/loyalty/taskType';

/** What the cost of a programme is reckoned from. Amounts are in the shop's currency, shares from 0 to 1. */
export interface Assumptions {
  /** Orders a month of the whole shop. */
  orders: number;
  averageOrderValue: number;
  /** What is left of an order's value for the shop. */
  margin: number;
  /** Share of the orders that members of the programme make. */
  takeUp: number;
  /** Share of the points earned that is ever redeemed. */
  redemption: number;
  /** Months over which those are redeemed, evenly; from 1. */
  redeemedWithin: number;
  /** Points that customers have today. */
  pointsOwed: number;
  shippingCost: number;
  productCost: number;
  /** Share of the reviews that come with a picture. */
  withPicture: number;
  /** How often it happens a month what tasks reward, but for orders. */
  happenings: Readonly<Record<Exclude<Happening, 'orders'>, number>>;
}

/** Share of a value; what is no number, or out of bounds, becomes the nearest that is. */
export const asShare = (value: number): number => Math.min(1, asAmount(value));

/** A number that can be reckoned with: never below 0, never endless. */
export const asAmount = (value: number): number => (Number.isFinite(value) ? Math.min(Math.max(value, 0), 1e12) : 0);

/**
 * How orders lie around their average: a fifth of them each. Without it a least order value above the average would
 * make a programme look free.
 */
export const orderSpread = [0.3, 0.6, 0.9, 1.2, 2] as const;
