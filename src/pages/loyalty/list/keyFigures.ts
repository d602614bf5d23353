import { rewardTypeOf } from '../../../../resources/loyalty/rewardTypes';
import type { Sentence } from '../../../../resources/loyalty/sentence';
import { taskTypeOf } from '../../../../resources/loyalty/taskTypes';
import type { Program, ProgramReward } from '../../../../resources/programs';
import { pointsOfOrder } from '../tester/pointsOfOrder';

/** The reward that is reached first. */
export interface NearestReward {
  reward: ProgramReward;
  cost: number;
  /** Orders of average value; null where the value is not known, or orders never lead there. */
  orders: number | null;
  /** Some of it comes with signing up. */
  hasWelcome: boolean;
}

/** What a list tells of a programme. */
export interface KeyFigures {
  tasks: { on: number; all: number };
  rewards: { on: number; all: number };
  /** Points for an order of average value; null where that value is not known. */
  perOrder: number | null;
  /** What its tasks give for an order, in sentences, and what limits that. */
  orderSentences: readonly Sentence[];
  orderConditions: readonly Sentence[];
  /** Null where no reward is on that points are paid for. */
  nearest: NearestReward | null;
}

/** @param orderValue average value of an order in the shop's currency; null where it is not known */
export function keyFiguresOf(program: Program, orderValue: number | null): KeyFigures {
  const tasks = program.tasks ?? [];
  const rewards = program.rewards ?? [];
  const tasksOn = tasks.filter(isOn);
  const perOrder = orderValue === null ? null : pointsOfOrder(program, orderValue);
  const welcome = tasksOn.filter(({ type }) => type === 'signup').reduce((sum, { points }) => sum + (points ?? 0), 0);
  const forOrders = tasksOn.flatMap(({ type, points, config }) => {
    const known = taskTypeOf(type);
    return known?.happens === 'orders' ? [{ known, points: points ?? 0, config }] : [];
  });
  return {
    tasks: { on: tasksOn.length, all: tasks.length },
    rewards: { on: rewards.filter(isOn).length, all: rewards.length },
    perOrder,
    orderSentences: forOrders.map(({ known, points, config }) => known.sentence(points, config)),
    orderConditions: forOrders.flatMap(({ known, config }) => known.conditions(config)),
    nearest: nearestOf(rewards.filter(isOn), welcome, perOrder),
  };
}

const isOn = ({ isEnabled }: { isEnabled: boolean | null }) => isEnabled !== false;

function nearestOf(rewards: readonly ProgramReward[], welcome: number, perOrder: number | null): NearestReward | null {
  const priced = rewards.flatMap((reward) => {
    const cost = reward.pointsCost ?? 0;
    return cost > 0 && rewardTypeOf(reward.type) ? [{ reward, cost }] : [];
  });
  const [nearest] = priced.toSorted((one, other) => one.cost - other.cost);
  return nearest ? { ...nearest, orders: ordersTo(nearest.cost - welcome, perOrder), hasWelcome: welcome > 0 } : null;
}

function ordersTo(missing: number, perOrder: number | null): number | null {
  if (missing <= 0) return 0;
  return perOrder === null || perOrder <= 0 ? null : Math.ceil(missing / perOrder);
}
