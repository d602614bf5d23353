import { findRewardType } from '../../../../resources/loyalty/rewardTypes';
import type { Sentence } from '../../../../resources/loyalty/sentence';
import { findTaskType } from '../../../../resources/loyalty/taskTypes';
import type { Program, ProgramReward } from '../../../../resources/programs';
import { computeOrderPoints } from '../tester/computeOrderPoints';

/** The reward that needs the fewest points. */
export interface NearestReward {
  reward: ProgramReward;
  cost: number;
  /** Average orders needed; null if the order value is unknown or orders never suffice. */
  orders: number | null;
  /** Points for signing up count towards it. */
  hasSignupPoints: boolean;
}

/** Key metrics of a program in the list. */
export interface ProgramMetrics {
  tasks: { on: number; all: number };
  rewards: { on: number; all: number };
  /** Points for an average order; null if the order value is unknown. */
  perOrder: number | null;
  /** Sentences on what tasks give for an order, and their conditions. */
  orderSentences: readonly Sentence[];
  orderConditions: readonly Sentence[];
  /** Null if no enabled reward costs points. */
  nearest: NearestReward | null;
}

/**
 * Computes the key metrics of a program.
 * @param orderValue average order value in the store's currency; null if unknown
 */
export function computeProgramMetrics(program: Program, orderValue: number | null): ProgramMetrics {
  const tasks = program.tasks ?? [];
  const rewards = program.rewards ?? [];
  const activeTasks = tasks.filter(isActive);
  const perOrder = orderValue === null ? null : computeOrderPoints(program, orderValue);
  const signupPoints = activeTasks
    .filter(({ type }) => type === 'signup')
    .reduce((sum, { points }) => sum + (points ?? 0), 0);
  const orderTasks = activeTasks.flatMap(({ type, points, config }) => {
    const taskType = findTaskType(type);
    return taskType?.event === 'orders' ? [{ taskType, points: points ?? 0, config }] : [];
  });
  return {
    tasks: { on: activeTasks.length, all: tasks.length },
    rewards: { on: rewards.filter(isActive).length, all: rewards.length },
    perOrder,
    orderSentences: orderTasks.map(({ taskType, points, config }) => taskType.sentence(points, config)),
    orderConditions: orderTasks.flatMap(({ taskType, config }) => taskType.conditions(config)),
    nearest: findNearestReward(rewards.filter(isActive), signupPoints, perOrder),
  };
}

const isActive = ({ isEnabled }: { isEnabled: boolean | null }) => isEnabled !== false;

function findNearestReward(
  rewards: readonly ProgramReward[],
  signupPoints: number,
  perOrder: number | null,
): NearestReward | null {
  const priced = rewards.flatMap((reward) => {
    const cost = reward.pointsCost ?? 0;
    return cost > 0 && findRewardType(reward.type) ? [{ reward, cost }] : [];
  });
  const [nearest] = priced.toSorted((a, b) => a.cost - b.cost);
  return nearest
    ? { ...nearest, orders: countOrders(nearest.cost - signupPoints, perOrder), hasSignupPoints: signupPoints > 0 }
    : null;
}

function countOrders(missing: number, perOrder: number | null): number | null {
  if (missing <= 0) return 0;
  return perOrder === null || perOrder <= 0 ? null : Math.ceil(missing / perOrder);
}
