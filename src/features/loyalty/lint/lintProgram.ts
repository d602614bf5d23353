import { hasInvalidNumber, parseConfigValues } from '../../../../resources/config/configShape';
import { findRewardType } from '../../../../resources/loyalty/rewardTypes';
import type { SentenceValue } from '../../../../resources/loyalty/sentence';
import { findTaskType } from '../../../../resources/loyalty/taskTypes';
import type { Program, ProgramReward, ProgramTask } from '../../../../resources/programs';
import type { Assumptions } from '../costs/assumptions';
import { roundMetric } from '../costs/metrics';
import { findMostExpensiveReward, simulateProgram } from '../costs/simulateProgram';
import type { ChangeTarget } from '../draft/programDraft';
import { computeOrderPoints } from '../tester/computeOrderPoints';

/** Lint rule. Its messages are `lint.rules.<rule>`. */
export type LintRule =
  | 'nothingToEarn'
  | 'nothingToBuy'
  | 'farReward'
  | 'overlap'
  | 'payout'
  | 'mailMissing'
  | 'productMissing'
  | 'numberMissing'
  | 'neverReached';

export interface Finding {
  rule: LintRule;
  /** Target whose form fixes the finding. */
  target: ChangeTarget;
  values: Readonly<Record<string, SentenceValue>>;
  /** Count for the plural form. */
  count?: number;
}

/** User-defined thresholds of the lint rules. */
export interface LintLimits {
  /** Maximum number of average orders to the nearest reward. */
  orders: number;
  /** Maximum cost as a share of the members' orders. */
  payout: number;
}

export const DEFAULT_LIMITS: LintLimits = { orders: 5, payout: 0.1 };

interface LintContext {
  /** Null if required metrics are missing; rules that need them are skipped. */
  assumptions: Assumptions | null;
  /** Sufficient for the reward distance if the other metrics are missing. */
  averageOrderValue?: number | undefined;
  /** Keys of notification templates that are empty or missing; null if unknown. */
  missingTemplates: ReadonlySet<string> | null;
}

/** Lints a program. Findings are sorted by severity and don't block saving. */
export function lintProgram(
  program: Program,
  { assumptions, averageOrderValue = assumptions?.averageOrderValue ?? 0, missingTemplates }: LintContext,
  limits = DEFAULT_LIMITS,
): Finding[] {
  const tasks = (program.tasks ?? []).filter(isActive);
  const rewards = (program.rewards ?? []).filter(isActive);
  return [
    ...(tasks.length === 0 ? [createProgramFinding('nothingToEarn')] : []),
    ...(rewards.length === 0 ? [createProgramFinding('nothingToBuy')] : []),
    ...lintMissingProducts(rewards),
    ...lintMissingNumbers(tasks, rewards),
    ...lintRewardDistance(program, tasks, rewards, averageOrderValue, limits),
    ...(assumptions ? lintPayout(program, assumptions, limits) : []),
    ...lintOverlaps(tasks),
    ...lintMissingEmails(tasks, missingTemplates),
  ];
}

const isActive = ({ isEnabled }: { isEnabled: boolean | null }) => isEnabled !== false;
const createProgramFinding = (rule: LintRule): Finding => ({ rule, target: { of: 'program' }, values: {} });
const getTaskTarget = ({ _id: id }: ProgramTask): ChangeTarget => ({ of: 'tasks', id });
const getRewardTarget = ({ _id: id }: ProgramReward): ChangeTarget => ({ of: 'rewards', id });
const getTitleValue = ({ title, type }: ProgramTask | ProgramReward): SentenceValue => ({
  text: title?.trim() || (type ?? ''),
});

/** Product rewards without a product: shoppers would pay points for nothing. */
function lintMissingProducts(rewards: readonly ProgramReward[]): Finding[] {
  return rewards
    .filter((reward) => reward.type === 'free_product' && getProduct(reward) === null)
    .map((reward) => ({
      rule: 'productMissing',
      target: getRewardTarget(reward),
      values: { reward: getTitleValue(reward) },
    }));
}

