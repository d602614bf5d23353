import { type ProgramSettings, roundPoints } from '../../../../resources/loyalty/programSettings';
import { findTaskType } from '../../../../resources/loyalty/taskTypes';
import type { ProgramTask } from '../../../../resources/programs';
import { type Assumptions, clampAmount, clampShare, ORDER_VALUE_SPREAD } from './assumptions';

/** Points that a task issues per month; 0 if it is disabled or of an unknown type. */
export function computeIssuedPoints(
  task: ProgramTask,
  assumptions: Assumptions,
  rounding: ProgramSettings['rounding'],
): number {
  const type = findTaskType(task.type);
  if (!type || task.isEnabled === false) return 0;
  const points = clampAmount(task.points ?? 0);
  const withPicture = clampShare(assumptions.withPicture);
  if (type.event !== 'orders') {
    // This is an average over reviews, so it isn't rounded like the points of a single review.
    return (
      clampAmount(assumptions.eventCounts[type.event]) *
      clampAmount(type.pointsEarned(points, task.config, { orderValue: 0, withPicture }))
    );
  }
  const orders = clampAmount(assumptions.orders) * clampShare(assumptions.memberOrderShare);
  const pointsForOrder = (orderValue: number) =>
    clampAmount(roundPoints(type.pointsEarned(points, task.config, { orderValue, withPicture }), rounding));
  const values = ORDER_VALUE_SPREAD.map((share) => pointsForOrder(clampAmount(assumptions.averageOrderValue) * share));
  return (orders * values.reduce((sum, item) => sum + item, 0)) / ORDER_VALUE_SPREAD.length;
}
