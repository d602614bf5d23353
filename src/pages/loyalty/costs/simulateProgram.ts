import { readProgramSettings } from '../../../../resources/loyalty/programSettings';
import type { Program } from '../../../../resources/programs';
import { type Assumptions, asAmount, asShare } from './assumptions';
import { issuedBy } from './issuedPoints';
import { pointCost } from './pointCost';
import { type OwedMonth, pointsOwed, redeemedShare } from './pointsOwed';

/** What a programme costs a shop. Points and amounts are a month's unless they say otherwise; amounts in its currency. */
export interface Simulation {
  issued: number;
  /** Points by the id of the task that gives them. */
  issuedBy: Readonly<Record<string, number>>;
  redeemed: number;
  /** What one redeemed point costs. */
  pointCost: number;
  cost: number;
  /** Value of the members' orders. */
  memberSales: number;
  /** Cost as a share of the members' orders; null without any. */
  payout: number | null;
  /** Cost of the programme on each order of a member; null without any. */
  costPerOrder: number | null;
  /** Orders that the programme must bring beyond those there are, so that it costs nothing; null where no order earns anything. */
  extraOrders: number | null;
  /** The next twelve months. */
  months: readonly OwedMonth[];
  /** Points that customers have after them, and what those would cost. */
  owed: number;
  owedCost: number;
}

const outlook = 12;

/**
 * What a programme costs on a shop's figures. A model, not a forecast: orders lie around their average as `orderSpread`
 * has it, every month is like the others, and every reward on offer is bought equally often.
 */
export function simulateProgram(
  program: Pick<Program, 'tasks' | 'rewards' | 'settings'>,
  assumed: Assumptions,
): Simulation {
  const settings = readProgramSettings(program.settings);
  const perTask = (program.tasks ?? []).map((task) => [task._id, issuedBy(task, assumed, settings.rounding)] as const);
  const issued = perTask.reduce((sum, [, points]) => sum + points, 0);
  const costOfPoint = pointCost(program.rewards ?? [], assumed);
  const course = {
    // What nothing can be bought with is not redeemed.
    redemption: costOfPoint === 0 ? 0 : asShare(assumed.redemption),
    within: Math.max(1, asAmount(assumed.redeemedWithin)),
    expiresAfter: settings.expiresAfterMonths,
  };
  const redeemed = issued * redeemedShare(course);
  const cost = redeemed * costOfPoint;
  const memberOrders = asAmount(assumed.orders) * asShare(assumed.takeUp);
  const memberSales = memberOrders * asAmount(assumed.averageOrderValue);
  const earnedPerOrder = asAmount(assumed.averageOrderValue) * asShare(assumed.margin);
  const months = pointsOwed({ owed: asAmount(assumed.pointsOwed), issued, ...course }, outlook);
  const owed = months.at(-1)?.owed ?? 0;
  return {
    issued,
    issuedBy: Object.fromEntries(perTask),
    redeemed,
    pointCost: costOfPoint,
    cost,
    memberSales,
    payout: per(cost, memberSales),
    costPerOrder: per(cost, memberOrders),
    extraOrders: per(cost, earnedPerOrder),
    months,
    owed,
    owedCost: owed * costOfPoint,
  };
}

/** Null where there is less than a hundredth of what it is shared among: no figure would mean anything. */
function per(cost: number, shares: number): number | null {
  return shares >= 0.01 ? cost / shares : null;
}
