import { readConfig } from '../../../../resources/config/configShape';
import { rewardTypeOf } from '../../../../resources/loyalty/rewardTypes';
import type { SentenceValue } from '../../../../resources/loyalty/sentence';
import { taskTypeOf } from '../../../../resources/loyalty/taskTypes';
import type { Program, ProgramReward, ProgramTask } from '../../../../resources/programs';
import type { Assumptions } from '../costs/assumptions';
import { simulateProgram } from '../costs/simulateProgram';
import type { Place } from '../draft/programDraft';
import { pointsOfOrder } from '../tester/pointsOfOrder';

/** What may be wrong with a programme; its words are `lint.<rule>`. */
export type LintRule =
  | 'nothingToEarn'
  | 'nothingToBuy'
  | 'farReward'
  | 'farForNew'
  | 'overlap'
  | 'payout'
  | 'mailMissing'
  | 'productMissing'
  | 'neverReached';

export interface Finding {
  rule: LintRule;
  /** Where it is put right. */
  place: Place;
  values: Readonly<Record<string, SentenceValue>>;
  /** The number that singular or plural goes by. */
  count?: number;
}

/** What is held against the programme. */
export interface LintLimits {
  /** Orders of average value after which the nearest reward must be within reach. */
  orders: number;
  /** Cost as a share of the members' orders. */
  payout: number;
}

export const usualLimits: LintLimits = { orders: 5, payout: 0.1 };

interface Known {
  /** Null where the shop's figures are not known: what needs them is not held against the programme. */
  assumed: Assumptions | null;
  /** Enough to tell how far rewards are, where nothing else of the figures is known. */
  averageOrderValue?: number | undefined;
  /** Keys of the notification templates that are empty or not there; null where nobody knows. */
  missingTemplates: ReadonlySet<string> | null;
}

/** What may be wrong with a programme, the worst first. Nothing here stops a merchant from saving it. */
export function lintProgram(
  program: Program,
  { assumed, averageOrderValue = assumed?.averageOrderValue ?? 0, missingTemplates }: Known,
  limits = usualLimits,
): Finding[] {
  const tasks = (program.tasks ?? []).filter(isOn);
  const rewards = (program.rewards ?? []).filter(isOn);
  return [
    ...(tasks.length === 0 ? [atProgram('nothingToEarn')] : []),
    ...(rewards.length === 0 ? [atProgram('nothingToBuy')] : []),
    ...productsMissing(rewards),
    ...reach(program, tasks, rewards, averageOrderValue, limits),
    ...(assumed ? payout(program, assumed, limits) : []),
    ...overlaps(tasks),
    ...mailsMissing(tasks, missingTemplates),
  ];
}

const isOn = ({ isEnabled }: { isEnabled: boolean | null }) => isEnabled !== false;
const atProgram = (rule: LintRule): Finding => ({ rule, place: { of: 'program' }, values: {} });
const atTask = ({ _id: id }: ProgramTask): Place => ({ of: 'tasks', id });
const atReward = ({ _id: id }: ProgramReward): Place => ({ of: 'rewards', id });
const titleOf = ({ title, type }: ProgramTask | ProgramReward): SentenceValue => ({
  text: title?.trim() || (type ?? ''),
});

/** A reward for a product without the product: the shopper would pay points for nothing. */
function productsMissing(rewards: readonly ProgramReward[]): Finding[] {
  return rewards
    .filter((reward) => reward.type === 'free_product' && productOf(reward) === null)
    .map((reward) => ({ rule: 'productMissing', place: atReward(reward), values: { reward: titleOf(reward) } }));
}

const productOf = ({ type, config }: ProgramReward) => {
  const fields = rewardTypeOf(type)?.fields;
  return fields ? (readConfig(fields, config)['freeProduct'] ?? null) : null;
};

/** How many orders of average value the rewards are away, the nearest and each by itself. */
function reach(
  program: Program,
  tasks: readonly ProgramTask[],
  rewards: readonly ProgramReward[],
  averageOrderValue: number,
  limits: LintLimits,
): Finding[] {
  const perOrder = pointsOfOrder(program, averageOrderValue);
  const priced = rewards.flatMap((reward) => {
    const cost = reward.pointsCost ?? 0;
    return cost > 0 && rewardTypeOf(reward.type) ? [{ reward, cost }] : [];
  });
  const nearest = priced.toSorted((one, other) => one.cost - other.cost)[0];
  if (!nearest || averageOrderValue <= 0) return [];
  const welcome = tasks.filter(({ type }) => type === 'signup').reduce((sum, { points }) => sum + (points ?? 0), 0);
  const ordersTo = (cost: number) => (cost <= welcome ? 0 : Math.ceil((cost - welcome) / perOrder));
  if (perOrder <= 0) {
    const earnsElse = tasks.some(({ type }) => type !== 'place_an_order' && type !== 'signup');
    if (nearest.cost <= welcome || earnsElse) return [];
    return [{ rule: 'neverReached', place: atReward(nearest.reward), values: { reward: titleOf(nearest.reward) } }];
  }
  const orders = ordersTo(nearest.cost);
  const firstOrder = welcome + perOrder;
  return [
    ...(orders > limits.orders
      ? [
          {
            rule: 'farReward',
            place: atReward(nearest.reward),
            count: orders,
            values: { reward: titleOf(nearest.reward) },
          } as const,
        ]
      : []),
    ...(orders <= limits.orders && nearest.cost > firstOrder
      ? [
          {
            rule: 'farForNew',
            place: atReward(nearest.reward),
            count: orders,
            values: { reward: titleOf(nearest.reward), points: { points: firstOrder } },
          } as const,
        ]
      : []),
  ];
}

/** The programme gives back more of the members' orders than the limit. */
function payout(program: Program, assumed: Assumptions, limits: LintLimits): Finding[] {
  const share = simulateProgram(program, assumed).payout;
  if (share === null || share <= limits.payout) return [];
  const percent = (value: number) => ({ percent: value * 100 });
  return [
    { rule: 'payout', place: { of: 'program' }, values: { payout: percent(share), limit: percent(limits.payout) } },
  ];
}

/** Two tasks that pay for the same, where what they ask for does not tell them apart. */
function overlaps(tasks: readonly ProgramTask[]): Finding[] {
  return tasks.flatMap((task, place) => {
    const twin = tasks.slice(0, place).find((other) => other.type === task.type && sameOccasion(task, other));
    return twin
      ? [{ rule: 'overlap', place: atTask(task), values: { task: titleOf(task), other: titleOf(twin) } }]
      : [];
  });
}

/** Values by which two tasks of a type are for different occasions. */
const tellApart = ['network', 'event', 'instructions'] as const;

function sameOccasion(task: ProgramTask, other: ProgramTask): boolean {
  const fields = taskTypeOf(task.type)?.fields;
  if (!fields) return false;
  const [one, two] = [readConfig(fields, task.config), readConfig(fields, other.config)];
  return tellApart.every((name) => one[name] === two[name]);
}

function mailsMissing(tasks: readonly ProgramTask[], missing: ReadonlySet<string> | null): Finding[] {
  return tasks.flatMap((task) => {
    const template = taskTypeOf(task.type)?.template;
    if (!template || !missing?.has(template)) return [];
    return [
      { rule: 'mailMissing', place: atTask(task), values: { task: titleOf(task), template: { text: template } } },
    ];
  });
}
