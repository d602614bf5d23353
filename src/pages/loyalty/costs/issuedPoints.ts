import { type ProgramSettings, roundPoints } from '../../../../resources/loyalty/programSettings';
import { taskTypeOf } from '../../../../resources/loyalty/taskTypes';
import type { ProgramTask } from '../../../../resources/programs';
import { type Assumptions, asAmount, asShare, orderSpread } from './assumptions';

/** Points that a task gives a month; 0 for one that is off, or of a type that the console does not know. */
export function issuedBy(task: ProgramTask, assumed: Assumptions, rounding: ProgramSettings['rounding']): number {
  const type = taskTypeOf(task.type);
  if (!type || task.isEnabled === false) return 0;
  const points = asAmount(task.points ?? 0);
  const withPicture = asShare(assumed.withPicture);
  if (type.happens !== 'orders') {
    // A share of pictures makes a mean of whole points: it is not rounded as a single review is.
    return (
      asAmount(assumed.happenings[type.happens]) *
      asAmount(type.earned(points, task.config, { orderValue: 0, withPicture }))
    );
  }
  const orders = asAmount(assumed.orders) * asShare(assumed.takeUp);
  const perOrder = (orderValue: number) =>
    asAmount(roundPoints(type.earned(points, task.config, { orderValue, withPicture }), rounding));
  const values = orderSpread.map((share) => perOrder(asAmount(assumed.averageOrderValue) * share));
  return (orders * values.reduce((sum, one) => sum + one, 0)) / orderSpread.length;
}
