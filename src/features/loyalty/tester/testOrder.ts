import { parseConfigValues } from '../../../../resources/config/configShape';
import { findRewardType } from '../../../../resources/loyalty/rewardTypes';
import { findTaskType } from '../../../../resources/loyalty/taskTypes';
import {
  excludedFromPrograms,
  type Program,
  type ProgramReward,
  type ProgramTask,
} from '../../../../resources/programs';
import { computeTaskPoints } from './computeOrderPoints';

/** Simulated customer. */
export interface Shopper {
  totalPoints: number;
  totalOrders: number;
  /** Null for the default program. */
  loyaltyProgramId: string | null;
}

/** Points of a task for the order, or why there are none. */
export interface TaskResult {
  task: ProgramTask;
  points: number;
  why: 'given' | 'off' | 'tooSmall' | 'otherOccasion' | 'unknownType' | 'noPoints';
}

/** Distance to a reward after the order. */
export interface RewardResult {
  reward: ProgramReward;
  isWithinReach: boolean;
  /** Missing points. */
  missing: number;
  /** Orders of the same value until it is within reach; null if such orders never suffice. */
  orders: number | null;
}

export interface OrderResult {
  /** The customer is in no program, or in another one. */
  isOutside: 'excluded' | 'otherProgram' | null;
  tasks: readonly TaskResult[];
  earned: number;
  /** Points after the order. */
  balance: number;
  /** Enabled rewards, sorted by price. */
  rewards: readonly RewardResult[];
}

/**
 * Computes the result of an order. Nothing is sent.
 * @param orderValue in the store's currency
 */
export function testOrder(program: Program, shopper: Shopper, orderValue: number): OrderResult {
  const tasks = (program.tasks ?? []).map((task) => getTaskResult(program, task, orderValue));
  const isOutside = getExclusion(program, shopper);
  const earned = isOutside ? 0 : tasks.reduce((sum, { points }) => sum + points, 0);
  const balance = shopper.totalPoints + earned;
  const rewards = (program.rewards ?? [])
    .filter(({ isEnabled, type }) => isEnabled !== false && findRewardType(type) !== null)
    .toSorted((a, b) => (a.pointsCost ?? 0) - (b.pointsCost ?? 0))
    .map((reward): RewardResult => {
      const missing = Math.max(0, (reward.pointsCost ?? 0) - balance);
      return {
        reward,
        isWithinReach: missing === 0,
        missing,
        orders: countOrders(missing, earned),
      };
    });
  return { isOutside, tasks, earned, balance, rewards };
}

function countOrders(missing: number, perOrder: number): number | null {
  if (missing === 0) return 0;
  return perOrder > 0 ? Math.ceil(missing / perOrder) : null;
}

function getExclusion(program: Program, { loyaltyProgramId }: Shopper): OrderResult['isOutside'] {
  if (loyaltyProgramId === excludedFromPrograms) return 'excluded';
  return loyaltyProgramId !== null && loyaltyProgramId !== program._id ? 'otherProgram' : null;
}

function getTaskResult(program: Program, task: ProgramTask, orderValue: number): TaskResult {
  const type = findTaskType(task.type);
  const points = computeTaskPoints(program, task, orderValue);
  const why = (): TaskResult['why'] => {
    if (!type) return 'unknownType';
    if (task.isEnabled === false) return 'off';
    if (type.event !== 'orders') return 'otherOccasion';
    if (points > 0) return 'given';
    const minOrderValue = parseConfigValues(type.fields, task.config)['minOrderValue'];
    return typeof minOrderValue === 'number' && orderValue < minOrderValue ? 'tooSmall' : 'noPoints';
  };
  return { task, points, why: why() };
}
