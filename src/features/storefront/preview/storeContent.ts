import { findRewardType } from '../../../../resources/loyalty/rewardTypes';
import { findTaskType } from '../../../../resources/loyalty/taskTypes';
import type { Program, ProgramTask } from '../../../../resources/programs';
import type { PreviewQuestion, PreviewReview, PreviewReward, PreviewTask } from './previewContext';

type Row = Readonly<Record<string, unknown>>;

const DAY_MS = 86_400_000;

const toText = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const toRow = (value: unknown): Row => ({ ...Object(value) });

/** Returns the public name of a shopper: given name and last initial. */
function toPublicName(customer: unknown): string {
  const { firstName, lastName, name } = toRow(customer);
  const [given = '', ...others] = toText(name).split(/\s+/);
  const first = toText(firstName) || given;
  const last = toText(lastName) || (others.at(-1) ?? '');
  return last === '' ? first : `${first} ${[...last][0] ?? ''}.`;
}

function daysSince(value: unknown, today: number): number {
  const time = Date.parse(toText(value));
  return Number.isNaN(time) ? 0 : Math.max(0, Math.floor((today - time) / DAY_MS));
}

/**
 * Converts review records for the preview. Reviews without text are omitted.
 * @param today epoch milliseconds
 */
export function toPreviewReviews(rows: readonly Row[], today: number): readonly PreviewReview[] {
  return rows.flatMap((row) => {
    const rating = typeof row['rating'] === 'number' ? Math.min(5, Math.max(1, Math.round(row['rating']))) : 5;
    const text = toText(row['description']);
    const attachments = row['attachments'];
    if (text === '') return [];
    return [
      {
        author: toPublicName(row['customer']),
        rating,
        title: toText(row['title']),
        text,
        reply: toText(row['reply']),
        locale: null,
        daysAgo: daysSince(row['createdAt'], today),
        hasPicture: Array.isArray(attachments) && attachments.length > 0,
        isFeatured: row['isFeatured'] === 1 || row['isFeatured'] === true,
      },
    ];
  });
}

/** Returns the unique names of the reviewed products. */
export function getReviewedProducts(rows: readonly Row[]): readonly string[] {
  const names = rows.map(({ product }) => toText(toRow(product)['name']));
  return [...new Set(names.filter((name) => name !== ''))];
}

/**
 * Converts question records for the preview.
 * @param today epoch milliseconds
 */
export function toPreviewQuestions(rows: readonly Row[], today: number): readonly PreviewQuestion[] {
  return rows.flatMap((row) => {
    const question = toText(row['question']);
    if (question === '') return [];
    return [
      {
        author: toPublicName(row['customer']),
        question,
        answer: toText(row['answer']),
        locale: null,
        daysAgo: daysSince(row['createdAt'], today),
      },
    ];
  });
}

/** Returns the enabled tasks and rewards of the first program that has any, in their configured order. */
export function toPreviewTasksAndRewards(programs: readonly Program[]): {
  tasks: PreviewTask[];
  rewards: PreviewReward[];
} {
  const isActive = ({ isEnabled }: { isEnabled: boolean | null }) => isEnabled !== false;
  const program = programs.find(({ tasks, rewards }) => tasks?.some(isActive) || rewards?.some(isActive));
  const tasks = (program?.tasks ?? []).filter(isActive);
  const rewards = (program?.rewards ?? []).filter(isActive);
  return {
    tasks: tasks.map((task) => ({
      type: task.type ?? '',
      title: task.title ?? '',
      points: task.points ?? 0,
      perAmount: getPerAmount(task),
    })),
    rewards: rewards.map(({ type, title, pointsCost, config }) => ({
      type: type ?? '',
      title: title ?? '',
      cost: pointsCost ?? 0,
      value: findRewardType(type) ? getDiscountValue(config) : null,
    })),
  };
}

/** Returns the amount of an order that earns a task's points; null if the points don't depend on an amount. */
function getPerAmount({ type, points, config }: ProgramTask): number | null {
  const sentence = findTaskType(type)?.sentence(points ?? 0, config);
  const amount = sentence?.key === 'perAmount' ? sentence.values?.['amount'] : undefined;
  return amount && 'money' in amount ? amount.money : null;
}

function getDiscountValue(config: unknown): number | null {
  const { value, amount } = toRow(config);
  if (typeof value === 'number') return value;
  return typeof amount === 'number' ? amount : null;
}
