import type { ConsoleRecord } from '../../engine/records/consoleRecord';
import { toOrder, toText } from '../../engine/records/values';

/** Id of an order on the store's platform. A row that was converted from a reward has it in `order`. */
export function getOrderId(order: ConsoleRecord): string {
  return toOrder(order['order'])?._id ?? order.id;
}

/** Returns the rewards that were given for an order, and the voucher that was used in it. */
export function findOrderRewards(order: ConsoleRecord, rewards: readonly ConsoleRecord[]): ConsoleRecord[] {
  const orderId = getOrderId(order);
  const code = toText(order['discountCode'])?.toUpperCase();
  return rewards.filter(
    (reward) =>
      toOrder(reward['order'])?._id === orderId ||
      (code !== undefined && toText(reward['coupon_code'])?.toUpperCase() === code),
  );
}
