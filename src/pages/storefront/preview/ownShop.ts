import { rewardTypeOf } from '../../../../resources/loyalty/rewardTypes';
import type { Program } from '../../../../resources/programs';
import type { ShownGain, ShownQuestion, ShownReview, ShownTask } from './scene';

type Row = Readonly<Record<string, unknown>>;

const day = 86_400_000;

const textIn = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const fieldsOf = (value: unknown): Row => ({ ...Object(value) });

/** A shopper's name as shops show it: the given name, and the first letter of the other. */
function shownName(customer: unknown): string {
  const { firstName, lastName, name } = fieldsOf(customer);
  const [given = '', ...others] = textIn(name).split(/\s+/);
  const first = textIn(firstName) || given;
  const last = textIn(lastName) || (others.at(-1) ?? '');
  return last === '' ? first : `${first} ${[...last][0] ?? ''}.`;
}

function daysSince(value: unknown, today: number): number {
  const at = Date.parse(textIn(value));
  return Number.isNaN(at) ? 0 : Math.max(0, Math.floor((today - at) / day));
}

/** Reviews as shoppers see them; one without words says nothing here. @param today milliseconds */
export function shownReviews(rows: readonly Row[], today: number): readonly ShownReview[] {
  return rows.flatMap((row) => {
    const rating = typeof row['rating'] === 'number' ? Math.min(5, Math.max(1, Math.round(row['rating']))) : 5;
    const text = textIn(row['description']);
    const attachments = row['attachments'];
    if (text === '') return [];
    return [
      {
        author: shownName(row['customer']),
        rating,
        title: textIn(row['title']),
        text,
        reply: textIn(row['reply']),
        locale: null,
        daysAgo: daysSince(row['createdAt'], today),
        hasPicture: Array.isArray(attachments) && attachments.length > 0,
        isFeatured: row['isFeatured'] === 1 || row['isFeatured'] === true,
      },
    ];
  });
}

/** Names of the products that reviews are about, each once. */
export function reviewedProducts(rows: readonly Row[]): readonly string[] {
  const names = rows.map(({ product }) => textIn(fieldsOf(product)['name']));
  return [...new Set(names.filter((name) => name !== ''))];
}

/** Questions as shoppers see them. @param today milliseconds */
export function shownQuestions(rows: readonly Row[], today: number): readonly ShownQuestion[] {
  return rows.flatMap((row) => {
    const question = textIn(row['question']);
    if (question === '') return [];
    return [
      {
        author: shownName(row['customer']),
        question,
        answer: textIn(row['answer']),
        locale: null,
        daysAgo: daysSince(row['createdAt'], today),
      },
    ];
  });
}

/** What of the first programme that has anything is on, in the merchant's order. */
export function shownWays(programs: readonly Program[]): { tasks: ShownTask[]; gains: ShownGain[] } {
  const isOn = ({ isEnabled }: { isEnabled: boolean | null }) => isEnabled !== false;
  const program = programs.find(({ tasks, rewards }) => tasks?.some(isOn) || rewards?.some(isOn));
  const tasks = (program?.tasks ?? []).filter(isOn);
  const rewards = (program?.rewards ?? []).filter(isOn);
  return {
    tasks: tasks.map(({ type, title, points }) => ({ type: type ?? '', title: title ?? '', points: points ?? 0 })),
    gains: rewards.map(({ type, title, pointsCost, config }) => ({
      type: type ?? '',
      title: title ?? '',
      cost: pointsCost ?? 0,
      value: rewardTypeOf(type) ? valueIn(config) : null,
    })),
  };
}

function valueIn(config: unknown): number | null {
  const { value, amount } = fieldsOf(config);
  if (typeof value === 'number') return value;
  return typeof amount === 'number' ? amount : null;
}
