import { readConfig } from '../../../../resources/config/configShape';
import { rewardTypeOf } from '../../../../resources/loyalty/rewardTypes';
import { taskTypeOf } from '../../../../resources/loyalty/taskTypes';
import {
  excludedFromPrograms,
  type Program,
  type ProgramReward,
  type ProgramTask,
} from '../../../../resources/programs';
import { taskPointsOfOrder } from './pointsOfOrder';

/** The customer that a programme is tried with. */
export interface Shopper {
  totalPoints: number;
  totalOrders: number;
  /** Programme that they are in; null: the default one. */
  loyaltyProgramId: string | null;
}

/** What a task does for this order: gives points, or why it does not. */
export interface TaskResult {
  task: ProgramTask;
  points: number;
  why: 'given' | 'off' | 'tooSmall' | 'otherOccasion' | 'unknownType' | 'noPoints';
}

/** How a reward stands after the order. */
export interface RewardResult {
  reward: ProgramReward;
  isWithinReach: boolean;
  /** Points that are still missing; 0 when none. */
  missing: number;
  /** Orders of the same value until it is within reach; null where such orders never lead there. */
  orders: number | null;
}

export interface OrderResult {
  /** They take part in no programme, or in another one. */
  isOutside: 'excluded' | 'otherProgram' | null;
  tasks: readonly TaskResult[];
  earned: number;
  /** Points that they have then. */
  balance: number;
  /** Rewards on offer, the cheapest first. */
  rewards: readonly RewardResult[];
}

/** What this customer would get for an order of this value (the shop's currency). Nothing is sent. */
export function testOrder(program: Program, shopper: Shopper, orderValue: number): OrderResult {
  const tasks = (program.tasks ?? []).map((task) => resultOf(program, task, orderValue));
  const isOutside = outside(program, shopper);
  const earned = isOutside ? 0 : tasks.reduce((sum, { points }) => sum + points, 0);
  const balance = shopper.totalPoints + earned;
  const rewards = (program.rewards ?? [])
    .filter(({ isEnabled, type }) => isEnabled !== false && rewardTypeOf(type) !== null)
    .toSorted((one, other) => (one.pointsCost ?? 0) - (other.pointsCost ?? 0))
    .map((reward): RewardResult => {
      const missing = Math.max(0, (reward.pointsCost ?? 0) - balance);
      return {
        reward,
        isWithinReach: missing === 0,
        missing,
        orders: ordersTo(missing, earned),
      };
    });
  return { isOutside, tasks, earned, balance, rewards };
}

function ordersTo(missing: number, perOrder: number): number | null {
  if (missing === 0) return 0;
  return perOrder > 0 ? Math.ceil(missing / perOrder) : null;
}

function outside(program: Program, { loyaltyProgramId }: Shopper): OrderResult['isOutside'] {
  if (loyaltyProgramId === excludedFromPrograms) return 'excluded';
  return loyaltyProgramId !== null && loyaltyProgramId !== program._id ? 'otherProgram' : null;
}

function resultOf(program: Program, task: ProgramTask, orderValue: number): TaskResult {
  const type = taskTypeOf(task.type);
  const points = taskPointsOfOrder(program, task, orderValue);
  const why = (): TaskResult['why'] => {
    if (!type) return 'unknownType';
    if (task.isEnabled === false) return 'off';
    if (type.happens !== 'orders') return 'otherOccasion';
    if (points > 0) return 'given';
    const least = readConfig(type.fields, task.config)['minOrderValue'];
    return typeof least === 'number' && orderValue < least ? 'tooSmall' : 'noPoints';
  };
  return { task, points, why: why() };
}