/** Tasks and rewards with a number that costs and checks can only assume. */
function lintMissingNumbers(tasks: readonly ProgramTask[], rewards: readonly ProgramReward[]): Finding[] {
  const parts = [
    ...tasks.map((task) => ({ part: task, type: findTaskType(task.type), target: getTaskTarget(task) })),
    ...rewards.map((reward) => ({ part: reward, type: findRewardType(reward.type), target: getRewardTarget(reward) })),
  ];
  return parts
    .filter(({ part, type }) => type && hasInvalidNumber(type.fields, part.config))
    .map(({ part, target }) => ({ rule: 'numberMissing', target, values: { part: getTitleValue(part) } }));
}

const getProduct = ({ type, config }: ProgramReward) => {
  const fields = findRewardType(type)?.fields;
  return fields ? (parseConfigValues(fields, config)['freeProduct'] ?? null) : null;
};

/** Checks how many average orders it takes to reach the nearest reward. */
function lintRewardDistance(
  program: Program,
  tasks: readonly ProgramTask[],
  rewards: readonly ProgramReward[],
  averageOrderValue: number,
  limits: LintLimits,
): Finding[] {
  const perOrder = computeOrderPoints(program, averageOrderValue);
  const priced = rewards.flatMap((reward) => {
    const cost = reward.pointsCost ?? 0;
    return cost > 0 && findRewardType(reward.type) ? [{ reward, cost }] : [];
  });
  const nearest = priced.toSorted((a, b) => a.cost - b.cost)[0];
  if (!nearest || averageOrderValue <= 0) return [];
  const signupPoints = tasks
    .filter(({ type }) => type === 'signup')
    .reduce((sum, { points }) => sum + (points ?? 0), 0);
  if (perOrder <= 0) {
    const hasOtherTasks = tasks.some(({ type }) => type !== 'place_an_order' && type !== 'signup');
    if (nearest.cost <= signupPoints || hasOtherTasks) return [];
    return [
      {
        rule: 'neverReached',
        target: getRewardTarget(nearest.reward),
        values: { reward: getTitleValue(nearest.reward) },
      },
    ];
  }
  const orders = Math.ceil((nearest.cost - signupPoints) / perOrder);
  if (orders <= limits.orders) return [];
  return [
    {
      rule: 'farReward',
      target: getRewardTarget(nearest.reward),
      count: orders,
      values: { reward: getTitleValue(nearest.reward) },
    },
  ];
}

/** Checks whether the payout exceeds the limit. */
function lintPayout(program: Program, assumptions: Assumptions, limits: LintLimits): Finding[] {
  const { payout } = simulateProgram(program, assumptions);
  // As it is shown beside the costs.
  const share = payout === null ? 0 : roundMetric('share', payout, '');
  if (share <= limits.payout) return [];
  const reward = findMostExpensiveReward(program.rewards ?? [], assumptions);
  const percent = (value: number) => ({ percent: value * 100 });
  return [
    {
      rule: 'payout',
      target: { of: 'program' },
      values: {
        payout: percent(share),
        limit: percent(limits.payout),
        ...(reward && { reward: getTitleValue(reward) }),
      },
    },
  ];
}

/** Finds tasks that reward the same event without different conditions. */
function lintOverlaps(tasks: readonly ProgramTask[]): Finding[] {
  return tasks.flatMap((task, index) => {
    const duplicate = tasks.slice(0, index).find((other) => other.type === task.type && isSameOccasion(task, other));
    return duplicate
      ? [
          {
            rule: 'overlap',
            target: getTaskTarget(task),
            values: { task: getTitleValue(task), other: getTitleValue(duplicate) },
          },
        ]
      : [];
  });
}

/** Config fields that distinguish two tasks of the same type. */
const distinguishingFields = ['network', 'event', 'instructions'] as const;

function isSameOccasion(task: ProgramTask, other: ProgramTask): boolean {
  const fields = findTaskType(task.type)?.fields;
  if (!fields) return false;
  const [a, b] = [parseConfigValues(fields, task.config), parseConfigValues(fields, other.config)];
  return distinguishingFields.every((name) => a[name] === b[name]);
}

function lintMissingEmails(tasks: readonly ProgramTask[], missing: ReadonlySet<string> | null): Finding[] {
  return tasks.flatMap((task) => {
    const template = findTaskType(task.type)?.template;
    if (!template || !missing?.has(template)) return [];
    return [
      {
        rule: 'mailMissing',
        target: getTaskTarget(task),
        values: { task: getTitleValue(task), template: { text: template } },
      },
    ];
  });
}
